import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: embedded, model: extractive }] }',
    ],
  });
});
afterAll(() => gateway.close());

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
  required: ['name', 'age'],
  additionalProperties: false,
};
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const text = 'My name is Ann Lee and I am 42 years of age.';
const weather = 'What is the weather in Paris?';

interface Format {
  path: string;
  document: (content: string) => object;
  call: (content: string) => object;
}

const chat: Format = {
  path: '/v1/chat/completions',
  document: (content) => ({
    messages: [{ role: 'user', content }],
    response_format: { type: 'json_schema', json_schema: { name: 'person', schema, strict: true } },
  }),
  call: (content) => ({
    messages: [{ role: 'user', content }],
    tools: [{ type: 'function', function: { name: 'get_weather', parameters } }],
    tool_choice: { type: 'function', function: { name: 'get_weather' } },
  }),
};
const messages: Format = {
  path: '/v1/messages',
  document: (content) => ({
    max_tokens: 100,
    messages: [{ role: 'user', content }],
    output_config: { format: { type: 'json_schema', schema } },
  }),
  call: (content) => ({
    max_tokens: 100,
    messages: [{ role: 'user', content }],
    tools: [{ name: 'get_weather', input_schema: parameters }],
    tool_choice: { type: 'any' },
  }),
};
const responses: Format = {
  path: '/v1/responses',
  document: (content) => ({
    input: content,
    text: { format: { type: 'json_schema', name: 'person', schema, strict: true } },
  }),
  call: (content) => ({
    input: content,
    tools: [{ type: 'function', name: 'get_weather', parameters, strict: false }],
    tool_choice: 'required',
  }),
};
const FORMATS: [string, Format][] = [
  ['chat', chat],
  ['messages', messages],
  ['responses', responses],
];
const WAYS = FORMATS.flatMap(([name, format]) =>
  [false, true].map((stream): [string, string, Format, boolean] => [
    name,
    stream ? 'streamed' : 'plain',
    format,
    stream,
  ]),
);

/** JSON within JSON has its quotes escaped, once or twice; streams cut it into pieces. */
const unquoted = (body: string): string => body.replaceAll('\\', '').replaceAll('"', '');

describe.each(WAYS)('the chat engine in the format of %s, %s', (name, _way, format, stream) => {
  test('fills a schema', async () => {
    const response = await gateway.call(format.path, {
      model: 'acme/chat',
      stream,
      ...format.document(text),
    });
    expect(response.status).toBe(200);
    expect(response.text).toContain('Ann');
    if (!stream) expect(unquoted(response.text)).toContain('{name:Ann Lee,age:42}');
  });

  test('calls a tool', async () => {
    const response = await gateway.call(format.path, { model: 'acme/chat', stream, ...format.call(weather) });
    expect(response.status).toBe(200);
    expect(unquoted(response.text)).toContain('get_weather');
    expect(unquoted(response.text)).toContain('city:Paris');
    if (name === 'messages') expect(response.text).toContain('tool_use');
  });

  test('refuses what it cannot fill with 400, before anything is streamed', async () => {
    const calls = [format.document('Hello there'), format.call('Hello there')];
    for (const body of calls) {
      const response = await gateway.call(format.path, { model: 'acme/chat', stream, ...body });
      expect(response.status).toBe(400);
      expect(response.text).toContain('found nothing for');
    }
  });
});
