import type { BackendSettings } from '../../catalogue/model.ts';
import { jinaEmbeddings } from '../../dialects/embeddings/jina.ts';
import { jinaRerank } from '../../dialects/rerank/jina.ts';
import type { Backend } from '../backend.ts';
import { TranslatedBackend } from './translated.ts';

/** Jina's API; its address ends in `/v1`. */
export function jinaBackend(settings: BackendSettings): Backend {
  return new TranslatedBackend(settings, {
    createEmbedding: { path: 'embeddings', translation: jinaEmbeddings },
    createRerank: { path: 'rerank', translation: jinaRerank },
  });
}
