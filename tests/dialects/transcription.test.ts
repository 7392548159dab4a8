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
  requested: string;
  response: Record<string, unknown>;
  expected: Record<string, unknown> | string;
}

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects/transcription');
const cases = readdirSync(FIXTURES).map(
  (file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Case,
);

describe('a transcription', () => {
  test.each(cases)('$name ($source)', ({ wanted, requested, response, expected }) => {
    const written = transcriptionIn(wanted, requested, response);
    expect(written).toEqual(expected);
    if (typeof written === 'string') return;
    expect(responseValidators['CreateTranscription200Body']?.(written)).toBe(true);
  });

  test.each([
    ['no text', 'json', {}],
    ['an error with status 200', 'json', { error: { message: 'secret' }, text: 'x' }],
    ['text without segments if times are needed', 'srt', { text: 'Hi' }],
    ['segments without times if times are needed', 'vtt', { text: 'Hi', segments: [{ text: 'Hi' }] }],
    ['segments that are not a list', 'srt', { text: 'Hi', segments: 'x' }],
    ['times that are texts', 'srt', { text: 'Hi', segments: [{ start: '0', end: '1', text: 'Hi' }] }],
  ])('of %s is an error of the backend', (_what, wanted, response) => {
    expect(() => transcriptionIn(wanted, 'verbose_json', response)).toThrow(
      expect.objectContaining({ code: 'bad_gateway' }),
    );
  });
});

describe('the format that is requested from a backend', () => {
  const all = new Set(transcriptionFormats);
  const only = (...formats: TranscriptionFormat[]): Set<TranscriptionFormat> => new Set(formats);

  test.each(transcriptionFormats)('is %s if the backend has it', (format) => {
    expect(backendFormat(format, all)).toBe(format);
  });

  test.each([
    ['text', 'json', only('json', 'verbose_json')],
    ['text', 'verbose_json', only('verbose_json')],
    ['json', 'verbose_json', only('verbose_json')],
    ['srt', 'verbose_json', only('json', 'verbose_json')],
    ['vtt', 'verbose_json', only('json', 'verbose_json')],
    ['diarized_json', 'diarized_json', only('json')],
  ])('is one that %s can be converted from: %s', (wanted, requested, known) => {
    expect(backendFormat(wanted, known)).toBe(requested);
  });

  test.each([
    ['srt', only('json', 'text')],
    ['verbose_json', only('json')],
  ])('is an invalid parameter when no format can be converted to %s', (wanted, known) => {
    expect(() => backendFormat(wanted, known)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param: 'response_format' }),
    );
  });
});
