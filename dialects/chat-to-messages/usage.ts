import { readMessagesUsage, type Usage } from '../../calls/usage.ts';
import { isRecord } from '../json-values.ts';

/**
 * Adds what one usage block tells to what was known: a stream tells in `message_start` and again, cumulatively, in
 * `message_delta`. A later zero tells nothing, since some servers count the input only at the start.
 */
export function readUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const { input_tokens: inputTokens, ...others } = block;
  readMessagesUsage(usage, inputTokens === 0 && usage.inputTokens > 0 ? others : block);
  const details = block['output_tokens_details'];
  const thinkingTokens = isRecord(details) ? details['thinking_tokens'] : undefined;
  if (Number.isSafeInteger(thinkingTokens) && Number(thinkingTokens) >= 0)
    usage.reasoningTokens = Number(thinkingTokens);
}
