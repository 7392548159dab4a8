import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let upstream: ManualUpstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hello' }];
const CLIENTS: [string, object, RegExp][] = [
  ['/v1/chat/completions', { messages }, /\[DONE\]\n\n$/],
  ['/v1/messages', { messages, max_tokens: 100 }, /message_stop/],
  ['/v1/responses', { input: 'Hello' }, /response\.completed/],
];
const url_citation = { url: 'https://example.org/nile', title: 'Nile', start_index: 0, end_index: 4 };
const CITED = { annotations: [{ type: 'url_citation', url_citation }] };
const called = { name: 'look', arguments: '{}' };

/** Returns what a client gets of a text, its finish reason, and a further choice. */
function streamed(path: string, body: object, late: object): Promise<{ cut: boolean; text: string }> {
  const choices = [
    { index: 0, delta: { role: 'assistant', content: 'The Nile.' }, finish_reason: null },
    { index: 0, delta: {}, finish_reason: 'stop' },
    { index: 0, ...late },
  ];
  return sent(path, body, [...choices.map((choice) => ({ id: 'c1', choices: [choice] })), '[DONE]']);
}

async function sent(
  path: string,
  body: object,
  events: (object | string)[],
): Promise<{ cut: boolean; text: string }> {
  const answer = gateway.call(path, { model: 'acme/chat', stream: true, ...body });
  const { response } = await upstream.next();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const lines = events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event)));
  response.end(lines.map((data) => `data: ${data}\n\n`).join(''));
  return answer;
}

describe.each(CLIENTS)('what comes after the finish reason, for a client of %s', (path, body, end) => {
  test.each([
    { delta: {}, finish_reason: 'stop' },
    { delta: { role: 'assistant', content: '' }, finish_reason: null },
    { delta: { content: null, refusal: null, tool_calls: [], annotations: [] }, finish_reason: 'stop' },
    { delta: { function_call: { name: '', arguments: '' } }, finish_reason: null },
  ])('is left out where it says nothing: %j', async (late) => {
    const { cut, text } = await streamed(path, body, late);
    expect(cut).toBe(false);
    expect(text).toMatch(end);
    expect(text.match(/"finish_reason":"/g)?.length ?? 1).toBe(1);
  });

  test('is passed on where it is sources', async () => {
    const { cut, text } = await streamed(path, body, { delta: CITED, finish_reason: 'stop' });
    expect(cut).toBe(false);
    expect(text).toMatch(end);
    if (path !== '/v1/messages') expect(text).toContain('https://example.org/nile');
    expect(text.match(/"finish_reason":"/g)?.length ?? 1).toBe(1);
  });

  test('is passed on where it has a reason of its own', async () => {
    const call = { tool_calls: [{ index: 0, id: 'c', function: called }] };
    const { cut, text } = await streamed(path, body, { delta: call, finish_reason: 'tool_calls' });
    expect(cut).toBe(false);
    expect(text).toMatch(end);
    expect(text).toContain('look');
    expect(text.match(/"finish_reason":"/g)?.length ?? 1).toBe(1);
  });

  test('does not take the content of a reason with it when it is an error', async () => {
    const choice = { index: 0, delta: { content: 'The Nile.' }, finish_reason: 'stop' };
    const { text } = await sent(path, body, [
      { id: 'c1', choices: [choice] },
      { error: { message: 'overloaded' } },
    ]);
    expect(text).toContain('The Nile.');
    expect(text).toContain('"error"');
    expect(text).not.toMatch(/"finish_reason":"|"stop_reason":"/);
    expect(text).not.toMatch(end);
  });

  test.each([
    { delta: { content: 'More.' }, finish_reason: null },
    { delta: { function_call: called }, finish_reason: null },
    { delta: { tool_calls: [{ index: 0, id: 'c', function: called }] }, finish_reason: null },
  ])('fails where it is content: %j', async (late) => {
    const { text } = await streamed(path, body, late);
    expect(text).not.toMatch(end);
    expect(text).toContain('"error"');
  });
});
