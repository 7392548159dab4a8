import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { JsonServer, type JsonResponse } from '../backends/json-server.ts';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const CALL = {
  id: 'fc_1',
  type: 'function_call',
  call_id: 'c1',
  name: 'f',
  arguments: '{}',
  status: 'completed',
};
const MESSAGE = {
  id: 'msg_a',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content: [{ type: 'output_text', text: 'The Nile.', annotations: [], logprobs: [] }],
};

/** A server that stores nothing, as OpenAI with `store: false`: it reads reasoning from its encrypted content only. */
function respond(body: JsonObject): JsonResponse {
  const input = body['input'];
  const items = Array.isArray(input) ? (input as JsonObject[]) : [];
  const unknown = items.find(
    ({ type, encrypted_content: content }) => type === 'reasoning' && content === undefined,
  );
  if (body['store'] !== false || unknown !== undefined)
    return {
      status: 404,
      body: {
        error: {
          message: `Item with id '${String(unknown?.['id'])}' not found. Items are not persisted when \`store\` is set to false.`,
          type: 'invalid_request_error',
          param: 'input',
          code: null,
        },
      },
    };
  if (JSON.stringify(body).includes('missing'))
    return { status: 404, body: { error: { message: "Item 'fc_9' does not exist.", param: 'input[0].id' } } };
  if (JSON.stringify(body).includes('no such model'))
    return { status: 404, body: { error: { message: 'no model', param: 'model', code: 'model_not_found' } } };
  const include = body['include'];
  const encrypted = Array.isArray(include) && include.includes('reasoning.encrypted_content');
  const reasoning = {
    id: 'rs_a',
    type: 'reasoning',
    summary: [],
    ...(encrypted ? { encrypted_content: 'AA' } : {}),
  };
  const usage = { input_tokens: 1, output_tokens: 2, total_tokens: 3 };
  return { body: { id: 'resp_a', status: 'completed', output: [reasoning, CALL, MESSAGE], usage } };
}

let server: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  server = await JsonServer.start(({ body }) => respond(body));
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  native: { kind: openai, base_url: '${server.address.href}', formats: [responses] }`,
      'models:',
      '  acme/m: { mode: chat, free: true, deployments: [{ backend: native, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

function ask(fields: object): Promise<TestAnswer> {
  return gateway.call('/v1/responses', { model: 'acme/m', ...fields });
}

const bodyOf = (answer: TestAnswer): JsonObject => jsonOf(answer) as JsonObject;
const outputOf = (answer: TestAnswer): JsonObject[] => bodyOf(answer)['output'] as JsonObject[];
const lastInput = (): JsonObject[] => server.requests.at(-1)?.body['input'] as JsonObject[];
const result = { type: 'function_call_output', call_id: 'c1', output: 'ok' };

describe('a conversation with reasoning, over a server that stores nothing', () => {
  test.each([
    [{}, ['message', 'function_call', 'message', 'function_call_output']],
    [
      { include: ['reasoning.encrypted_content'] },
      ['message', 'reasoning', 'function_call', 'message', 'function_call_output'],
    ],
  ])('continues by previous_response_id (%j)', async (more, types) => {
    const first = await ask({ input: 'Which river?', ...more });
    const id = bodyOf(first)['id'];
    const second = await ask({ previous_response_id: id, input: [result], ...more });
    expect([second.status, outputOf(second)]).toMatchObject([200, [{ type: 'reasoning' }, CALL, MESSAGE]]);
    expect(lastInput().map(({ type }) => type)).toEqual(types);
    const third = await ask({ previous_response_id: bodyOf(second)['id'], input: 'And?', ...more });
    expect(third.status).toBe(200);
  });

  test('continues by references to the items of the response', async () => {
    const first = await ask({ input: 'Which river?' });
    const references = outputOf(first).map(({ id }) => ({ type: 'item_reference', id }));
    expect(references).toHaveLength(3);
    expect((await ask({ input: [...references, result, { role: 'user', content: 'And?' }] })).status).toBe(
      200,
    );
  });

  test.each(['input', 'messages'])('continues with the items of the response in %s', async (field) => {
    const first = await ask({ input: 'Which river?' });
    const items = [{ role: 'user', content: 'Which river?' }, ...outputOf(first), result];
    expect((await ask({ [field]: items, store: false })).status).toBe(200);
  });

  test('keeps reasoning that is text while the model needs it', async () => {
    const reasoning = {
      type: 'reasoning',
      id: 'rs_1',
      summary: [],
      content: [{ type: 'reasoning_text', text: 'Hm.' }],
    };
    await ask({ input: [reasoning, { role: 'user', content: 'Go' }, reasoning, CALL, result], store: false });
    expect(lastInput().map(({ type }) => type)).toEqual([
      undefined,
      'reasoning',
      'function_call',
      'function_call_output',
    ]);
  });
});

test('items in messages reach a server of the format as input', async () => {
  const answer = await ask({ messages: [{ role: 'user', content: 'Hi' }], store: false });
  expect(answer.status).toBe(200);
  expect(lastInput()).toEqual([{ role: 'user', content: 'Hi' }]);
  expect(server.requests.at(-1)?.body).not.toHaveProperty('messages');
});

test('an item that the server does not have is an error of the request, and a missing model one of the operator', async () => {
  const missing = await ask({ input: 'missing' });
  expect([missing.status, jsonOf(missing)]).toMatchObject([400, { error: { param: 'input[0].id' } }]);
  expect((await ask({ input: 'no such model' })).status).toBe(502);
});
