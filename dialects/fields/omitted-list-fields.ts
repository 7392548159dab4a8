type Omitted = Readonly<Record<string, string>>;

const NO_OPTION = 'the server has no such option';
const TEXT_FIELD = 'the server ranks texts; of an object it gets `text`';
const CUT_ITSELF = 'the server cuts long documents by its own rule';
const IN_EACH_RESULT = 'every result has its document, from the request';

const OF_RERANK: Omitted = {
  return_documents: IN_EACH_RESULT,
};

const OF_OTHER_RERANK: Omitted = {
  ...OF_RERANK,
  rank_fields: TEXT_FIELD,
  max_chunks_per_doc: CUT_ITSELF,
};

/** What the requests of lists and documents leave out, as `OMITTED_FIELDS`. */
export const OMITTED_LIST_FIELDS = {
  'embeddings to Cohere': { user: NO_OPTION },
  'embeddings to Jina': { user: NO_OPTION },
  'embeddings to Vertex AI': {
    encoding_format: 'the gateway converts the vectors',
    user: NO_OPTION,
  },
  'embeddings to TEI': {},
  'embeddings to Infinity': {},
  'rerank to others of its format': { return_documents: IN_EACH_RESULT },
  'rerank to Cohere': OF_OTHER_RERANK,
  'rerank to Jina and Infinity': { ...OF_OTHER_RERANK, max_tokens_per_doc: CUT_ITSELF },
  'rerank to TEI': {
    ...OF_OTHER_RERANK,
    max_tokens_per_doc: CUT_ITSELF,
    top_n: 'the gateway takes the best itself',
  },
  'classifications to TEI': {},
  'classifications to Infinity': {},
  'OCR to Mistral': {},
} as const satisfies Readonly<Record<string, Omitted>>;
