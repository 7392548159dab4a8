import { readMessagesUsage } from '../../calls/messages-usage.ts';
import type { Usage } from '../../calls/usage.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/**
 * Merges a usage block into the known usage. A stream reports usage in `message_start` and again, cumulatively, in
 * `message_delta`. A later zero is ignored, since some servers count the input only at the start.
 */
export function readUsage(usage: Usage, block: unknown): void {
  if (!isLoose<Loose.MessageUsage>(block)) return;
  const { input_tokens: inputTokens, ...others } = block;
  readMessagesUsage(usage, inputTokens === 0 && usage.inputTokens > 0 ? others : block);
}
