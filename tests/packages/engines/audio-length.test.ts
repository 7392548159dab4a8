import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import { adtsSilence } from '../../../scripts/test-bed/adts.ts';
import { wavFile } from '../../../scripts/test-bed/wav.ts';

const host = new EngineHost();
const never = new AbortController().signal;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audio-length-test-'));
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

async function secondsOf(bytes: Uint8Array): Promise<number | null> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, bytes);
  return host.audioLengths.seconds({ path, sizeBytes: bytes.length }, never);
}

const file = (name: string): Buffer => readFileSync(new URL(`../../fixtures/audio/${name}`, import.meta.url));

/** Replaces bytes at a distance from each place where a text stands. */
function forged(name: string, text: string, distance: number, bytes: readonly number[]): Buffer {
  const forgery = file(name);
  let found = 0;
  for (let at = forgery.indexOf(text, 0, 'latin1'); at !== -1; at = forgery.indexOf(text, at + 1, 'latin1')) {
    Buffer.from(bytes).copy(forgery, at + distance);
    found += 1;
  }
  if (found === 0) throw new Error(`${name} has no ${text}`);
  return forgery;
}

const ONE = [0, 0, 0, 1];
const NONE = [0, 0, 0, 0, 0, 0, 0, 0];
const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x02\0', 'latin1'), Buffer.alloc(256, 0xff)]);
const between = (first: Buffer, garbage: Buffer): Buffer => Buffer.concat([first, garbage, first]);

describe('the length of three seconds is read from', () => {
  test.each<[string, Buffer]>(
    [
      'cbr.mp3',
      'vbr.mp3',
      'adts.aac',
      'index.m4a',
      'fragments.mp4',
      'lossless.m4a',
      'plain.flac',
      'flac.ogg',
      'vorbis.ogg',
      'opus.ogg',
      'vorbis.webm',
      'live.webm',
      'aac.mka',
      'amr.amr',
    ].map((name) => [name, file(name)]),
  )('%s', async (_name, bytes) => {
    const seconds = await secondsOf(bytes);
    expect(seconds).toBeGreaterThanOrEqual(2.99);
    expect(seconds).toBeLessThanOrEqual(3.15);
  });

  test.each<[string, Buffer]>([
    ['MP3 that states one frame (Xing)', forged('vbr.mp3', 'Xing', 8, ONE)],
    ['MP3 that states one frame (Info)', forged('cbr.mp3', 'Info', 8, ONE)],
    ['MP3 after a tag', Buffer.concat([id3, file('cbr.mp3')])],
    ['FLAC of an unknown number of samples', forged('plain.flac', 'fLaC', 22, [0, 0, 0, 0])],
    ['FLAC that states one sample', forged('plain.flac', 'fLaC', 22, ONE)],
    ['Opus whose pages state no position', forged('opus.ogg', 'OggS', 6, NONE)],
    ['Vorbis whose pages state no position', forged('vorbis.ogg', 'OggS', 6, NONE)],
    ['MP4 whose header states no time', forged('index.m4a', 'mvhd', 20, ONE)],
    ['MP4 whose track states no time', forged('index.m4a', 'mdhd', 20, ONE)],
    ['MP4 whose samples state no time', forged('index.m4a', 'stts', 16, [0, 0, 0, 0])],
    ['MP4 whose clock runs fast', forged('index.m4a', 'mdhd', 16, [0x7f, 0, 0, 0])],
    ['WebM that states another time', forged('vorbis.webm', '\x44\x89\x88', 3, NONE)],
    ['WAV that states no data', wavFile({ seconds: 3, claimedBytes: 0 })],
    ['WAV that states more data than it has', wavFile({ seconds: 3, claimedBytes: 0x7fff_ffff })],
  ])('%s', async (_name, bytes) => {
    const seconds = await secondsOf(bytes);
    expect(seconds).toBeGreaterThanOrEqual(2.99);
    expect(seconds).toBeLessThanOrEqual(3.15);
  });
});

test.each(['cbr.mp3', 'adts.aac', 'plain.flac', 'flac.ogg', 'vorbis.ogg', 'opus.ogg'])(
  'all that follows in %s counts, also after bytes that are no audio',
  async (name) => {
    const once = (await secondsOf(file(name))) ?? 0;
    const twice = await secondsOf(between(file(name), Buffer.alloc(700_000, 'Og\xff')));
    expect(twice).toBeGreaterThanOrEqual(2 * once - 0.2);
    expect(twice).toBeLessThanOrEqual(2 * once + 0.2);
  },
);

test('silence of an hour in some kilobytes has its length', async () => {
  expect(await secondsOf(adtsSilence(3_600))).toBeCloseTo(3_600, 0);
});

describe('the length cannot be read of', () => {
  test.each<[string, Buffer]>([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('Rivers of Africa. '.repeat(500))],
    ['an image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['Opus in MP4, whose packets are not in its index', file('opus.mp4')],
    ['MP4 that is cut off before its index', file('index.m4a').subarray(0, 2_000)],
    [
      'MP3 of a free bit rate',
      Buffer.concat(Array.from({ length: 9 }, () => Buffer.from('fff30000', 'hex'))),
    ],
    ['AMR with undefined frames', Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(90, 0x58)])],
    ['WAV in a compressed format', wavFile({ format: 0x0055 })],
    ['Ogg with a codec that is not known', Buffer.from(file('opus.ogg')).fill('SpeexHea', 28, 36)],
    ['a page without an end', Buffer.from('OggS')],
    ['WebM with bytes that are no element', between(file('live.webm'), Buffer.alloc(900))],
  ])('%s', async (_name, bytes) => {
    expect(await secondsOf(bytes)).toBeNull();
  });
});
