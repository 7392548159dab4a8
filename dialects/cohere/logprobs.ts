import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { textIn } from './citations.ts';
import type * as Cohere from './format.ts';

/**
 * Translates the log probabilities of a piece of text (`LogprobItem`), which may have several tokens but only one text, to
 * one entry with their sum.
 */
export function logprobsOf({ text, logprobs }: Cohere.Logprobs): ChatTokenLogprob[] {
  const values = Array.isArray(logprobs) ? logprobs.filter((one) => typeof one === 'number') : [];
  const token = textIn(text);
  if (values.length === 0 || token === '') return [];
  const logprob = values.reduce((sum, value) => sum + value, 0);
  return [{ token, logprob, bytes: [...Buffer.from(token)], top_logprobs: [] }];
}
