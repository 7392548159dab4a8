import { describe, expect, test } from '@jest/globals';
import { knownValues } from '../../backends/failures/redaction.ts';
import { failureOfStatus } from '../../backends/failures/upstream-failure.ts';
import { Secret } from '../../catalogue/secret.ts';
import { renderError } from '../../errors/render.ts';
import { backendRequest, backendSettings } from './backend-request.ts';

const KEY = 'Zx9.q+operator/key==';
const settings = backendSettings(
  'openai',
  new URL('https://alice:hunter2@vllm-7.corp.example:8443/pool-a/v1/'),
  {
    apiKey: new Secret(KEY),
    headers: {
      'x-team': 'blue-whale',
      'x-flag': 'on',
      'x-token': new Secret('s3'),
      authorization: 'Bearer abc(def',
    },
  },
);
const request = {
  ...backendRequest('createChatCompletion', { model: 'acme/model-1' }),
  model: 'meta/Llama-3-70B',
};

interface RenderedBody {
  error: { message: string; type: string; param: string | null; code: string | null };
}

function rendered(body: unknown, status = 400): RenderedBody['error'] {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const error = failureOfStatus(status, text, undefined, request, knownValues(settings));
  const response = renderError(error, 'r1');
  expect(response.status).toBe(400);
  return (JSON.parse(response.body) as RenderedBody).error;
}

const errorOf = (fields: object) => ({ error: { message: 'no', ...fields } });
const REFUSED = 'the model refused the request';

describe("the text of an upstream's 400", () => {
  test.each<[string, unknown, string]>([
    ['OpenAI', { error: { message: 'temperature is too high' } }, 'temperature is too high'],
    ['an older vLLM', { object: 'error', message: 'too long', code: 400 }, 'too long'],
    ['TEI, Ollama', { error: 'input is empty', error_type: 'Empty' }, 'input is empty'],
    ['Anthropic', { type: 'error', error: { type: 'invalid_request_error', message: 'no' } }, 'no'],
    ['Cohere', { id: '1', message: 'no such field' }, 'no such field'],
    ['FastAPI, as a text', { detail: 'Model is loading' }, 'Model is loading'],
    [
      'FastAPI, as a list',
      {
        detail: [
          { type: 'int_type', loc: ['body', 'max_tokens'], msg: 'Input should be an integer', input: 'x' },
        ],
      },
      'max_tokens: Input should be an integer',
    ],
    [
      'FastAPI, as a list of several',
      {
        detail: [
          { loc: ['body', 'messages', 0, 'role'], msg: 'Field required' },
          { loc: ['query', 'x'], msg: 'bad' },
          'odd',
        ],
      },
      'messages.0.role: Field required; query.x: bad; odd',
    ],
    [
      'Mistral',
      { object: 'error', message: { detail: [{ loc: ['body', 'top_p'], msg: 'too high' }] } },
      'top_p: too high',
    ],
    ['a detail that is an object', { detail: { message: 'no' } }, 'no'],
    ['an endless list', { detail: Array.from({ length: 5_000 }, () => ({ msg: 'x' })) }, 'x; x; x; x; x'],
    ['a text that is no JSON', 'Bad request', REFUSED],
    ['nothing', '', REFUSED],
    ['an empty list', { detail: [] }, REFUSED],
    ['numbers', { error: { message: 42 } }, REFUSED],
    ['a deep object', { detail: { detail: { detail: { detail: { detail: { detail: 'x' } } } } } }, REFUSED],
  ])('is read from the form of %s', (_form, body, message) => {
    expect(rendered(body).message).toBe(message);
    expect(rendered(body, 422).message).toBe(message);
  });

  test.each([
    ['the key', `invalid key ${KEY} given`, 'invalid key [redacted] given'],
    ['the key as it stands in an address', `?key=${encodeURIComponent(KEY)}`, '?key=[redacted]'],
    ['a header value', 'team blue-whale is over its quota', 'team [redacted] is over its quota'],
    ['a short secret', 'bad token s3', 'bad token [redacted]'],
    ['the credentials of a header', 'bad abc(def!', 'bad [redacted]!'],
    ['a host', 'VLLM-7.corp.example is busy', '[redacted] is busy'],
    ['a host and port', 'vllm-7.corp.example:8443 is busy', '[redacted] is busy'],
    ['a base path', 'no route /pool-a/v1/chat', 'no route [redacted]/chat'],
    ['the pool in another path', 'no route /pool-a/v2', 'no route [redacted]/v2'],
    ['the credentials of the address', 'alice cannot use hunter2', '[redacted] cannot use [redacted]'],
    ['a foreign address', 'see http://10.0.0.7/x', 'see [redacted]'],
    [
      "the upstream's name of the model",
      'The model meta/Llama-3-70B is small',
      'The model acme/model-1 is small',
    ],
    ['its last segment', "model 'llama-3-70b' is small", "model 'acme/model-1' is small"],
  ])('does not show %s', (_what, message, shown) => {
    expect(rendered({ error: { message } }).message).toBe(shown);
  });

  test.each([
    'a flag that is on or off',
    'blue-whales and hosts3 are words of the client',
    'messages[0].content must be a string or a list of parts, not null (got: {"a": 1})',
    'POST /v1/chat/completions takes no prompt',
  ])('keeps text that is not secret: %s', (message) => {
    expect(rendered({ error: { message } }).message).toBe(message);
  });
});

