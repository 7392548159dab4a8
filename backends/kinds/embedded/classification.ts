import {
  type Classification,
  classifiedTexts,
  defaultLabels,
  type EngineHost,
} from '../../../packages/engines/index.ts';
import type { EngineName } from '../../../packages/engines/availability.ts';
import type { ClassificationRequest } from '../../../generated/contract.ts';
import { fieldsOf, identityOf, jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';

type Classify = (
  engines: EngineHost,
  texts: readonly string[],
  request: ClassificationRequest,
  signal: AbortSignal,
) => Promise<Classification>;

function serving(classify: Classify): Serve {
  return async (request, engines) => {
    const fields = fieldsOf<ClassificationRequest>(request);
    const texts = [fields.input].flat();
    const found = await classify(engines, texts, fields, request.signal);
    const usage = { prompt_tokens: found.tokens, total_tokens: found.tokens, completion_tokens: 0 };
    return jsonResponse({ ...identityOf('classify', request), data: classifiedTexts(found), usage });
  };
}

function model(engine: EngineName, classify: Classify): EmbeddedModel {
  return { engine, serves: { createClassification: serving(classify) } };
}

export const classificationModels: Readonly<Record<string, EmbeddedModel>> = {
  'zero-shot': model('embeddings', (engines, texts, fields, signal) =>
    engines.zeroShot.classify(texts, [...new Set(fields.labels ?? defaultLabels)], signal),
  ),
  sentiment: model('embeddings', (engines, texts, _fields, signal) =>
    engines.sentimentClassifier.classify(texts, signal),
  ),
  'prompt-injection': model('promptInjection', (engines, texts, _fields, signal) =>
    engines.promptInjection.classify(texts, signal),
  ),
  language: model('language', (engines, texts, _fields, signal) => engines.language.classify(texts, signal)),
};
