import Anthropic from '@anthropic-ai/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { startLocalGateway, type LocalGateway } from '../local-gateway.ts';
import { closeRuns, startRun } from './recorded-run.ts';

const MODEL = 'embedded/extractive';
const ASK = [{ role: 'user' as const, content: 'The sky is blue. What colour is the sky?' }];

let gateway: LocalGateway;
beforeAll(async () => {
  gateway = await startLocalGateway();
}, 60_000);
afterEach(closeRuns);
afterAll(() => gateway.close());

test('between real clients and the gateway the recorder reports only errors of the client', async () => {
  const run = await startRun(gateway.address);
  const apiKey = gateway.keys.full;
  const openai = new OpenAI({ apiKey, baseURL: `${run.address}/v1`, maxRetries: 0 });
  const anthropic = new Anthropic({ apiKey, baseURL: run.address, maxRetries: 0 });
  await openai.models.list();
  await openai.chat.completions.create({ model: MODEL, messages: ASK });
  await openai.chat.completions.stream({ model: MODEL, messages: ASK }).finalContent();
  await openai.responses
    .stream({ model: MODEL, input: 'The sky is blue. What colour is the sky?' })
    .finalResponse();
  await anthropic.messages.stream({ model: MODEL, messages: ASK, max_tokens: 20 }).finalText();
  await (await fetch(`${run.address}/openapi.json`)).text();
  await openai.moderations.create({ input: 'Hello' }).catch(() => undefined);
  expect(run.lines).toEqual([expect.stringMatching(/^POST \/v1\/moderations.*: client, path: /)]);
  const { entries, text } = await run.finish();
  // An exchange is recorded at its end, and that of a stream may come after the next response.
  const statuses = entries.map(({ response }) => response.status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 404]);
  expect(text).not.toContain(apiKey);
});
