import { noUnits } from '../metering/units.ts';
import {
  CLOSE,
  CONTEXT,
  MARK_INDEX,
  OPEN,
  OUTCOMES,
  UNITS,
  type CallContext,
  type JournalRecord,
} from './journal-format.ts';
import type { ClosedCall, OpenCall } from './ledger-call.ts';
import { periodOf } from './period.ts';

const TIME_LENGTH = '2026-11-22T00:00:00.000Z'.length;

/** Reads a frame of an earlier release, which has one record. Null for a context, which is added to those of the segment. */
export function readEarlierFrame(payload: Buffer, contexts: Map<number, CallContext>): JournalRecord | null {
  const type = payload.readUInt8(0);
  const index = payload.readUInt32LE(1);
  if (type === CONTEXT && index === MARK_INDEX) return null;
  if (type === CONTEXT) {
    // The checksum says that this program wrote it.
    contexts.set(index, JSON.parse(payload.toString('utf8', 5)) as CallContext);
    return null;
  }
  const context = contexts.get(index);
  if (context === undefined) return null;
  const { open, end } = readCall(payload, context);
  if (type === OPEN) return { kind: 'open', open };
  return type === CLOSE ? { kind: 'close', closed: readClose(payload, end, open) } : null;
}

function readCall(payload: Buffer, context: CallContext): { open: OpenCall; end: number } {
  const reservedNanoEur = payload.readBigInt64LE(5);
  const startedAt = payload.toString('latin1', 13, 13 + TIME_LENGTH);
  const idAt = 13 + TIME_LENGTH + 1;
  const end = idAt + payload.readUInt8(idAt - 1);
  const call = { requestId: payload.toString('latin1', idAt, end), ...context };
  const grant = { reservedNanoEur, period: periodOf(startedAt), startedAtMs: Date.parse(startedAt) };
  return { open: { call, grant }, end };
}

function readClose(payload: Buffer, start: number, open: OpenCall): ClosedCall {
  const outcome = OUTCOMES[payload.readUInt8(start)] ?? 'failed';
  const estimated = payload.readUInt8(start + 1) === 1;
  const costNanoEur = payload.readBigInt64LE(start + 2);
  const settledAt = payload.toString('latin1', start + 10, start + 10 + TIME_LENGTH);
  const unitsAt = start + 11 + TIME_LENGTH;
  const count = payload.readUInt8(unitsAt - 1);
  const units = noUnits();
  UNITS.slice(0, count).forEach((unit, index) => {
    units[unit] = payload.readDoubleLE(unitsAt + index * 8);
  });
  const rest = payload.toString('utf8', unitsAt + count * 8);
  // The checksum says that this program wrote it.
  const { attempts = '' } = rest === '' ? {} : (JSON.parse(rest) as Partial<Pick<ClosedCall, 'attempts'>>);
  const bill = { units, costNanoEur, estimated };
  return { ...open, outcome, bill, attempts, settledAtMs: Date.parse(settledAt) };
}
