import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import type { Loose } from '../values/json-values.ts';

/** Every sequence is compared with every character of the output. */
const MAX_STOPS = 32;

/**
 * Returns the stop sequences of a chat request. The responses format has none, so the gateway ends the output at
 * them. Throws `invalid_parameter` for more than it compares.
 */
export function stopSequencesOf({ stop }: Loose.ChatCompletionRequest): string[] {
  const stops = [stop].flat().filter((text) => typeof text === 'string' && text !== '');
  if (stops.length > MAX_STOPS)
    throw untranslatable('stop', `this model supports at most ${MAX_STOPS} stop sequences`);
  return stops as string[]; // The filter keeps texts only.
}

/** Returns the tokens that end within so many characters. */
export function tokensBefore<Token extends Pick<ChatTokenLogprob, 'token'>>(
  tokens: readonly Token[],
  characters: number,
): Token[] {
  let end = 0;
  return tokens.filter(({ token }) => {
    end += token.length;
    return end <= characters;
  });
}
