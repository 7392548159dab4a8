import type { BackendSettings } from '../../catalogue/model.ts';
import { cohereEmbeddings } from '../../dialects/embeddings/cohere.ts';
import { cohereRerank } from '../../dialects/rerank/cohere.ts';
import type { Backend } from '../backend.ts';
import { TranslatedBackend } from './translated.ts';

/** Cohere's API, version 2; its address ends in `/v2`. */
export function cohereBackend(settings: BackendSettings): Backend {
  return new TranslatedBackend(settings, {
    createEmbedding: { path: 'embed', translation: cohereEmbeddings },
    createRerank: { path: 'rerank', translation: cohereRerank },
  });
}
