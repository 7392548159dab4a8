import { buildModel } from '../build-model.ts';
import type { Model } from '../model.ts';
import { embeddedBackend } from './backend.ts';

const extractive: Model = buildModel({
  id: 'embedded/extractive',
  mode: 'chat',
  info: {
    model_type: 'extractive',
    display_name: 'Extractive answers',
    description:
      'Not a generative model: it answers with sentences that it finds in the conversation and in the documents given with it, ' +
      'summarises by choosing the most telling sentences, and says so when it finds no answer. It fills JSON schemas and calls tools ' +
      'whose fields the text holds, and refuses others with 400. English only. It runs inside the ' +
      'gateway, so that a fresh install works; configure a backend for real chat.',
    display_tags: ['local', 'extractive'],
    supports_reasoning: false,
    supports_function_calling: true,
    supports_vision: false,
    supports_audio_input: false,
    supports_audio_output: false,
    supports_response_schema: true,
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'extractive' }],
});

const useLite: Model = buildModel({
  id: 'embedded/use-lite',
  mode: 'embedding',
  capabilities: ['decision'],
  info: {
    model_type: 'universal-sentence-encoder-lite',
    display_name: 'Universal Sentence Encoder lite',
    description:
      'Sentence embeddings of 512 dimensions, computed inside the gateway. English only: other scripts are refused, since their ' +
      'vectors would mean nothing. Decisions weigh topic, sentiment, words and meaning: 89 % of 500 plain questions that ' +
      'it had not seen correct, topics best, plain statements least (docs/engines.md); calibrate them on your own data. Weights: Apache-2.0.',
    display_tags: ['local', 'embedding', 'decision'],
    // The versions of the encoder and of the head that derives decisions from its vectors.
    model_version: '0.2.0-head.4',
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'use-lite' }],
});

const reranker: Model = buildModel({
  id: 'embedded/rerank',
  mode: 'rerank',
  info: {
    model_type: 'universal-sentence-encoder-lite',
    display_name: 'Blended reranker',
    description:
      'Orders documents by how well they answer a query: similarity of sentences (Universal Sentence Encoder lite) blended with ' +
      'BM25, computed inside the gateway. English only. The correct passage came first for 83 % of the held-out questions of a ' +
      'self-made set (BM25 alone 33 %, similarity alone 80 %; docs/engines.md). Weights: Apache-2.0.',
    display_tags: ['local', 'rerank'],
    model_version: '0.2.0-rerank.1',
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'rerank' }],
});

const zeroShot: Model = buildModel({
  id: 'embedded/zero-shot',
  mode: 'classification',
  info: {
    model_type: 'universal-sentence-encoder-lite',
    display_name: 'Zero-shot classification',
    description:
      'Sorts texts into the classes that the request names in `labels`, without examples; without labels into ten general topics. ' +
      'Computed inside the gateway by the similarity of sentences. English only. Correct for 92 % of 120 plain texts with four or ' +
      'five classes (docs/engines.md). Weights: Apache-2.0.',
    display_tags: ['local', 'classification', 'zero-shot'],
    model_version: '0.2.0-head.4',
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'zero-shot' }],
});

const sentiment: Model = buildModel({
  id: 'embedded/sentiment',
  mode: 'classification',
  info: {
    model_type: 'universal-sentence-encoder-lite',
    display_name: 'Sentiment',
    description:
      'Classifies a text as negative, neutral or positive, by its sentence vector and its words. English only. It separates praise ' +
      'from blame in 86 % of held-out snippets that people rated (reviews, tweets), and in more of plain sentences; neutral texts ' +
      'are often classified as one of the two (docs/engines.md). Licences: Apache-2.0 (encoder), MIT (the ratings it was fitted on).',
    display_tags: ['local', 'classification', 'sentiment'],
    model_version: '0.2.0-sentiment.1',
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'sentiment' }],
});

const language: Model = buildModel({
  id: 'embedded/language',
  mode: 'classification',
  info: {
    model_type: 'fasttext-lid.176',
    display_name: 'Language identification',
    description:
      'Identifies which of 176 languages a text is written in, by its first 4,000 characters; often incorrect for texts of a few words. ' +
      'Licences: MIT (code), CC-BY-SA-3.0 (the fastText model lid.176).',
    display_tags: ['local', 'classification', 'language'],
    model_version: 'lid.176.ftz',
    supports_multilingual: true,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'language' }],
});

const promptInjection: Model = buildModel({
  id: 'embedded/prompt-injection',
  mode: 'classification',
  info: {
    model_type: 'tfidf-logistic-regression',
    display_name: 'Prompt-injection score',
    description:
      'Scores texts for attempts to override the instructions of a model, by their words (llm_guardrail). English only, and weak: at ' +
      '0.5 it found 15 of 25 self-made attacks and blocked 9 of 35 harmless prompts (docs/engines.md). Guardrails of kind ' +
      '`classifier` can use it; none does by default. Licence: ISC.',
    display_tags: ['local', 'classification', 'guardrail'],
    model_version: '2.1.2',
    supports_multilingual: false,
  },
  prices: 'free',
  deployments: [{ backend: embeddedBackend, model: 'prompt-injection' }],
});

/** The models of the text engines, the default of each kind first. */
export const textModels: readonly Model[] = [
  extractive,
  useLite,
  reranker,
  zeroShot,
  sentiment,
  language,
  promptInjection,
];
