import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { toSpeechEvents, speechWriter } from '../../dialects/speech/stream.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { writeEvents } from '../../streaming/event-writer.ts';
import { allPieces } from '../support/all-pieces.ts';

const NUMBERS = { input_tokens: 4, output_tokens: 9, total_tokens: 13 };
const REST = { input_tokens: 4, output_tokens: 9 };
const frame = (event: object): string => `data: ${JSON.stringify(event)}`;

describe('the events of speech', () => {
  test.each([
    ['usage of OpenAI', { usage: NUMBERS }, { usage: NUMBERS }],
    ['usage under the name of speaches', { token_usage: NUMBERS }, { usage: NUMBERS }],
    ['none of a server that does not count', { usage: null }, {}],
    ['only its valid counts', { usage: { ...NUMBERS, total_tokens: -1, seconds: 'x' } }, { usage: REST }],
    ['none without valid counts', { usage: { input_tokens: -1.5, output_tokens: '9' } }, {}],
  ])('end with usage: %s', (_what, given, expected) => {
    const usage = noUsage();
    const writer = speechWriter({ usage });
    writer.accept(frame({ type: 'speech.audio.delta', audio: 'AA==' }));
    const { text, ended } = writer.accept(frame({ type: 'speech.audio.done', ...given }));
    const event: unknown = JSON.parse(text.replace(/^data: /, ''));
    expect(event).toEqual({ type: 'speech.audio.done', ...expected });
    expect(responseValidators['SpeechStreamEvent']?.(event)).toBe(true);
    expect({ ended, reported: usage.reported }).toEqual({ ended: true, reported: 'usage' in expected });
  });

  /** Its page on streamed speech (docs.mistral.ai). */
  test('have their audio where the contract says when Mistral sends it as audio_data', () => {
    const writer = speechWriter({ usage: noUsage() });
    const { text } = writer.accept(frame({ type: 'speech.audio.delta', audio_data: 'AA==' }));
    expect(JSON.parse(text.replace(/^data: /, ''))).toEqual({ type: 'speech.audio.delta', audio: 'AA==' });
    expect(writer.accept(frame({ type: 'speech.audio.done' })).ended).toBe(true);
  });

  test.each<[string, object[]]>([
    ['complete without audio', [{ type: 'speech.audio.done' }]],
    ['with empty audio only', [{ type: 'speech.audio.delta', audio: '' }, { type: 'speech.audio.done' }]],
    ['with a delta without audio', [{ type: 'speech.audio.delta' }]],
    ['with audio of another type', [{ type: 'speech.audio.delta', audio: [1, 2] }]],
    ['with audio that is not base64', [{ type: 'speech.audio.delta', audio: '<xml>' }]],
  ])('are an error of the upstream when they are %s', (_what, events) => {
    const writer = speechWriter({ usage: noUsage() });
    const feed = (): void => {
      for (const event of events) writer.accept(frame(event));
    };
    expect(feed).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });

  test('never look complete when they are cut', () => {
    const writer = speechWriter({ usage: noUsage() });
    writer.accept(frame({ type: 'speech.audio.delta', audio: 'AA==' }));
    expect(() => writer.finish()).toThrow(expect.objectContaining({ code: 'bad_gateway' }));
  });

  test('are made from the audio of a server that ignores stream_format, piece by piece', async () => {
    const pieces = ['abcd', '', 'e'];
    async function* audio(): AsyncGenerator<Uint8Array> {
      for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
    }
    const written: string[] = [];
    for await (const text of allPieces(
      writeEvents(toSpeechEvents(audio()), speechWriter({ usage: noUsage() })),
    ))
      written.push(text);
    expect(written).toEqual([
      'data: {"type":"speech.audio.delta","audio":"YWJjZA=="}\n\n',
      'data: {"type":"speech.audio.delta","audio":"ZQ=="}\n\n',
      'data: {"type":"speech.audio.done"}\n\n',
    ]);
  });

  test('fail when that audio does', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('a'));
      throw new Error('cut');
    }
    const events = writeEvents(toSpeechEvents(broken()), speechWriter({ usage: noUsage() }));
    await expect(
      (async () => {
        for await (const _text of events);
      })(),
    ).rejects.toThrow('cut');
  });
});
