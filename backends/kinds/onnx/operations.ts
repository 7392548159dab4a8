import type { OperationId } from '../../../generated/contract.ts';
import { documentTexts } from '../../../dialects/rerank/documents.ts';
import {
  type Classification,
  classifiedTexts,
  type ClassifierOutput,
  type EmbeddingFields,
  type OnnxEngine,
  type OnnxModelFiles,
  softmax,
  toEmbeddingQuery,
  toEmbeddingResponse,
} from '../../../packages/engines/index.ts';
import { failure, type GatewayError } from '../../../errors/gateway-error.ts';
import type { ClassificationRequest, DecisionRequest } from '../../../generated/contract.ts';
import type { BackendResponse, BackendRequest } from '../../backend.ts';
import { decideLocally } from '../embedded/decide-locally.ts';
import { fieldsOf, identityOf, jsonResponse } from '../embedded/embedded-model.ts';
import { decideByEntailment, entailmentClasses } from './entailment.ts';
import type { Loose } from '../../../dialects/values/json-values.ts';

export type ServeOnnx = (
  request: BackendRequest,
  engine: OnnxEngine,
  files: OnnxModelFiles,
) => Promise<BackendResponse>;

const embed: ServeOnnx = async (request, engine, files) => {
  const query = toEmbeddingQuery(fieldsOf<EmbeddingFields>(request), null);
  const result = await engine.embed(files, query.texts, request.signal);
  const width = result.vectors[0]?.length ?? 0;
  if (query.dimensions !== null && query.dimensions !== width)
    throw refused('dimensions', `dimensions must be ${width}; this model has no other`);
  return jsonResponse(toEmbeddingResponse(result, query.encodingFormat, identityOf('embd', request)));
};

const rerank: ServeOnnx = async (request, engine, files) => {
  const fields = fieldsOf<Loose.RerankRequest>(request);
  const text = String(fields.query);
  const inputs = documentTexts(fields).map((pair) => ({ text, pair }));
  const cut = fields.max_tokens_per_doc;
  const most = typeof cut === 'number' ? cut : null;
  const found = await engine.classify(files, inputs, 'documents', request.signal, most);
  const results = found.logits.map((logits, index) => ({ index, relevance_score: relevanceOf(logits) }));
  const usage = { prompt_tokens: found.tokens, total_tokens: found.tokens };
  return jsonResponse({ ...identityOf('rerank', request), results, usage });
};

/**
 * Returns the relevance as a probability. Cross-encoders have one logit, or one for irrelevant and one for
 * relevant.
 */
function relevanceOf(logits: readonly number[]): number {
  const [first = 0, second] = logits;
  if (logits.length > 2)
    throw failure('bad_gateway', { internal: `a reranker with ${logits.length} logits` });
  return sigmoid(second === undefined ? first : second - first);
}

const classify: ServeOnnx = async (request, engine, files) => {
  const { input, labels } = fieldsOf<ClassificationRequest>(request);
  const texts = [input].flat();
  const found =
    labels == null
      ? toClassification(await engine.classify(files, toInputs(texts), 'input', request.signal))
      : await classifyInto([...new Set(labels)], texts, engine, files, request.signal);
  const usage = { prompt_tokens: found.tokens, total_tokens: found.tokens, completion_tokens: 0 };
  return jsonResponse({ ...identityOf('classify', request), data: classifiedTexts(found), usage });
};

function toInputs(texts: readonly string[]): { text: string }[] {
  return texts.map((text) => ({ text }));
}

function toClassification({ labels, isMultiLabel, logits, tokens }: ClassifierOutput): Classification {
  const width = logits[0]?.length ?? labels.length;
  // A model may have more classes than its configuration names.
  const names = Array.from({ length: width }, (_, index) => labels[index] ?? `LABEL_${index}`);
  return {
    labels: names,
    probabilities: logits.map((row) => (isMultiLabel ? row.map(sigmoid) : softmax(row))),
    tokens,
  };
}

/** Classifies texts without training: by how much each text entails that it is about a label. */
async function classifyInto(
  labels: readonly string[],
  texts: readonly string[],
  engine: OnnxEngine,
  files: OnnxModelFiles,
  signal: AbortSignal,
): Promise<Classification> {
  const inputs = texts.flatMap((text) =>
    labels.map((label) => ({ text, pair: `This text is about ${label}.` })),
  );
  const found = await engine.classify(files, inputs, 'input', signal);
  const { entailment } = entailmentClasses(found, 'labels');
  const probabilities = texts.map((_, index) => {
    const rows = found.logits.slice(index * labels.length, (index + 1) * labels.length);
    return softmax(rows.map((row) => row[entailment] ?? 0));
  });
  return { labels, probabilities, tokens: found.tokens };
}

const decide: ServeOnnx = async (request, engine, files) => {
  const query = fieldsOf<DecisionRequest>(request);
  const decideAll = decideByEntailment(engine, files, request.signal);
  return jsonResponse(await decideLocally(decideAll, query, request.publicModel));
};

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function refused(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { param, message });
}

/** The operations of ONNX models. The operator's `mode` says which of them a model serves. */
export const onnxOperations: Readonly<Partial<Record<OperationId, ServeOnnx>>> = {
  createEmbedding: embed,
  createRerank: rerank,
  createClassification: classify,
  createDecision: decide,
};
