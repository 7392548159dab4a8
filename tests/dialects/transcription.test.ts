import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { transcriptionFormats, type TranscriptionFormat } from '../../catalogue/model.ts';
import { backendFormat } from '../../dialects/transcription/formats.ts';
import { transcriptionIn } from '../../dialects/transcription/result.ts';
import { responseValidators } from '../../generated/validators/responses.js';

interface Case {
  name: string;
  source: string;
  wanted: string;
  asked: string;
  answer: Record<string, unknown>;
  expected: Record<string, unknown> | string;
}

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects/transcription');
const cases = readdirSync(FIXTURES).map(
  (file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Case,
);

describe('a transcription', () => {
  test.each(cases)('$name ($source)', ({ wanted, asked, answer, expected }) => {
    const written = transcriptionIn(wanted, asked, answer);
    expect(written).toEqual(expected);
    if (typeof written === 'string') return;
    expect(responseValidators['CreateTranscription200Body']?.(written)).toBe(true);
  });

  test.each([
    ['no text', 'json', {}],
    ['an error under status 200', 'json', { error: { message: 'secret' }, text: 'x' }],
    ['text and no segments where times are wanted', 'srt', { text: 'Hi' }],
    ['segments without times where times are wanted', 'vtt', { text: 'Hi', segments: [{ text: 'Hi' }] }],
    ['segments that are none', 'srt', { text: 'Hi', segments: 'x' }],
    ['times that are texts', 'srt', { text: 'Hi', segments: [{ start: '0', end: '1', text: 'Hi' }] }],
  ])('of %s is a fault of the backend', (_what, wanted, answer) => {
    expect(() => transcriptionIn(wanted, 'verbose_json', answer)).toThrow(
      expect.objectContaining({ code: 'bad_gateway' }),
    );
  });
});

describe('a backend is asked', () => {
  const all = new Set(transcriptionFormats);
  const only = (...formats: TranscriptionFormat[]): Set<TranscriptionFormat> => new Set(formats);

  test.each(transcriptionFormats)('for %s when it has that form', (format) => {
    expect(backendFormat(format, all)).toBe(format);
  });

  test.each([
    ['text', 'json', only('json', 'verbose_json')],
    ['text', 'verbose_json', only('verbose_json')],
    ['json', 'verbose_json', only('verbose_json')],
    ['srt', 'verbose_json', only('json', 'verbose_json')],
    ['vtt', 'verbose_json', only('json', 'verbose_json')],
    ['diarized_json', 'diarized_json', only('json')],
  ])('for what %s can be made from: %s', (wanted, asked, known) => {
    expect(backendFormat(wanted, known)).toBe(asked);
  });

  test.each([
    ['srt', only('json', 'text')],
    ['verbose_json', only('json')],
  ])('for nothing when %s cannot be made, and the caller is told the field', (wanted, known) => {
    expect(() => backendFormat(wanted, known)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param: 'response_format' }),
    );
  });
});
