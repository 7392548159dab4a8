import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GuardrailTrial, PriceList } from '../../../generated/admin/contract.ts';
import { jsonOf, send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { managementOf, tokenInFolder } from '../../support/management/post.ts';

const CARD = '4111 1111 1111 1111';

let folder = '';
let gateway: GatewayProcess;
let token = '';

beforeAll(async () => {
  folder = await gatewayFolder(`
backends: { one: { kind: openai, base_url: 'http://127.0.0.1:9/v1' } }
models:
  acme/chat:
    mode: chat
    prices: { input_per_million_tokens: 0.2, output_per_million_tokens: 0.8 }
    info: { max_input_tokens: 1000, max_output_tokens: 1000 }
    deployments: [{ backend: one, model: m }]
  acme/free: { mode: chat, free: true, deployments: [{ backend: one, model: m }] }
aliases: { gpt-4o: acme/chat }
guardrails:
  cards: { kind: rules, required: true, detect: [payment_card], models: [acme/chat] }
  mails: { kind: rules, detect: [email] }
discovery: false
`);
  gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_PROCESSES: '2' } });
  token = await tokenInFolder(folder, 'operator');
});
afterAll(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

async function call(method: string, path: string, body?: object): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = { method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return send(await managementOf(gateway), request);
}

async function tried(body: object): Promise<[string, string[]]> {
  const { outcome, guardrails } = jsonOf(await call('POST', '/admin/guardrails/try', body)) as GuardrailTrial;
  return [outcome, guardrails.map((one) => `${one.guardrail} ${one.outcome}`)];
}

test('a text has the outcome that a request with it would have, and no log has it', async () => {
  const text = `Pay with ${CARD} or ask heron@example.com`;
  expect(await tried({ text, model: 'gpt-4o' })).toEqual(['blocked', ['cards blocked']]);
  expect(await tried({ text: 'Good morning', model: 'acme/chat' })).toEqual(['allowed', ['cards allowed']]);
  expect(await tried({ text, model: 'acme/free' })).toEqual(['allowed', []]);
  expect(await tried({ text, guardrails: ['mails'] })).toEqual(['blocked', ['mails blocked']]);
  const escaped = String.raw`Pay with \u0034111 1111 1111 1111`;
  expect(await tried({ text: escaped, model: 'acme/chat' })).toEqual(['blocked', ['cards blocked']]);
  expect(JSON.stringify(gateway.log)).not.toMatch(/4111|heron/);
});

test('an unknown model or guardrail is 422', async () => {
  for (const body of [{ model: 'acme/none' }, { guardrails: ['none'] }, { guardrails: [1] }])
    expect((await call('POST', '/admin/guardrails/try', { text: 'a', ...body })).status).toBe(422);
});

test('prices are those of the configuration, exactly', async () => {
  const { data } = jsonOf(await call('GET', '/admin/prices')) as PriceList;
  expect(data.find(({ model }) => model === 'acme/free')).toEqual({
    model: 'acme/free',
    free: true,
    ...{ valid_from: null, source: null, date: null },
    nano_eur: {},
  });
  expect(data.find(({ model }) => model === 'acme/chat')).toMatchObject({
    free: false,
    nano_eur: { input_per_million_tokens: '200000000', output_per_million_tokens: '800000000' },
  });
});
