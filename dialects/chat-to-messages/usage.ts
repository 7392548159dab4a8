import { readMessagesUsage } from '../../calls/messages-usage.ts';
import type { Usage } from '../../calls/usage.ts';
import { isLoose, looseOf, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Merges a usage block into the known usage. A stream reports usage in `message_start` and again, cumulatively, in
 * `message_delta`. A later zero is ignored, since some servers count the input only at the start.
 */
export function readUsage(usage: Usage, block: unknown): void {
  if (!isLoose<Loose.MessageUsage & Fields<'output_tokens_details'>>(block)) return;
  const { input_tokens: inputTokens, ...others } = block;
  readMessagesUsage(usage, inputTokens === 0 && usage.inputTokens > 0 ? others : block);
  const details = block.output_tokens_details;
  const thinkingTokens = looseOf<Fields<'thinking_tokens'>>(details).thinking_tokens;
  if (Number.isSafeInteger(thinkingTokens) && Number(thinkingTokens) >= 0)
    usage.reasoningTokens = Number(thinkingTokens);
}
