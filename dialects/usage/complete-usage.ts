import { count } from '../../calls/reported-cache.ts';
import { completionTokens } from '../../calls/reported-output.ts';
import { hasContent, type Usage } from '../../calls/usage.ts';
import type { Format } from '../../catalogue/model.ts';
import { isRecord, type JsonObject, type Loose } from '../values/json-values.ts';

/** Estimates the tokens of a call whose backend did not count them. */
export type EstimateTokens = () => { inputTokens: number; outputTokens: number };

/** Returns the usage, estimated where the backend did not report it. */
export function withEstimate(usage: Usage, estimate: EstimateTokens | undefined): Usage {
  if (estimate === undefined || (usage.reported && !lacksInput(usage) && !lacksOutput(usage))) return usage;
  const { inputTokens, outputTokens } = usage;
  const estimated = estimate();
  return {
    ...usage,
    inputTokens: inputTokens || estimated.inputTokens,
    outputTokens: outputTokens || estimated.outputTokens,
    reported: true,
  };
}

/** Every input has tokens, and so has every output with content: servers that do not count write zeros. */
function lacksInput({ inputTokens }: Usage): boolean {
  return inputTokens === 0;
}

function lacksOutput({ outputTokens, received }: Usage): boolean {
  return outputTokens === 0 && hasContent(received);
}

/**
 * Completes a backend's usage block as its format requires. Implausible values are removed. Missing ones are taken from
 * earlier reports or from an estimate, so that an invalid usage block does not fail a good response.
 */
export function completeUsage(
  format: Format,
  block: unknown,
  usage: Usage,
  estimate: EstimateTokens,
): JsonObject {
  const kept: Loose.ChatCompletionUsage & Loose.MessageUsage & Loose.ResponseUsage = withoutZeros(
    withoutInvalidCounts(block),
    usage,
  );
  const { inputTokens, outputTokens } = usage;
  const input = (): number => inputTokens || estimate().inputTokens;
  const output = (): number => outputTokens || estimate().outputTokens;
  switch (format) {
    case 'chat':
      return chatUsage(kept, input, output);
    case 'messages':
      return {
        ...kept,
        input_tokens: kept.input_tokens ?? uncached(input(), usage),
        output_tokens: kept.output_tokens ?? output(),
      };
    case 'responses':
      return responsesUsage(kept, input, output);
  }
}

function chatUsage(kept: Loose.ChatCompletionUsage, input: () => number, output: () => number): JsonObject {
  const { prompt_tokens: keptPrompt, total_tokens: keptTotal } = kept;
  const keptCompletion = completionTokens(kept);
  const isComplete = keptPrompt !== undefined && keptCompletion !== undefined && keptTotal !== undefined;
  if (isComplete && keptCompletion === kept.completion_tokens) return kept;
  const prompt = keptPrompt ?? input();
  const completion = keptCompletion ?? output();
  return {
    ...kept,
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: keptTotal ?? Number(prompt) + Number(completion),
  };
}

function responsesUsage(kept: Loose.ResponseUsage, input: () => number, output: () => number): JsonObject {
  const inputTokens = kept.input_tokens ?? input();
  const outputTokens = kept.output_tokens ?? output();
  const { input_tokens_details: cached, output_tokens_details: reasoning } = kept;
  return {
    ...kept,
    input_tokens: inputTokens,
    input_tokens_details: {
      cached_tokens: 0,
      cache_write_tokens: 0,
      ...(isRecord(cached) ? cached : {}),
    },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0, ...(isRecord(reasoning) ? reasoning : {}) },
    total_tokens: kept.total_tokens ?? Number(inputTokens) + Number(outputTokens),
  };
}

function uncached(inputTokens: number, { cachedInputTokens, cacheWriteTokens }: Usage): number {
  return Math.max(0, inputTokens - cachedInputTokens - cacheWriteTokens);
}

/** Removes the zeros of a server that does not count. */
function withoutZeros(block: JsonObject, usage: Usage): JsonObject {
  const uncounted = [
    ...(lacksInput(usage) ? ['prompt_tokens', 'input_tokens'] : []),
    ...(lacksOutput(usage) ? ['completion_tokens', 'output_tokens'] : []),
  ].filter((name) => block[name] === 0);
  if (uncounted.length === 0) return block;
  const removed = new Set([...uncounted, 'total_tokens']);
  return Object.fromEntries(Object.entries(block).filter(([name]) => !removed.has(name)));
}

/** Removes nulls and invalid counts, at any depth. Fields that servers add are kept. Most blocks are returned as they are. */
function withoutInvalidCounts(block: unknown): JsonObject {
  if (!isRecord(block)) return {};
  let kept = block;
  // V8 reads the properties of a record in this loop without looking for their names. It has no inherited ones.
  for (const name in block) {
    const value = block[name];
    const valid = validField(name, value);
    if (valid === value) continue;
    if (kept === block) kept = { ...block };
    if (valid === undefined) delete kept[name];
    else kept[name] = valid;
  }
  return kept;
}

/** The field without what is invalid in it; undefined when nothing is left. */
function validField(name: string, value: unknown): unknown {
  if (name.endsWith('_details')) return isRecord(value) ? withoutInvalidCounts(value) : undefined;
  if (name.endsWith('_tokens')) return count(value);
  return value ?? undefined;
}
