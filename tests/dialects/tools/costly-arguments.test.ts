import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { refuseCostlyArguments } from '../../../dialects/tools/costly-arguments.ts';
import { send } from '../../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../../scripts/test-bed/gateway.ts';
import { post } from '../../../scripts/test-bed/process-requests.ts';
import { CHAT_ONLY_MODEL } from '../../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => {
  jest.restoreAllMocks();
  world.settle();
});
afterAll(() => world.close());

const list = (value: string, count: number): string =>
  `[${Array.from({ length: count }, () => value).join()}]`;

const costly: [string, string][] = [
  ['an object with many values', `{"a":${list('{}', 60_000)}}`],
  ['a list instead of an object', list('{}', 60_000)],
  ['numbers', `{"a":${list('1', 600_000)}}`],
  ['different keys', `{${Array.from({ length: 20_001 }, (_value, index) => `"${index}":1`).join()}}`],
  ['many values and then a syntax error', `{"a":${list('{}', 60_000)}`],
  ['strings with escaped quotes', `{"a":${list(String.raw`"\\\""`, 600_000)}}`],
  ['a text of many megabytes', `{"a":"${'x'.repeat(8 * 1024 * 1024)}"}`],
];

const call = (text: string, index = 0): object => ({
  type: 'function_call',
  call_id: `c${index}`,
  name: 'f',
  arguments: text,
});
const toolCalls = (...texts: string[]): object => ({
  role: 'assistant',
  tool_calls: texts.map((text) => ({ id: 'c', type: 'function', function: { name: 'f', arguments: text } })),
});

test.each(costly)('arguments with %s are refused in each format', (_what, text) => {
  const refused = { code: 'invalid_parameter', param: 'messages' };
  const checkChat = (...messages: object[]): void => refuseCostlyArguments('chat', { messages });
  expect(() => checkChat(toolCalls('{}', text))).toThrow(expect.objectContaining(refused));
  expect(() => checkChat({ role: 'assistant', function_call: { name: 'f', arguments: text } })).toThrow(
    expect.objectContaining(refused),
  );
  expect(() => refuseCostlyArguments('responses', { input: [call(text)] })).toThrow(
    expect.objectContaining({ ...refused, param: 'input' }),
  );
});

test('the arguments of all calls count together', () => {
  const tenth = `{"a":${list('{}', 6_000)}}`;
  const calls = Array.from({ length: 10 }, (_value, index) => call(tenth, index));
  expect(() => refuseCostlyArguments('responses', { input: calls.slice(1, 8) })).not.toThrow();
  expect(() => refuseCostlyArguments('responses', { input: calls })).toThrow(/tool calls hold more than/);
});

test('repeated keys count once', () => {
  const text = `{"a":${list('{"key":1}', 25_000)}}`;
  expect(() => refuseCostlyArguments('chat', { messages: [toolCalls(text)] })).not.toThrow();
});

test('a long text in arguments counts as one value', () => {
  const text = JSON.stringify({ content: '{"a":[1,2,3]},\\'.repeat(100_000) });
  expect(() => refuseCostlyArguments('chat', { messages: [toolCalls(text)] })).not.toThrow();
});

test('a request with costly arguments is refused before they are parsed, and not forwarded', async () => {
  const text = `{"a":${list('{}', 60_000)}}`;
  const parse = jest.spyOn(JSON, 'parse');
  const request = post('/v1/responses', world.keys.full, {
    model: CHAT_ONLY_MODEL,
    input: [call(text)],
    store: false,
  });
  const response = await send(world.address, request);
  expect(parse.mock.calls.some(([parsed]) => parsed === text)).toBe(false);
  expect(response.status).toBe(400);
  expect(response.text).toContain('the arguments of the tool calls hold more than');
  expect(world.upstream.requests).toHaveLength(0);
});
