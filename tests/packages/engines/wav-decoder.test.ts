import { describe, expect, test } from '@jest/globals';
import { audioFormatOf } from '../../../packages/engines/audio/format.ts';
import { WavDecoder } from '../../../packages/engines/audio/wav-decoder.ts';
import { wavHeader } from '../../../packages/engines/audio/wav-header.ts';

interface Fields {
  encoding: number;
  channels: number;
  bits: number;
  data: Buffer;
  before?: Buffer;
}

function wav({ encoding, channels, bits, data, before = Buffer.alloc(0) }: Fields): Buffer {
  const head = wavHeader(8_000, data.length);
  head.writeUInt16LE(encoding, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt16LE(bits, 34);
  return Buffer.concat([head.subarray(0, 12), before, head.subarray(12), data]);
}

async function decoded(file: Buffer, pieceBytes = file.length): Promise<number[]> {
  const decoder = new WavDecoder();
  const samples: number[] = [];
  for (let start = 0; start < file.length; start += pieceBytes) {
    const audio = await decoder.decode(file.subarray(start, start + pieceBytes));
    samples.push(...(audio?.samples ?? []));
  }
  return samples;
}

const numbers = (count: number, write: (bytes: Buffer, index: number) => void, size: number): Buffer => {
  const bytes = Buffer.alloc(count * size);
  for (let index = 0; index < count; index += 1) write(bytes, index);
  return bytes;
};
const halves = [0.5, -0.5];

describe('WAV is decoded', () => {
  test.each<[what: string, fields: Fields]>([
    ['8 bits', { encoding: 1, channels: 1, bits: 8, data: Buffer.from([192, 64]) }],
    [
      '16 bits',
      {
        encoding: 1,
        channels: 1,
        bits: 16,
        data: numbers(2, (b, i) => b.writeInt16LE((halves[i] ?? 0) * 2 ** 15, i * 2), 2),
      },
    ],
    [
      '24 bits',
      {
        encoding: 1,
        channels: 1,
        bits: 24,
        data: numbers(2, (b, i) => b.writeIntLE((halves[i] ?? 0) * 2 ** 23, i * 3, 3), 3),
      },
    ],
    [
      '32 bits',
      {
        encoding: 1,
        channels: 1,
        bits: 32,
        data: numbers(2, (b, i) => b.writeInt32LE((halves[i] ?? 0) * 2 ** 31, i * 4), 4),
      },
    ],
    [
      'floats',
      {
        encoding: 3,
        channels: 1,
        bits: 32,
        data: numbers(2, (b, i) => b.writeFloatLE(halves[i] ?? 0, i * 4), 4),
      },
    ],
    [
      'doubles',
      {
        encoding: 3,
        channels: 1,
        bits: 64,
        data: numbers(2, (b, i) => b.writeDoubleLE(halves[i] ?? 0, i * 8), 8),
      },
    ],
    // The codes of G.711 that are nearest to one half.
    ['mu-law', { encoding: 7, channels: 1, bits: 8, data: Buffer.from([0x8f, 0x0f]) }],
    ['A-law', { encoding: 6, channels: 1, bits: 8, data: Buffer.from([0xa5, 0x25]) }],
  ])('in %s, split at any byte', async (_what, fields) => {
    const file = wav(fields);
    const whole = await decoded(file);
    expect(whole).toHaveLength(2);
    whole.forEach((sample, index) => expect(sample).toBeCloseTo(halves[index] ?? 0, 1));
    for (const pieceBytes of [1, 3, 7]) expect(await decoded(file, pieceBytes)).toEqual(whole);
  });

  test('with all channels mixed into one', async () => {
    const data = numbers(4, (b, i) => b.writeInt16LE([1, 0, -1, 0][i] === 1 ? 16_384 : 0, i * 2), 2);
    expect(await decoded(wav({ encoding: 1, channels: 2, bits: 16, data }))).toEqual([0.25, 0]);
  });

  test('after other chunks', async () => {
    const before = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const data = Buffer.from([192, 64]);
    expect(await decoded(wav({ encoding: 1, channels: 1, bits: 8, data, before }), 5)).toEqual([0.5, -0.5]);
  });

  test.each([
    ['an unknown encoding', { encoding: 2, channels: 1, bits: 4 }],
    ['no channels', { encoding: 1, channels: 0, bits: 16 }],
  ])('but not with %s', async (_what, fields) => {
    const decoding = async (): Promise<unknown> => decoded(wav({ ...fields, data: Buffer.alloc(4) }));
    await expect(decoding()).rejects.toThrow('WAV');
  });
});

test.each([
  ['OggS and OpusHead', 'OggS'.padEnd(28, '\0') + 'OpusHead', 'opus'],
  ['an MPEG frame', '\xff\xfb\x90\x00', 'mp3'],
  ['an ID3 tag', 'ID3\x04', 'mp3'],
  ['AAC in ADTS', '\xff\xf1\x50\x80', null],
  ['MP4', '\0\0\0\x18ftypM4A ', null],
  ['an image', '\xff\xd8\xff\xe0', null],
])('a file of %s is recognised by its first bytes', (_what, head, format) => {
  expect(audioFormatOf(Buffer.from(head, 'latin1'))).toBe(format);
});
