import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FrameBuffer } from '../../../ledger/journal/journal-frames.ts';
import { readFrames } from '../../../ledger/journal/journal-reader.ts';
import type { ClosedCall } from '../../../ledger/ledger-call.ts';
import { noUnits } from '../../../metering/units.ts';
import { closedCall, contextOf, openCall } from '../journal-calls.ts';

const HEADER_BYTES = 8;
const MAX_PAYLOAD_BYTES = 1_048_576;

/** The bytes of one write that opens calls. */
function openedTogether(...requestIds: string[]): Buffer {
  const frames = new FrameBuffer();
  frames.addContext(0, contextOf(openCall('').call));
  for (const id of requestIds) frames.addOpen(0, openCall(id));
  return Buffer.from(frames.take());
}

function idsIn(bytes: Buffer): string[] {
  return [...readFrames(bytes)].map((one) => (one.kind === 'open' ? one.open : one.closed).call.requestId);
}

/** The lengths of the payloads of frames. */
function payloadLengths(bytes: Buffer): number[] {
  const lengths: number[] = [];
  for (let at = 0; at < bytes.length; at += HEADER_BYTES + (lengths.at(-1) ?? 0))
    lengths.push(bytes.readUInt32LE(at));
  return lengths;
}

const units = fc.record({
  inputTokens: fc.nat(),
  cachedInputTokens: fc.nat(),
  cacheWriteTokens: fc.nat(),
  cacheWrite1hTokens: fc.nat(),
  audioInputTokens: fc.nat(),
  audioOutputTokens: fc.nat(),
  searches: fc.nat(),
  outputTokens: fc.nat(),
  reasoningTokens: fc.nat(),
  images: fc.nat(),
  pages: fc.nat(),
  seconds: fc.double({ min: 0, max: 1e9, noNaN: true }),
  characters: fc.maxSafeNat(),
});
const nanoEur = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const timeMs = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) });

const anyClosed: fc.Arbitrary<ClosedCall> = fc
  .record({
    id: fc.uuid(),
    keyId: fc.string({ maxLength: 20 }),
    reserved: nanoEur,
    cost: nanoEur,
    startedAtMs: timeMs,
    settledAtMs: timeMs,
    units,
    outcome: fc.constantFrom('completed', 'failed', 'cancelled'),
    estimated: fc.boolean(),
    attempts: fc.string(),
  })
  .map(({ id, keyId, reserved, cost, startedAtMs, units, estimated, ...rest }) => ({
    ...rest,
    call: { ...openCall(id, keyId).call, deployment: 'one/up-chat' },
    grant: {
      reservedNanoEur: reserved,
      period: new Date(startedAtMs).toISOString().slice(0, 7),
      startedAtMs,
    },
    bill: { units, costNanoEur: cost, estimated },
  }));

describe('a journal is read as it was written', () => {
  test('with all texts, times, units and amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyClosed, fc.boolean(), fc.boolean())), (calls) => {
        const frames = new FrameBuffer();
        const writes: Buffer[] = [];
        const expected = calls.map(([closed, isOpen, isLast], index) => {
          const open = { call: closed.call, grant: closed.grant };
          frames.addContext(index, contextOf(closed.call));
          if (isOpen) frames.addOpen(index, open);
          else frames.addClose(index, closed);
          if (isLast) writes.push(Buffer.from(frames.take()));
          return isOpen ? { kind: 'open', open } : { kind: 'close', closed };
        });
        writes.push(Buffer.from(frames.take()));
        expect([...readFrames(Buffer.concat(writes))]).toEqual(expected);
      }),
    );
  });

  test.each([
    ['no units', noUnits()],
    ['a part of a second', { ...noUnits(), seconds: 8.2 }],
    ['the last unit', { ...noUnits(), searches: 1 }],
  ])('with %s', (_name, used) => {
    const frames = new FrameBuffer();
    const closed = { ...closedCall('one'), bill: { ...closedCall('one').bill, units: used } };
    frames.addContext(0, contextOf(closed.call));
    frames.addClose(0, closed);
    expect([...readFrames(frames.take())]).toEqual([{ kind: 'close', closed }]);
  });

  test('with texts that are longer than the buffer', () => {
    const frames = new FrameBuffer();
    const open = openCall('long', 'ü'.repeat(20_000));
    frames.addContext(7, contextOf(open.call));
    frames.addOpen(7, open);
    const closed = { ...closedCall('long'), ...open, attempts: JSON.stringify('é'.repeat(20_000)) };
    frames.addClose(7, closed);
    for (let count = 0; count < 300; count += 1) frames.addOpen(7, open);
    const [first, second, ...others] = readFrames(frames.take());
    expect([first, second]).toEqual([
      { kind: 'open', open },
      { kind: 'close', closed },
    ]);
    expect(others).toHaveLength(300);
    expect(frames.isEmpty).toBe(true);
  });
});

