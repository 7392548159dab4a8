import { isRecord } from '../contract/json-object.ts';
import { count } from './reported-cache.ts';

/**
 * Returns the output of a usage block of chat completions, with the reasoning. xAI counts reasoning beside
 * `completion_tokens`, and only `total_tokens` has both (vercel/ai#12425, Wei-Shaw/sub2api#5771).
 */
export function completionTokens(block: Readonly<Record<string, unknown>>): number | undefined {
  const completion = count(block['completion_tokens']);
  const details = block['completion_tokens_details'];
  const reasoning = isRecord(details) ? count(details['reasoning_tokens']) : undefined;
  if (completion === undefined || reasoning === undefined) return completion;
  const isBeside = count(block['total_tokens']) === Number(block['prompt_tokens']) + completion + reasoning;
  return isBeside ? completion + reasoning : completion;
}
