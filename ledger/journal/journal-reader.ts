import { noUnits, type BilledUnits } from '../../metering/units.ts';
import {
  CLOSE,
  CONTEXT,
  OPEN,
  OUTCOMES,
  RECORDS,
  UNITS,
  type CallContext,
  type JournalRecord,
} from './journal-format.ts';
import { payloadsIn } from './journal-payloads.ts';
import { RecordCursor } from './record-cursor.ts';
import type { ClosedCall, OpenCall } from '../ledger-call.ts';

/**
 * Reads the records of one segment. What is damaged is left out, and reading goes on at the next valid frame. A last
 * write that was cut off is not damage.
 *
 * @param noteDamage is called when records are left out, once or several times
 */
export function* readFrames(
  bytes: Buffer,
  noteDamage: () => void = () => undefined,
): Generator<JournalRecord> {
  const contexts = new Map<number, CallContext>();
  for (const payload of payloadsIn(bytes, noteDamage)) {
    const isValid = payload[0] === RECORDS && (yield* readRecords(payload.subarray(1), contexts));
    if (!isValid) noteDamage();
  }
}

/** Returns false when a record is invalid. */
function* readRecords(bytes: Buffer, contexts: Map<number, CallContext>): Generator<JournalRecord, boolean> {
  const cursor = new RecordCursor(bytes);
  while (!cursor.isAtEnd) {
    const record = readRecord(cursor, contexts);
    if (cursor.isInvalid) return false;
    if (record !== null) yield record;
  }
  return true;
}

function readRecord(cursor: RecordCursor, contexts: Map<number, CallContext>): JournalRecord | null {
  const type = cursor.uint8();
  const index = cursor.uint32();
  if (type === CONTEXT) {
    const text = cursor.text(cursor.uint32(), 'utf8');
    // The checksum says that this program wrote it.
    if (!cursor.isInvalid) contexts.set(index, JSON.parse(text) as CallContext);
    return null;
  }
  const context = contexts.get(index);
  if (context === undefined || (type !== OPEN && type !== CLOSE)) return cursor.fail();
  const open = readCall(cursor, context);
  return type === OPEN ? { kind: 'open', open } : { kind: 'close', closed: readClose(cursor, open) };
}

function readCall(cursor: RecordCursor, context: CallContext): OpenCall {
  const reservedNanoEur = cursor.bigInt64();
  const startedAtMs = cursor.timeMs();
  // Not that of its start: a call that waited for its budget over a month's end belongs to the month that it began in.
  const period = cursor.period();
  const requestId = cursor.text(cursor.uint8(), 'latin1');
  const grant = { reservedNanoEur, period, startedAtMs };
  return { call: { requestId, ...context }, grant };
}

function readClose(cursor: RecordCursor, open: OpenCall): ClosedCall {
  const outcome = OUTCOMES[cursor.uint8()] ?? cursor.fail() ?? 'failed';
  const estimated = cursor.boolean();
  const costNanoEur = cursor.bigInt64();
  const settledAtMs = cursor.timeMs();
  const bill = { units: readUnits(cursor), costNanoEur, estimated };
  const attempts = cursor.text(cursor.uint32(), 'utf8');
  return { ...open, outcome, bill, attempts, settledAtMs };
}

function readUnits(cursor: RecordCursor): BilledUnits {
  const mask = cursor.uint16();
  if (mask >= 1 << UNITS.length) cursor.fail();
  const units = noUnits();
  UNITS.forEach((unit, position) => {
    if ((mask & (1 << position)) !== 0) units[unit] = cursor.float64();
  });
  return units;
}