describe('the calls of one write', () => {
  test('share one frame', () => {
    expect(payloadLengths(openedTogether('one', 'two', 'three'))).toHaveLength(1);
  });

  test('have several frames when one would be too long', () => {
    const ids = Array.from({ length: 60_000 }, (_, index) => `call-${index}`);
    const bytes = openedTogether(...ids);
    const lengths = payloadLengths(bytes);
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES);
    expect(idsIn(bytes)).toEqual(ids);
  });

  test.each<[string, (frames: FrameBuffer) => void]>([
    ['a long id', (frames) => frames.addOpen(0, openCall('i'.repeat(256)))],
    [
      'attempts of a megabyte',
      (frames) => frames.addClose(0, { ...closedCall('x'), attempts: 'a'.repeat(400_000) }),
    ],
    ['a long context', (frames) => frames.addContext(1, contextOf(openCall('x', 'k'.repeat(400_000)).call))],
    [
      'an amount beyond 64 bits',
      (frames) =>
        frames.addOpen(0, {
          ...openCall('x'),
          grant: { ...openCall('x').grant, reservedNanoEur: 2n ** 63n },
        }),
    ],
  ])('do not include one with %s, which is refused', (_name, add) => {
    const frames = new FrameBuffer();
    frames.addContext(0, contextOf(openCall('').call));
    frames.addOpen(0, openCall('one'));
    expect(() => {
      add(frames);
    }).toThrow(RangeError);
    frames.addOpen(0, openCall('two'));
    expect(idsIn(frames.take())).toEqual(['one', 'two']);
  });
});

function isDamaged(bytes: Buffer): boolean {
  let found = false;
  for (const _record of readFrames(bytes, () => (found = true))) continue;
  return found;
}

describe('a journal that was cut off or damaged', () => {
  const first = openedTogether('one', 'two');
  const bytes = Buffer.concat([first, openedTogether('three', 'four')]);

  test('has the calls of all writes that are complete', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(idsIn(bytes.subarray(0, length))).toEqual(length < first.length ? [] : ['one', 'two']);
    expect(idsIn(bytes)).toEqual(['one', 'two', 'three', 'four']);
  });

  test('has the calls of all other writes, and is known to be damaged, whichever bit is wrong', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      for (let bit = 1; bit < 256; bit <<= 1) {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ bit;
        expect(idsIn(damaged)).toEqual(at < first.length ? ['three', 'four'] : ['one', 'two']);
        if (at < first.length) expect(isDamaged(damaged)).toBe(true);
      }
    }
  });

  test('is not damaged when its last write was cut off, or only allocated', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(isDamaged(bytes.subarray(0, length))).toBe(false);
    expect(isDamaged(Buffer.concat([bytes, Buffer.alloc(4_096)]))).toBe(false);
  });

  test('is damaged when its last write is complete and wrong', () => {
    const wrong = Buffer.from(bytes);
    wrong[bytes.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    expect(isDamaged(wrong)).toBe(true);
  });

  test('has the calls after megabytes of anything', () => {
    for (const filling of [0, 1, 4, 255]) {
      const damaged = Buffer.concat([first, Buffer.alloc(3_000_000, filling), bytes]);
      expect(idsIn(damaged)).toEqual(['one', 'two', 'one', 'two', 'three', 'four']);
      expect(isDamaged(damaged)).toBe(true);
    }
  });

  test('has the calls after a length that the gateway never writes', () => {
    const empty = Buffer.alloc(HEADER_BYTES);
    expect(idsIn(Buffer.concat([first, empty, first]))).toEqual(['one', 'two', 'one', 'two']);
    const large = Buffer.alloc(HEADER_BYTES + MAX_PAYLOAD_BYTES + 1);
    large.writeUInt32LE(MAX_PAYLOAD_BYTES + 1, 0);
    large.writeUInt32LE(crc32(large.subarray(HEADER_BYTES)), 4);
    expect(idsIn(Buffer.concat([first, large, first]))).toEqual(['one', 'two', 'one', 'two']);
  });
});

describe('a record with a valid checksum that the gateway never writes ends the reading of its write', () => {
  const closed = closedCall('bad');
  const idBytes = 'bad'.length;
  /** Positions in the record of an ended call. */
  const AT = {
    type: 0,
    context: 1,
    startedAt: 13,
    month: 21,
    idLength: 23,
    outcome: 24 + idBytes,
    estimated: 25 + idBytes,
  };
  const UNITS_AT = 24 + idBytes + 18;

  /** Two writes, the first of which has a record with another byte at a position. */
  function journalWith(at: number, byte: number): Buffer {
    const frames = new FrameBuffer();
    frames.addContext(0, contextOf(closed.call));
    frames.addOpen(0, openCall('one'));
    const before = frames.take().length;
    frames.addContext(0, contextOf(closed.call));
    frames.addOpen(0, openCall('one'));
    frames.addClose(0, closed);
    const bytes = Buffer.from(frames.take());
    bytes[before + at] = byte;
    bytes.writeUInt32LE(crc32(bytes.subarray(HEADER_BYTES)), 4);
    return Buffer.concat([bytes, openedTogether('two')]);
  }

  test.each([
    ['type', AT.type, 9],
    ['context', AT.context, 7],
    ['time', AT.startedAt + 7, 0x7f],
    ['month', AT.month + 1, 0],
    ['length of the id', AT.idLength, 255],
    ['outcome', AT.outcome, 3],
    ['mark of an estimate', AT.estimated, 2],
    ['mask of units', UNITS_AT + 1, 0xff],
    ['number of units', UNITS_AT, 0xff],
    ['length of the attempts', UNITS_AT + 2 + 3 * 8, 1],
  ])('with a wrong %s', (_name, at, byte) => {
    expect(idsIn(journalWith(at, byte))).toEqual(['one', 'two']);
    expect(isDamaged(journalWith(at, byte))).toBe(true);
  });

  test('and one that is complete does not', () => {
    expect(idsIn(journalWith(AT.type, 3))).toEqual(['one', 'bad', 'two']);
  });
});
