import { crc32 } from 'node:zlib';
import {
  CLOSE,
  CONTEXT,
  HEADER_BYTES,
  MAX_PAYLOAD_BYTES,
  OPEN,
  OUTCOMES,
  RECORDS,
  type CallContext,
} from './journal-format.ts';
import type { ClosedCall, OpenCall } from '../ledger-call.ts';
import { monthsOf } from '../period.ts';

const INITIAL_BYTES = 16_384;
/** At least the size of a record without its texts of variable length, and of a frame's header and type. */
const FIXED_BYTES = 512;
const MAX_ID_LENGTH = 255;
/** The most bytes of a UTF-16 code unit in UTF-8. */
const UTF8_BYTES = 3;

/**
 * Records for one write, in the order in which they were added. They share one frame, and thereby one checksum; a frame that would be
 * too long is followed by another. Adding throws for what cannot be recorded, and then adds nothing.
 */
export class FrameBuffer {
  #bytes = Buffer.allocUnsafe(INITIAL_BYTES);
  #view = viewOf(this.#bytes);
  /** Where the payload of the unfinished frame starts; 0: there is none. */
  #payload = 0;
  #end = 0;
  /** The month of the last call, which most calls share, and its number. */
  #period = '';
  #months = 0;

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  addContext(index: number, context: CallContext): void {
    const text = JSON.stringify(context);
    const at = this.#begin(text.length * UTF8_BYTES);
    this.#view.setUint8(at, CONTEXT);
    this.#view.setUint32(at + 1, index, true);
    this.#end = this.#writeText(at + 5, text);
  }

  addOpen(index: number, open: OpenCall): void {
    const at = this.#begin(0);
    this.#view.setUint8(at, OPEN);
    this.#end = this.#writeCall(at + 1, index, open);
  }

  addClose(index: number, closed: ClosedCall): void {
    const { bill, outcome, settledAtMs, attempts } = closed;
    const start = this.#begin(attempts.length * UTF8_BYTES);
    const view = this.#view;
    view.setUint8(start, CLOSE);
    const at = this.#writeCall(start + 1, index, closed);
    view.setUint8(at, OUTCOMES.indexOf(outcome));
    view.setUint8(at + 1, bill.estimated ? 1 : 0);
    view.setBigInt64(at + 2, checkedAmount(bill.costNanoEur), true);
    view.setFloat64(at + 10, settledAtMs, true);
    // A mask of the units that are not zero, and their counts.
    let mask = 0;
    let bit = 1;
    let end = at + 20;
    for (const count of countsOf(bill.units)) {
      if (count !== 0) {
        mask |= bit;
        view.setFloat64(end, count, true);
        end += 8;
      }
      bit <<= 1;
    }
    view.setUint16(at + 18, mask, true);
    this.#end = this.#writeText(end, attempts);
  }

  /** Returns and clears the frames. The bytes are valid until the next record is added. */
  take(): Buffer {
    this.#finishFrame();
    const taken = this.#bytes.subarray(0, this.#end);
    this.#end = 0;
    return taken;
  }

  #writeCall(at: number, index: number, { call: { requestId }, grant }: OpenCall): number {
    if (requestId.length > MAX_ID_LENGTH)
      throw new RangeError('the id of a call is too long for the journal');
    if (grant.period !== this.#period) this.#months = monthsOf(grant.period);
    this.#period = grant.period;
    const view = this.#view;
    view.setUint32(at, index, true);
    view.setBigInt64(at + 4, checkedAmount(grant.reservedNanoEur), true);
    view.setFloat64(at + 12, grant.startedAtMs, true);
    view.setUint16(at + 20, this.#months, true);
    view.setUint8(at + 22, requestId.length);
    return at + 23 + this.#bytes.write(requestId, at + 23, 'latin1');
  }

  #writeText(at: number, text: string): number {
    const length = text === '' ? 0 : this.#bytes.write(text, at + 4, 'utf8');
    this.#view.setUint32(at, length, true);
    return at + 4 + length;
  }

  /** Returns where the next record starts. */
  #begin(variableBytes: number): number {
    const mostBytes = FIXED_BYTES + variableBytes;
    if (mostBytes > MAX_PAYLOAD_BYTES) throw new RangeError('a record is too long for the journal');
    if (this.#payload > 0 && this.#end - this.#payload + mostBytes > MAX_PAYLOAD_BYTES) this.#finishFrame();
    if (this.#end + mostBytes > this.#bytes.length) this.#grow(this.#end + mostBytes);
    if (this.#payload === 0) {
      this.#payload = this.#end + HEADER_BYTES;
      this.#view.setUint8(this.#payload, RECORDS);
      this.#end = this.#payload + 1;
    }
    return this.#end;
  }

  #grow(neededBytes: number): void {
    const larger = Buffer.allocUnsafe(Math.max(neededBytes, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }

  #finishFrame(): void {
    if (this.#payload === 0) return;
    const payload = this.#bytes.subarray(this.#payload, this.#end);
    this.#view.setUint32(this.#payload - HEADER_BYTES, payload.length, true);
    this.#view.setUint32(this.#payload - 4, crc32(payload), true);
    this.#payload = 0;
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Throws for an amount that 64 bits cannot hold, which would be written as another one. */
function checkedAmount(nanoEur: bigint): bigint {
  if (BigInt.asIntN(64, nanoEur) !== nanoEur) throw new RangeError('an amount is too large for the journal');
  return nanoEur;
}

/** The counts in the order of `UNITS`. Properties that are named are read in a fifth of the time. */
function countsOf(units: ClosedCall['bill']['units']): number[] {
  return [
    units.inputTokens,
    units.cachedInputTokens,
    units.cacheWriteTokens,
    units.outputTokens,
    units.reasoningTokens,
    units.images,
    units.pages,
    units.seconds,
    units.characters,
    units.cacheWrite1hTokens,
    units.audioInputTokens,
    units.audioOutputTokens,
    units.searches,
  ];
}
