import type { BackendSettings } from '../../catalogue/model.ts';
import { teiClassification } from '../../dialects/classify/tei.ts';
import { teiEmbeddings } from '../../dialects/embeddings/tei.ts';
import { teiRerank } from '../../dialects/rerank/tei.ts';
import type { Backend } from '../backend.ts';
import type { UpstreamResponse } from '../http/http-client.ts';
import { TranslatedBackend } from './translated.ts';

/** text-embeddings-inference. Its address is that of the server, without `/v1`. */
export function teiBackend(settings: BackendSettings): Backend {
  const routes = {
    createEmbedding: { path: 'v1/embeddings', translation: teiEmbeddings },
    createRerank: { path: 'rerank', translation: teiRerank },
    createClassification: { path: 'predict', translation: teiClassification },
  };
  return new TranslatedBackend(settings, routes, computeTokens);
}

/**
 * Reads the tokens of rerank and predict from a header; their bodies do not have them (`ResponseMetadata` in
 * the router's lib.rs).
 */
function computeTokens(response: UpstreamResponse): number | undefined {
  const tokens = response.header('x-compute-tokens');
  return tokens !== undefined && /^\d{1,15}$/.test(tokens) ? Number(tokens) : undefined;
}
