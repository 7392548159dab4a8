import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import { estimate } from './chat-stream-cases.ts';

const create = () =>
  new ResponsesStreamWriter({ model: 'm', requestId: 'r', request: { model: 'm' } }, noUsage(), estimate);
const data = (event: object): string => `data: ${JSON.stringify(event)}`;

const usage = { input_tokens: 1_576, output_tokens: 32, total_tokens: 1_608 };
const delta = (text: string): object => ({
  ...{ type: 'response.output_text.delta', item_id: 'msg_0', output_index: 0, content_index: 0, delta: text },
});
const COMPLETED = { type: 'response.completed', response: { status: 'completed', output: [], usage } };

describe('a responses stream that does not begin with response.created', () => {
  /** Returns the events that a client gets. */
  const written = (events: readonly object[]): Record<string, unknown>[] => {
    const writer = create();
    return events
      .map((event) => writer.accept(data(event)).text)
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);
  };

  test('gets one (mnfst/llm-gateway#2064)', () => {
    const events = written([delta('Hello'), delta('!'), COMPLETED]);
    expect(events.map(({ type }) => type)).toEqual([
      ...[
        'response.created',
        'response.in_progress',
        'response.output_item.added',
        'response.content_part.added',
      ],
      ...['response.output_text.delta', 'response.output_text.delta', 'response.output_item.done'],
      'response.completed',
    ]);
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_event, index) => index));
    const last = events.at(-1)?.['response'];
    expect(last).toMatchObject({ id: 'resp_r', status: 'completed', usage });
    expect(events[0]).toMatchObject({ response: { id: 'resp_r', status: 'in_progress', usage: null } });
    expect(last).toMatchObject({
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hello!' }] }],
    });
  });

  test('begins only once where it comes late (Soju06/codex-lb#696)', () => {
    const created = { type: 'response.created', response: { id: 'up', status: 'in_progress', output: [] } };
    const types = written([delta('Hello'), created, COMPLETED]).map(({ type }) => type);
    expect(types.filter((type) => type === 'response.created')).toHaveLength(1);
    expect(types.at(-1)).toBe('response.completed');
  });

  test('has its items where it is only its end', () => {
    const item = {
      type: 'message',
      id: 'm1',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'Hi' }],
    };
    const events = written([{ ...COMPLETED, response: { ...COMPLETED.response, output: [item] } }]);
    expect(events[0]).toMatchObject({ type: 'response.created' });
    expect(JSON.stringify(events)).toContain('"type":"response.output_text.delta"');
  });

  test('is still an error where it is cut, or begins with one', () => {
    const cut = create();
    cut.accept(data(delta('Hel')));
    expect(() => cut.finish()).toThrow();
    for (const event of [
      { type: 'response.failed', response: { status: 'failed', error: { message: 'no' } } },
      { type: 'error', message: 'no' },
      { type: 'response.output_item.done', output_index: 0, item: 7 },
    ])
      expect(() => create().accept(data(event))).toThrow();
  });

  test('two of its own are an error', () => {
    const created = { type: 'response.created', response: { id: 'up', status: 'in_progress', output: [] } };
    expect(() => written([created, created])).toThrow();
  });
});
