import { afterAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import type { SpeechRequest } from '../../../packages/engines/speech/engine.ts';
import { utterancesOf } from '../../../packages/engines/speech/utterances.ts';
import { voices } from '../../../packages/engines/speech/voices.ts';

const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

async function spoken(changes: Partial<SpeechRequest> = {}): Promise<Buffer[]> {
  const request = {
    text: 'The train leaves at ten.',
    voice: 'slt',
    format: 'pcm',
    speed: 1,
    ...changes,
  } as const;
  const chunks: Buffer[] = [];
  for await (const chunk of host.speech.speak(request, never)) chunks.push(Buffer.from(chunk));
  return chunks;
}

/** The duration of 16-bit audio at 24 kHz, in seconds. */
const secondsOf = (chunks: readonly Buffer[]): number => Buffer.concat(chunks).length / 48_000;

describe('the speech engine', () => {
  test.each(Object.keys(voices))('speaks with the voice %s', async (voice) => {
    const chunks = await spoken({ voice });
    expect(secondsOf(chunks)).toBeGreaterThan(1);
    const samples = Buffer.concat(chunks);
    const loudest = Math.max(
      ...Array.from({ length: samples.length / 2 }, (_, at) => samples.readInt16LE(at * 2)),
    );
    expect(loudest).toBeGreaterThan(3_000);
  });

  test('speaks faster and slower by the given factor', async () => {
    const normal = secondsOf(await spoken());
    expect(secondsOf(await spoken({ speed: 2 })) / normal).toBeCloseTo(0.5, 1);
    expect(secondsOf(await spoken({ speed: 0.5 })) / normal).toBeCloseTo(2, 1);
  });

  test('returns each sentence as soon as it is synthesised', async () => {
    expect(await spoken({ text: 'One sentence. Another one! A third?' })).toHaveLength(3);
  });

  test('writes the length into a WAV file of one sentence, and an unknown length into longer ones', async () => {
    const [head, samples] = await spoken({ format: 'wav' });
    expect(head?.toString('latin1', 0, 4)).toBe('RIFF');
    expect(head?.readUInt32LE(24)).toBe(24_000);
    expect(head?.readUInt32LE(40)).toBe(samples?.length);
    const [open] = await spoken({ format: 'wav', text: 'One. Two.' });
    expect(open?.readUInt32LE(40)).toBe(0xffffffff);
  });

  test('writes MP3 frames of 24 kHz', async () => {
    const [frames] = await spoken({ format: 'mp3' });
    // MPEG 2 layer III; bits 2 and 3 of the third byte are the rate: 01 is 24 kHz.
    expect(frames?.readUInt16BE(0)).toBe(0xfff3);
    expect(((frames?.[2] ?? 0) >> 2) & 3).toBe(1);
  });

  test("knows the names of other services' voices", async () => {
    expect(await spoken({ voice: 'alloy' })).toEqual(await spoken({ voice: 'slt' }));
  });

  test.each([
    ['an unknown voice', { voice: 'nobody' }, 'voice'],
    ['a speed out of range', { speed: 9 }, 'speed'],
    ['a text without words', { text: '... !' }, 'input'],
    ['a text in another script', { text: 'Поезд уходит в десять.' }, 'input'],
    ['a text that is too long', { text: 'word '.repeat(5_000) }, 'input'],
  ])('refuses %s', async (_what, changes, param) => {
    await expect(spoken(changes)).rejects.toMatchObject({ code: 'invalid_parameter', param });
  });
});

describe('text to be spoken', () => {
  test('is split at sentences, but not after a title', () => {
    expect(utterancesOf('Dr. Smith came. She left.\n\nThe end')).toEqual([
      'Dr. Smith came.',
      'She left.',
      'The end',
    ]);
  });

  test('is converted to the letters that the synthesiser reads', () => {
    expect(utterancesOf('Café “Müller” – €5, 20°C 🚆')).toEqual([
      'Cafe "Muller", 5 euros, 20 degrees Celsius',
    ]);
  });

  test('is split within a sentence that is too long for one job, without loss', () => {
    const text = 'word '.repeat(500).trim();
    const pieces = utterancesOf(text);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join(' ')).toBe(text);
  });
});
