import { execFileSync } from 'node:child_process';
import assert from 'node:assert/strict';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { InstalledGateway } from './installed-gateway.ts';

const CALL_WITHIN_MS = 60_000;
const MODEL = 'embedded/extractive';

/** Makes the first calls of a new user. Throws when a response is wrong. */
export async function tryCalls(gateway: InstalledGateway, say: (text: string) => void): Promise<void> {
  const output = execFileSync('bash', ['-c', gateway.curlLine], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: CALL_WITHIN_MS,
  });
  // The printed command requests a chat completion.
  const answer = JSON.parse(output) as { choices?: { message: { content: string } }[] };
  assert.ok(answer.choices?.[0]?.message.content, `the printed curl command returned ${output}`);
  say('the printed curl command works');

  const openai = new OpenAI({ baseURL: `${gateway.address}/v1`, apiKey: gateway.key, maxRetries: 0 });
  const ids: string[] = [];
  for await (const model of openai.models.list()) ids.push(model.id);
  assert.ok(ids.includes(MODEL), `openai lists ${ids.join(', ')}`);
  say(`openai lists ${ids.join(', ')}`);

  const anthropic = new Anthropic({ baseURL: gateway.address, apiKey: gateway.key, maxRetries: 0 });
  const again: string[] = [];
  for await (const model of anthropic.models.list()) again.push(model.id);
  assert.deepEqual(again, ids);
  say('@anthropic-ai/sdk lists the same');

  await chat(openai);
  say('openai chats, streaming and non-streaming');
}

async function chat(openai: OpenAI): Promise<void> {
  const question = {
    model: MODEL,
    messages: [{ role: 'user' as const, content: 'Anna has a red bicycle. Who has a red bicycle?' }],
  };
  const completion = await openai.chat.completions.create(question);
  assert.ok(completion.choices[0]?.message.content, 'the chat completion is empty');
  let text = '';
  let finished = false;
  for await (const chunk of await openai.chat.completions.create({ ...question, stream: true })) {
    text += chunk.choices[0]?.delta.content ?? '';
    finished ||= chunk.choices[0]?.finish_reason === 'stop';
  }
  assert.ok(finished, 'the stream did not finish');
  assert.equal(text, completion.choices[0]?.message.content);
}