describe("the code and the param of an upstream's 400", () => {
  test.each(['context_length_exceeded', 'invalid_type', 'BadRequestError', 'string_above_max_length'])(
    'pass as code: %s',
    (code) => expect(rendered(errorOf({ code })).code).toBe(code),
  );

  test.each<unknown>([
    400,
    null,
    {},
    '',
    'context length exceeded',
    'see http://10.0.0.7',
    'blue-whale',
    'sk_live_0123456789abcdef',
    'a'.repeat(200),
    '400',
    'a\nb',
  ])('do not pass as code: %j', (code) => expect(rendered(errorOf({ code })).code).toBeNull());

  test.each([
    'temperature',
    'messages.0.role',
    'messages[0].content[1].image_url',
    'include[]',
    '_private',
    'top_p',
  ])('pass as param: %s', (param) => expect(rendered(errorOf({ param })).param).toBe(param));

  test.each<unknown>([
    7,
    null,
    ['a'],
    'vllm-7.corp.example',
    'blue-whale',
    'hunter2',
    '/root/model.bin',
    'a b',
    'sk-live-0123456789',
    `a${'.b'.repeat(200)}`,
    'messages[',
  ])('do not pass as param: %j', (param) => expect(rendered(errorOf({ param })).param).toBeNull());

  test.each<[string, unknown, string | null]>([
    ['the one field', [{ loc: ['body', 'max_tokens'], msg: 'x' }], 'max_tokens'],
    ['a field within', [{ loc: ['body', 'messages', 0, 'role'], msg: 'x' }], 'messages.0.role'],
    [
      'none of several',
      [
        { loc: ['body', 'a'], msg: 'x' },
        { loc: ['body', 'b'], msg: 'x' },
      ],
      null,
    ],
    ['none without a place', [{ msg: 'x' }], null],
    ['none for the whole body', [{ loc: ['body'], msg: 'x' }], null],
  ])('name %s of a list', (_name, detail, param) => expect(rendered({ detail }).param).toBe(param));
});

describe('a request that is too long', () => {
  const tooLong = (operation: Parameters<typeof backendRequest>[0], status: number, body: unknown) =>
    failureOfStatus(
      status,
      JSON.stringify(body),
      undefined,
      { ...backendRequest(operation, { model: 'acme/model-1' }), model: 'meta/Llama-3-70B' },
      knownValues(settings),
    );

  test.each([
    [400, { message: 'Input is too long for requested model.' }],
    [422, { detail: 'the prompt exceeds the context length' }],
    [
      413,
      { type: 'error', error: { type: 'request_too_large', message: 'Request exceeds the maximum size' } },
    ],
    [413, {}],
    [424, { message: 'Input Tokens Exceeded' }],
    [500, { error: { code: 500, message: 'the request exceeds the available context size' } }],
  ])('is said in the words of each format, after %s %j', (status, body) => {
    for (const operation of ['createChatCompletion', 'createResponse'] as const) {
      const response = renderError(tooLong(operation, status, body), 'r1');
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toMatchObject({ error: { code: 'context_length_exceeded' } });
    }
    const { body: text } = renderError(tooLong('createMessage', status, body), 'r1', { dialect: 'messages' });
    expect(JSON.parse(text)).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining('prompt is too long') },
    });
  });

  test.each([
    'prompt is too long: 208310 tokens > 200000 maximum',
    'input length and `max_tokens` exceed context limit: 186000 + 20000 > 200000, decrease input length',
  ])("keeps Anthropic's own words: %s", (message) => {
    const failed = tooLong('createMessage', 400, { error: { type: 'invalid_request_error', message } });
    const { body } = renderError(failed, 'r1', { dialect: 'messages' });
    expect(JSON.parse(body)).toMatchObject({ error: { message } });
  });

  test('is not assumed for a 413 to a request that is no conversation', () => {
    const failed = tooLong('createEmbedding', 413, {
      error: 'batch size 40 > maximum 32',
      error_type: 'Validation',
    });
    expect(failed).toMatchObject({ code: 'upstream_rejected', publicMessage: 'batch size 40 > maximum 32' });
    expect(failed.rejection).toBeUndefined();
    expect(tooLong('createEmbedding', 413, {}).code).toBe('body_too_large');
  });

  test("is not assumed for a 413 page of a proxy, whose limit is the body's size", () => {
    const page = '<html>\r\n<head><title>413 Request Entity Too Large</title></head></html>';
    const request = backendRequest('createChatCompletion', { model: 'acme/model-1' });
    expect(failureOfStatus(413, page, undefined, request, []).code).toBe('body_too_large');
  });
});

