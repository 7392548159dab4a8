import { extract } from '../extractive/extraction/fill.ts';
import { outlineReply } from '../extractive/outline.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { TextJobs } from './jobs.ts';
import { identifyLanguages } from './language-model.ts';
import { LexicalIndex } from './lexical-index.ts';
import { embedSlice } from './sentence-encoder.ts';
import { wordSentiment } from './sentiment.ts';
import { truncateToTokens, encodingCounter } from './token-encoding.ts';
import { openTokenizer } from '../tokenizer-file.ts';

serveJobs<TextJobs>({
  embed: ({ texts }) => embedSlice(texts),
  countTokens: async ({ texts, tokenizer }) => ({ tokens: await countTokens(texts, tokenizer) }),
  truncate: ({ text, maxTokens }) => truncateToTokens(text, maxTokens),
  lexicalScores: ({ query, texts }) => new LexicalIndex(texts).score(query),
  wordSentiment: ({ texts }) => texts.map(wordSentiment),
  identifyLanguage: ({ texts }) => identifyLanguages(texts),
  injection: ({ texts }) => injectionProbabilities(texts),
  extract: ({ messages, schemas }) => extract(messages, schemas),
  outline: ({ messages }) => outlineReply(messages),
});

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
async function countTokens(texts: readonly string[], tokenizer: string): Promise<number> {
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

/** The functions used here of `llm_guardrail`. */
interface InjectionModel {
  checkInjection(prompt: string): Promise<{ confidence: number }>;
}

let loading: Promise<InjectionModel> | undefined;

function load(): Promise<InjectionModel> {
  // The package has no declarations. package.json pins version 2.1.2, which has this shape.
  // @ts-expect-error the package is untyped
  loading ??= import('llm_guardrail') as Promise<InjectionModel>;
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Returns the probability that each text tries to override a model's instructions, 0 to 1. */
async function injectionProbabilities(texts: readonly string[]): Promise<number[]> {
  const model = await load();
  return Promise.all(texts.map(async (text) => (await model.checkInjection(text)).confidence));
}
