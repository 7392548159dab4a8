import {
  type EmbeddingFields,
  toEmbeddingQuery,
  toEmbeddingResponse,
} from '../../../packages/engines/index.ts';
import { documentTexts } from '../../../dialects/rerank/documents.ts';
import type { DecisionRequest } from '../../../generated/contract.ts';
import { decideLocally, type Decide } from './decide-locally.ts';
import { fieldsOf, identityOf, jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';
import type { Loose } from '../../../dialects/values/json-values.ts';

const embed: Serve = async (request, engines) => {
  const query = toEmbeddingQuery(fieldsOf<EmbeddingFields>(request));
  const result = await engines.embeddings.embed(query.texts, request.signal);
  return jsonResponse(toEmbeddingResponse(result, query.encodingFormat, identityOf('embd', request)));
};

const decide: Serve = async (request, engines) => {
  const query = fieldsOf<DecisionRequest>(request);
  const decideAll: Decide = (input, questions) => engines.decisions.decide(input, questions, request.signal);
  return jsonResponse(await decideLocally(decideAll, query, request.publicModel));
};

const rerank: Serve = async (request, engines) => {
  const fields = fieldsOf<Loose.RerankRequest>(request);
  const query = String(fields.query);
  const { scores, tokens } = await engines.reranker.rerank(query, documentTexts(fields), request.signal);
  const results = scores.map((relevance_score, index) => ({ index, relevance_score }));
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return jsonResponse({ ...identityOf('rerank', request), results, usage });
};

export const encoderModels: Readonly<Record<string, EmbeddedModel>> = {
  'use-lite': { engine: 'embeddings', serves: { createEmbedding: embed, createDecision: decide } },
  rerank: { engine: 'embeddings', serves: { createRerank: rerank } },
};
