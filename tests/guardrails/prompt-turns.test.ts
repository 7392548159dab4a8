import { expect, test } from '@jest/globals';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import type { OperationId } from '../../generated/contract.ts';
import { collectPrompt } from '../../guardrails/collect-prompt.ts';
import { formatWords } from '../../guardrails/format-words.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

/** The number of turns of other work until the work is done. */
async function turnsDuring(work: () => unknown): Promise<number> {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

const WORDS = formatWords();
const MANY = 100_000;
const manyFields = (): JsonObject =>
  Object.fromEntries(Array.from({ length: MANY }, (_value, index) => [`field_${index}`, null]));

test.each<[string, OperationId, JsonObject]>([
  ['token ids', 'createEmbedding', { input: Array.from({ length: MANY }, (_value, index) => index) }],
  ['texts', 'createEmbedding', { input: Array.from({ length: MANY }, () => 'a') }],
  ['keys of an object', 'createChatCompletion', { messages: [manyFields()] }],
  ['unknown fields', 'createChatCompletion', manyFields()],
])('a body of many %s does not block other requests', async (_what, operationId, value) => {
  const turns = await turnsDuring(() =>
    collectPrompt(operationRow(operationId).gateway, jsonBodyFromValue(value), WORDS),
  );
  expect(turns).toBeGreaterThanOrEqual(4);
});
