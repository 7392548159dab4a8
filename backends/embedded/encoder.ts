import {
  toEmbeddingQuery,
  toEmbeddingResponse,
  type EmbeddingFields,
} from '../../engines/embedding-response.ts';
import type { DecisionRequest } from '../../generated/contract.ts';
import { decideLocally } from './decide-locally.ts';
import { fieldsOf, identityOf, jsonAnswer, type EmbeddedModel, type Serve } from './embedded-model.ts';

const embed: Serve = async (request, engines) => {
  const query = toEmbeddingQuery(fieldsOf<EmbeddingFields>(request));
  const result = await engines.embeddings.embed(query.texts, request.signal);
  return jsonAnswer(toEmbeddingResponse(result, query.encodingFormat, identityOf('embd', request)));
};

const decide: Serve = async (request, engines) => {
  const { embeddings: inputs, rememberingEmbeddings: options } = engines;
  const query = fieldsOf<DecisionRequest>(request);
  return jsonAnswer(await decideLocally({ inputs, options }, query, request.publicModel, request.signal));
};

export const encoderModels: Readonly<Record<string, EmbeddedModel>> = {
  'use-lite': { engine: 'embeddings', serves: { createEmbedding: embed, createDecision: decide } },
};
