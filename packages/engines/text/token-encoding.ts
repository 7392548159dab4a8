import type * as O200k from 'gpt-tokenizer/encoding/o200k_base';
import type { TruncateOutput } from './jobs.ts';

/**
 * The most characters without a word boundary. Byte pair encoding takes quadratic time in such a run: 40,000 equal
 * characters take 0.8 s, as many Chinese ones 11 s. Longer runs are cut, and a cut adds about one token at most.
 */
const runCharacters = 128;
const longRun = new RegExp(`\\S{${runCharacters},}|\\s{${runCharacters},}`, 'gu');

type Encoding = Pick<typeof O200k, 'countTokens' | 'encode' | 'decode'>;

/** The encodings of tiktoken. Each is loaded at its first use. They differ in their vocabulary only. */
const loaders: ReadonlyMap<string, () => Promise<Encoding>> = new Map([
  ['o200k_base', () => import('gpt-tokenizer/encoding/o200k_base')],
  ['o200k_harmony', () => import('gpt-tokenizer/encoding/o200k_harmony')],
  ['cl100k_base', () => import('gpt-tokenizer/encoding/cl100k_base')],
]);

/** Counts special tokens in a client's text as plain characters. */
const plainText = { disallowedSpecial: new Set<string>() };

/** Returns an encoding of tiktoken by name; undefined for an unknown name. */
export async function encodingCounter(name: string): Promise<((text: string) => number) | undefined> {
  const encoding = await loaders.get(name)?.();
  if (encoding === undefined) return undefined;
  return (text) =>
    withoutLongRuns(text).reduce((sum, piece) => sum + encoding.countTokens(piece, plainText), 0);
}

/** Returns the longest beginning of the text with at most `maxTokens` tokens. */
export async function truncateToTokens(text: string, maxTokens: number): Promise<TruncateOutput> {
  const encoding = await import('gpt-tokenizer/encoding/o200k_base');
  const tokens = withoutLongRuns(text).flatMap((piece) => encoding.encode(piece, plainText));
  if (tokens.length <= maxTokens) return { text, tokens: tokens.length, truncated: false };
  // A cut inside a character leaves replacement characters at the end.
  const kept = encoding.decode(tokens.slice(0, maxTokens)).replace(/\uFFFD+$/u, '');
  return { text: kept, tokens: maxTokens, truncated: true };
}

function withoutLongRuns(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(longRun)) {
    if (index > end) pieces.push(text.slice(end, index));
    const characters = Array.from(run);
    for (let start = 0; start < characters.length; start += runCharacters) {
      pieces.push(characters.slice(start, start + runCharacters).join(''));
    }
    end = index + run.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
