import { expect, test } from '@jest/globals';
import { recordingProblemOf } from '../../../packages/console/pages/try/recording.ts';
import { wavOf } from '../../../packages/console/pages/try/wav.ts';

test('a recording is a WAV file of one channel with 16 bits', () => {
  const file = Buffer.from(wavOf(Float32Array.of(0, 1, -1, 2), 16_000));
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24)]).toEqual([1, 1, 16_000]);
  expect([file.readUInt32LE(28), file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([32_000, 2, 16]);
  expect(file.readUInt32LE(40)).toBe(8);
  expect([0, 1, 2, 3].map((index) => file.readInt16LE(44 + 2 * index))).toEqual([0, 32_767, -32_767, 32_767]);
});

test('a refusal, a missing microphone and a page without HTTPS are told apart', () => {
  const named = (name: string): Error => Object.assign(new Error('x'), { name });
  expect(recordingProblemOf(named('NotAllowedError'), true)).toBe('refused');
  expect(recordingProblemOf(named('NotFoundError'), true)).toBe('noDevice');
  expect(recordingProblemOf(named('NotReadableError'), true)).toBe('busy');
  expect(recordingProblemOf(named('EncodingError'), true)).toBe('failed');
  expect(recordingProblemOf(new TypeError('mediaDevices is undefined'), false)).toBe('unsafe');
});