test('an upstream error text of 64 KB is redacted in linear time', () => {
  const hostile = ['a.'.repeat(32_000), 'a-'.repeat(32_000), '['.repeat(64_000), 'key_'.repeat(16_000)];
  for (const message of hostile)
    expect(rendered({ error: { message } }).message.length).toBeLessThanOrEqual(1_000);
});

describe('an error of Google', () => {
  const errorBody = (code: number, message: string, details: object[]): string =>
    JSON.stringify({ error: { code, message, details } });

  test.each(['API key not valid. Please pass a valid API key.', 'Incorrect API key provided: xa***9z.'])(
    "about the operator's key is no error of the client: %s",
    (message) => {
      const body = errorBody(400, message, [{ reason: 'API_KEY_INVALID' }]);
      const error = failureOfStatus(400, body, undefined, request, knownValues(settings));
      expect(error).toMatchObject({ code: 'bad_gateway', upstream: { status: 401 } });
    },
  );

  test('that only quotes such words stays one of the client', () => {
    const body = errorBody(400, "unknown field 'API key not valid'", []);
    expect(failureOfStatus(400, body, undefined, request, []).code).toBe('upstream_rejected');
  });

  test.each([
    ['34.07s', undefined, 35_000],
    ['2s', '7', 7_000],
    ['soon', undefined, null],
  ])('says its pause in the body: %s beside Retry-After %s', (retryDelay, header, retryAfterMs) => {
    const body = errorBody(429, 'no', [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]);
    const error = failureOfStatus(429, body, header, request, []);
    expect(error).toMatchObject({ code: 'model_overloaded', upstream: { status: 429, retryAfterMs } });
    // The vendor's address of OpenAI's format writes the same into a list (0xsline/OpenChatCut#6).
    expect(failureOfStatus(429, `[${body}]`, header, request, [])).toMatchObject({
      upstream: { retryAfterMs },
    });
  });
});

/** What OpenRouter writes around the error of a provider (diegosouzapw/OmniRoute#3044, tailcallhq/forgecode#1146). */
describe('an error that a provider of OpenRouter sent', () => {
  const wrapped = (raw: unknown): string =>
    JSON.stringify({
      error: { message: 'Provider returned error', code: 400, metadata: { raw, provider_name: 'x' } },
    });
  const failureFor = (raw: unknown) => failureOfStatus(400, wrapped(raw), undefined, request, []);

  test('says what the provider said', () => {
    const text = 'messages: text content blocks must be non-empty';
    const raw = JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: text } });
    expect(failureFor(raw)).toMatchObject({ code: 'upstream_rejected', publicMessage: text });
    expect(failureFor('Unsupported value: x')).toMatchObject({ publicMessage: 'Unsupported value: x' });
  });

  test('tells a client that its conversation is too long', () => {
    const raw = '{"error":{"message":"prompt is too long: 213000 tokens > 200000 maximum"}}';
    expect(failureFor(raw)).toMatchObject({ publicCode: 'context_length_exceeded' });
  });

  test.each([[''], [null], [{ a: 1 }]])('keeps its own text without one: %j', (raw) => {
    expect(failureFor(raw)).toMatchObject({ publicMessage: 'Provider returned error' });
  });
});
