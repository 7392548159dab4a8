import type { BackendSettings } from '../../catalogue/model.ts';
import { infinityClassification } from '../../dialects/classify/infinity.ts';
import { infinityEmbeddings } from '../../dialects/embeddings/infinity.ts';
import { jinaRerank } from '../../dialects/rerank/jina.ts';
import type { Backend } from '../backend.ts';
import { TranslatedBackend } from './translated.ts';

/** Infinity. Its address ends with the value of its `--url-prefix`. */
export function infinityBackend(settings: BackendSettings): Backend {
  return new TranslatedBackend(settings, {
    createEmbedding: { path: 'embeddings', translation: infinityEmbeddings },
    createRerank: { path: 'rerank', translation: jinaRerank },
    createClassification: { path: 'classify', translation: infinityClassification },
  });
}
