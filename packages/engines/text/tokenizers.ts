import { openTokenizer } from '../tokenizer-file.ts';
import { encodingCounter } from './token-encoding.ts';

type CountText = (text: string) => number;

/** The most loaded tokenizers. A vocabulary of 250,000 entries takes about 100 MB. */
const MOST_LOADED = 4;

/** The tokenizers, the most recently used one last. */
const loaded = new Map<string, CountText>();

/**
 * Counts the tokens of all texts together.
 *
 * @param tokenizer an encoding of tiktoken, or the path of a `tokenizer.json`
 * @throws Error for a file that cannot be read or parsed
 */
export async function countTokens(texts: readonly string[], tokenizer: string): Promise<number> {
  const count = loaded.get(tokenizer) ?? (await counterOf(tokenizer));
  loaded.delete(tokenizer);
  loaded.set(tokenizer, count);
  const [oldest] = loaded.keys();
  if (loaded.size > MOST_LOADED && oldest !== undefined) loaded.delete(oldest);
  return texts.reduce((sum, text) => sum + count(text), 0);
}

async function counterOf(tokenizer: string): Promise<CountText> {
  const known = await encodingCounter(tokenizer);
  if (known !== undefined) return known;
  const opened = await openTokenizer(tokenizer);
  // The tokens for a text's beginning and end belong to the template, which is counted separately.
  return (text) => (text === '' ? 0 : opened.encode(text, { add_special_tokens: false }).ids.length);
}
