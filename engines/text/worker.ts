import { planReply } from '../extractive/plan.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { TextJobs } from './jobs.ts';
import { identifyLanguages } from './language-model.ts';
import { LexicalIndex } from './lexical-index.ts';
import { injectionProbabilities } from './prompt-injection-model.ts';
import { embedSlice } from './sentence-encoder.ts';
import { wordSentiment } from './sentiment.ts';
import { countTokens, truncateToTokens } from './token-encoding.ts';

serveJobs<TextJobs>({
  embed: ({ texts }) => embedSlice(texts),
  countTokens: async ({ text }) => ({ tokens: await countTokens(text) }),
  truncate: ({ text, maxTokens }) => truncateToTokens(text, maxTokens),
  lexicalScores: ({ query, texts }) => new LexicalIndex(texts).score(query),
  wordSentiment: ({ texts }) => texts.map(wordSentiment),
  identifyLanguage: ({ texts }) => identifyLanguages(texts),
  injection: ({ texts }) => injectionProbabilities(texts),
  plan: ({ messages }) => planReply(messages),
});
