import { extract } from '../extractive/extraction/fill.ts';
import { planReply } from '../extractive/plan.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { TextJobs } from './jobs.ts';
import { identifyLanguages } from './language-model.ts';
import { LexicalIndex } from './lexical-index.ts';
import { injectionProbabilities } from './prompt-injection-model.ts';
import { embedSlice } from './sentence-encoder.ts';
import { wordSentiment } from './sentiment.ts';
import { truncateToTokens } from './token-encoding.ts';
import { countTokens } from './tokenizers.ts';

serveJobs<TextJobs>({
  embed: ({ texts }) => embedSlice(texts),
  countTokens: async ({ texts, tokenizer }) => ({ tokens: await countTokens(texts, tokenizer) }),
  truncate: ({ text, maxTokens }) => truncateToTokens(text, maxTokens),
  lexicalScores: ({ query, texts }) => new LexicalIndex(texts).score(query),
  wordSentiment: ({ texts }) => texts.map(wordSentiment),
  identifyLanguage: ({ texts }) => identifyLanguages(texts),
  injection: ({ texts }) => injectionProbabilities(texts),
  extract: ({ messages, schemas }) => extract(messages, schemas),
  plan: ({ messages }) => planReply(messages),
});
