import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { secondsOfWav } from '../../metering/wav-header.ts';
import { chunk, wavFile, wavFormat, type WavParts } from '../../scripts/test-bed/wav.ts';

const secondsOf = (file: Buffer): number | null => secondsOfWav(file.subarray(0, 8_192), file.length);

/** Valid headers, with their seconds. */
const TRUE: [what: string, parts: WavParts, seconds: number][] = [
  ['16 bit mono', { seconds: 3 }, 3],
  ['24 bit stereo at 48 kHz', { seconds: 2, channels: 2, samplesPerSecond: 48_000, bitsPerSample: 24 }, 2],
  ['floats', { format: 3, bitsPerSample: 32 }, 1],
  ['A-law of a telephone', { format: 6, samplesPerSecond: 8_000, bitsPerSample: 8, seconds: 4 }, 4],
  ['µ-law of a telephone', { format: 7, samplesPerSecond: 8_000, bitsPerSample: 8, seconds: 4 }, 4],
  ['extensible integers', { subFormat: { number: 1 } }, 1],
  ['a chunk before the format', { before: [chunk('bext', Buffer.alloc(602))] }, 1],
  ['a padded chunk before the data', { between: [chunk('fact', Buffer.from('abc')), Buffer.alloc(1)] }, 1],
  ['a length that was not known when it was written', { claimedBytes: 0xffff_ffff }, 1],
];

/** Headers that cannot be trusted, whatever follows them. */
const FORGED: [what: string, parts: WavParts][] = [
  ['a compressed format', { format: 0x0055 }],
  ['a compressed sub-format', { subFormat: { number: 0x0055 } }],
  ['a sub-format of somebody else', { subFormat: { number: 1, tail: '000000001000800000aa00389b72' } }],
  ['an extensible format without a sub-format', { format: 0xfffe }],
  ['a sample rate beyond all converters', { samplesPerSecond: 4_000_000, seconds: 0.01 }],
  ['a sample rate of zero', { samplesPerSecond: 0, seconds: 0 }],
  ['no channel', { channels: 0, seconds: 0 }],
  ['65,535 channels', { channels: 65_535, samplesPerSecond: 8_000, bitsPerSample: 8, seconds: 0.001 }],
  ['4 bits a sample', { bitsPerSample: 4 }],
  ['64 bit integers', { bitsPerSample: 64 }],
  ['a rate of bytes that is not that of its samples', { bytesPerSecond: 64_000 }],
  ['frames that are not of its samples', { bytesPerFrame: 4 }],
  ['less data than its length', { claimedBytes: 64_000 }],
  ['data of no length', { claimedBytes: 0, seconds: 3 }],
  ['much more than its data', { after: Buffer.alloc(100_000) }],
  ['two formats', { before: [wavFormat({ samplesPerSecond: 8_000 })] }],
  ['two formats around another chunk', { between: [wavFormat({ samplesPerSecond: 384_000 })] }],
  ['its data far behind', { between: [chunk('JUNK', Buffer.alloc(9_000))] }],
];

describe('the length of a WAV file', () => {
  test.each(TRUE)('is read from a header of %s', (_what, parts, seconds) => {
    expect(secondsOf(wavFile(parts))).toBeCloseTo(seconds, 5);
  });

  test.each(FORGED)('is not read from a header of %s', (_what, parts) => {
    expect(secondsOf(wavFile(parts))).toBeNull();
  });

  test('includes bytes after the data', () => {
    const after = chunk('LIST', Buffer.alloc(32_000 - 8));
    expect(secondsOf(wavFile({ after }))).toBeCloseTo(2, 5);
  });

  test.each(['OggS', 'fLaC', 'ID3', 'RF64', ''])('is not read from %j', (magic) => {
    const file = wavFile();
    file.write(magic.padEnd(4, '\0'), 0, 'latin1');
    expect(secondsOf(file)).toBeNull();
  });

  test('is not read from a header that is cut off, and no bytes cause an error', () => {
    const complete = wavFile({ subFormat: { number: 1 } });
    for (let size = 0; size < 68; size += 1) expect(secondsOf(complete.subarray(0, size))).toBeNull();
    const change = fc.record({ at: fc.nat(80), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const file = Buffer.from(complete);
        for (const { at, byte } of changes) file[at] = byte;
        // No second has more bytes than the largest format.
        const least = file.length / (8 * 384_000 * 8);
        expect(secondsOf(file) ?? least).toBeGreaterThanOrEqual(least * 0.9);
      }),
    );
  });
});
