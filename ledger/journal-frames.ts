import { crc32 } from 'node:zlib';
import type { Bill } from '../metering/bill.ts';
import { noUnits } from '../metering/units.ts';
import type { ClosedCall, LedgerCall, OpenCall, Outcome } from './ledger-call.ts';
import { periodOf } from './period.ts';
import { timeText } from './time-text.ts';

/** A call without its id: equal for many calls, and therefore written once in each segment. */
export type CallContext = Omit<LedgerCall, 'requestId'>;

/** One record of a journal. */
export type JournalRecord = { kind: 'open'; open: OpenCall } | { kind: 'close'; closed: ClosedCall };

const CONTEXT = 1;
const OPEN = 2;
const CLOSE = 3;

/** The header of a payload: its length and its CRC-32. */
const HEADER_BYTES = 8;
/** A longer frame was not written by this program. */
const MAX_PAYLOAD_BYTES = 1_048_576;
const OUTCOMES: readonly Outcome[] = ['completed', 'failed', 'cancelled'];
/** New units are added at the end: journals of earlier releases have fewer. */
const UNITS = [
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'outputTokens',
  'reasoningTokens',
  'images',
  'pages',
  'seconds',
  'characters',
  'cacheWrite1hTokens',
] as const satisfies readonly (keyof Bill['units'])[];
const TIME_LENGTH = '2026-11-22T00:00:00.000Z'.length;
const INITIAL_BYTES = 16_384;
/** At least the size of a frame of a call without its texts of variable length. */
const FIXED_BYTES = 256;

/** Frames for one write, in the order in which they were added. */
export class FrameBuffer {
  #bytes: Buffer = Buffer.allocUnsafe(INITIAL_BYTES);
  #end = 0;

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  addContext(index: number, context: CallContext): void {
    const text = JSON.stringify(context);
    const start = this.#begin(text.length * 3);
    let at = this.#bytes.writeUInt8(CONTEXT, start);
    at = this.#bytes.writeUInt32LE(index, at);
    at += this.#bytes.write(text, at, 'utf8');
    this.#finish(start, at);
  }

  addOpen(index: number, open: OpenCall): void {
    const { requestId } = open.call;
    const start = this.#begin(requestId.length);
    let at = this.#bytes.writeUInt8(OPEN, start);
    at = this.#writeCall(at, index, open);
    this.#finish(start, at);
  }

  addClose(index: number, closed: ClosedCall): void {
    const { bill, outcome, settledAtMs, attempts } = closed;
    const { units, costNanoEur, estimated } = bill;
    const rest = attempts === '' ? '' : JSON.stringify({ attempts });
    const start = this.#begin(closed.call.requestId.length + rest.length * 3);
    let at = this.#bytes.writeUInt8(CLOSE, start);
    at = this.#writeCall(at, index, closed);
    at = this.#bytes.writeUInt8(OUTCOMES.indexOf(outcome), at);
    at = this.#bytes.writeUInt8(estimated ? 1 : 0, at);
    at = this.#bytes.writeBigInt64LE(costNanoEur, at);
    at += this.#bytes.write(timeText(settledAtMs), at, 'latin1');
    at = this.#bytes.writeUInt8(UNITS.length, at);
    for (const unit of UNITS) at = this.#bytes.writeDoubleLE(units[unit], at);
    at += this.#bytes.write(rest, at, 'utf8');
    this.#finish(start, at);
  }

  /** Returns and clears the frames. The bytes are valid until the next frame is added. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#end);
    this.#end = 0;
    return taken;
  }

  #writeCall(start: number, index: number, { call, grant }: OpenCall): number {
    let at = this.#bytes.writeUInt32LE(index, start);
    at = this.#bytes.writeBigInt64LE(grant.reservedNanoEur, at);
    at += this.#bytes.write(timeText(grant.startedAtMs), at, 'latin1');
    at = this.#bytes.writeUInt8(call.requestId.length, at);
    return at + this.#bytes.write(call.requestId, at, 'latin1');
  }

  #begin(variableBytes: number): number {
    const needed = this.#end + HEADER_BYTES + FIXED_BYTES + variableBytes;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#end);
      this.#bytes = larger;
    }
    return this.#end + HEADER_BYTES;
  }

  #finish(start: number, end: number): void {
    this.#bytes.writeUInt32LE(end - start, start - HEADER_BYTES);
    this.#bytes.writeUInt32LE(crc32(this.#bytes.subarray(start, end)), start - HEADER_BYTES + 4);
    this.#end = end;
  }
}

/** Reads the frames of one segment, up to its end or to the first damaged frame. */
export function* readFrames(bytes: Buffer): Generator<JournalRecord> {
  const contexts = new Map<number, CallContext>();
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const length = bytes.readUInt32LE(at);
    const start = at + HEADER_BYTES;
    if (length === 0 || length > MAX_PAYLOAD_BYTES || start + length > bytes.length) return;
    const payload = bytes.subarray(start, start + length);
    if (crc32(payload) !== bytes.readUInt32LE(at + 4)) return;
    const record = readPayload(payload, contexts);
    if (record !== null) yield record;
    at = start + length;
  }
}

function readPayload(payload: Buffer, contexts: Map<number, CallContext>): JournalRecord | null {
  const type = payload.readUInt8(0);
  const index = payload.readUInt32LE(1);
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
