import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CHAT_JSON } from '../../scripts/test-bed/replies/chat.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import { CITY_SCHEMA, TOOL_NAME } from '../support/client-scene.ts';

/** Requests as clients of other languages send them, over real sockets. Those of Go, Java and Rust were recorded. */

const JSON_TYPE = { 'content-type': 'application/json' };

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

type Key = 'full' | 'revoked' | 'spent';

function post(path: string, key: Key, headers: Record<string, string>, body: string): Promise<Response> {
  const authorization = `Bearer ${world.keys[key]}`;
  return fetch(`${world.address}${path}`, { method: 'POST', headers: { authorization, ...headers }, body });
}

describe.each([
  // github.com/sashabaranov/go-openai 1.43.0 and Eino 0.7.13 do not name themselves: `message: %!s(<nil>)` without `error`.
  ['Go-http-client/1.1'],
  // github.com/tmc/langchaingo 0.1.14: `API returned unexpected status code: 401: ` without `error`.
  ['langs/devel langchaingo/v0.1.14 Go/go1.26.8 (linux amd64)'],
  // github.com/openai-php/client, HttpTransporter::throwIfJsonError: without `error` its types miss `choices`.
  ['GuzzleHttp/7'],
  // github.com/symfony/ai, ResultConverter of the generic bridge: `['error']['message']` of a 401.
  ['Symfony HttpClient (Curl)'],
  // github.com/openai/openai-dotnet, OpenAIError.TryCreateFromResponse; Semantic Kernel puts its own name before it.
  ['OpenAI/2.15.0 (.NET 10.0.9; Debian GNU/Linux 12 \\(bookworm\\))'],
  // github.com/crmne/ruby_llm, Provider#parse_error: `body.dig('error', 'message')`.
  ['Faraday v2.14.1'],
  // github.com/aallam/openai-kotlin, HttpTransport.openAIAPIException, over Ktor.
  ['ktor-client'],
  // github.com/MacPaw/OpenAI, JSONResponseErrorDecoder, over URLSession.
  ['Notes/1 CFNetwork/3860.100.1 Darwin/25.0.0'],
  // async-openai 0.43.0 over reqwest, which names no program: `missing field error`, and no status.
  [null],
])('%s, which shows only the `error` of a body, is told why', (userAgent) => {
  const refusal = async (key: Key, model: string): Promise<unknown> => {
    const named = userAgent === null ? {} : { 'user-agent': userAgent };
    const headers = { authorization: `Bearer ${world.keys[key]}`, accept: '*/*', ...JSON_TYPE, ...named };
    const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'hi' }] });
    return jsonOf(await send(world.address, { method: 'POST', path: '/v1/chat/completions', headers, body }));
  };

  test('a key does not count', async () => {
    const told = { error: { message: 'Unauthorized', type: 'unauthorized_error', param: null } };
    expect(await refusal('revoked', modelFor('chat'))).toMatchObject(told);
  });

  test('a model does not exist', async () => {
    expect(await refusal('full', 'x/y')).toMatchObject({ error: { message: "model 'x/y': not found" } });
  });

  test('a budget is spent', async () => {
    expect(await refusal('spent', modelFor('chat'))).toMatchObject({ error: { code: 'insufficient_quota' } });
  });
});

test('a file of anthropic-sdk-go 1.84.0 from a reader, which has no name, is stored', async () => {
  const boundary = '24e36bb07466275bbc6f6ef8730e8f31856a0be658eafc20ff3a032ca3af';
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename=""',
    'Content-Type: application/octet-stream',
    '',
    'abc',
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const response = await post('/v1/files', 'full', headers, body);
  expect(await response.json()).toMatchObject({ object: 'file', bytes: 3, filename: 'file' });
});

/** dev.langchain4j:langchain4j-mistral-ai 1.18.1 keeps only the last piece of the calls in a stream. */
test('a streamed call comes whole to langchain4j-mistral-ai', async () => {
  const headers = { 'content-type': 'application/json', 'user-agent': 'langchain4j-mistral-ai' };
  const tool = { type: 'function', function: { name: TOOL_NAME, parameters: CITY_SCHEMA } };
  const body = { model: modelFor('chat'), messages: [{ role: 'user', content: 'hi' }], tools: [tool] };
  const response = await post(
    '/v1/chat/completions',
    'full',
    headers,
    JSON.stringify({ ...body, stream: true }),
  );
  const frames = (await response.text()).split('\n\n').filter((frame) => frame.includes('"tool_calls":[{'));
  expect(frames).toHaveLength(1);
  expect(frames[0]).toContain(JSON.stringify({ name: TOOL_NAME, arguments: CHAT_JSON }));
});
