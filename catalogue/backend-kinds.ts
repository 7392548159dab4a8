import { capabilities, type Capability } from '../contract/capability.ts';

/** The conversation formats of clients and backends. */
export const conversationFormats = ['chat', 'messages', 'responses'] as const;

export type Format = (typeof conversationFormats)[number];

/** The transcription formats that can be converted into each other. */
export const transcriptionFormats = ['json', 'verbose_json', 'text', 'srt', 'vtt'] as const;

export type TranscriptionFormat = (typeof transcriptionFormats)[number];

/** All that differs between kinds of backends, apart from the code that sends their requests. */
export interface BackendKindRow {
  /** The server, for the schema and the page of the configuration. */
  title: string;
  capabilities: readonly Capability[];
  /** The kinds to use for capabilities that it lacks, in Markdown. */
  instead?: string;
  /** The conversation formats that a server may have; the first is the default. */
  formats?: readonly Format[];
  /** Those that a server has by default. Absent: all. */
  transcriptionFormats?: readonly TranscriptionFormat[];
  /** Where its servers are; absent: the models run inside the gateway. */
  address?: {
    example: string;
    version?: 'required' | 'added by the gateway';
    /** The example is used where `gateway.yaml` has no address. */
    isDefault?: true;
  };
  /** The header of the credential. Default: `authorization`, with the scheme Bearer. */
  keyHeader?: string;
  /** Headers of each request, unless the operator sets them. */
  headers?: Readonly<Record<string, string>>;
  /** What a GET reads without charge, relative to the address. */
  probePath?: string;
  /** The most items of one list request, of every operation or by operation. */
  itemLimits?: number | { createEmbedding: number; createRerank: number };
  /** Keys of `gateway.yaml` that others lack. All kinds with a key require it, or none. */
  ownKeys?: Readonly<
    Partial<Record<'api_version' | 'aws' | 'credentials_file' | 'models_dir', 'optional' | 'required'>>
  >;
  /** `gen_ai.provider.name`. Default: the kind. */
  providerName?: string;
  /** Its requests are signed, or it signs in, so no plain GET can check its health. */
  isSigned?: true;
  /** It translates its default format to a format of its own, for all models or for others than Claude. */
  hasOwnFormat?: true | 'unless_claude';
  /** All of its models are Claude. */
  isClaude?: true;
  /** It gets the billing line of Claude Code. */
  readsBillingLine?: true;
  /** It counts no tokens, although it serves the messages format. */
  countsNoTokens?: true;
  /** Models other than Claude take audio and video. */
  takesAudio?: true;
  /** Its models take files of Word and Excel. */
  takesOfficeFiles?: true;
  /** The models other than Claude that take an effort in place of a budget of thinking. */
  effort?: 'all' | 'by_family';
  /** It is known to read no other pages than those in `pages`, however many the document has. */
  selectsPages?: true;
}

const rows = {
  openai: {
    title: "OpenAI, vLLM, SGLang, llama.cpp, Ollama, LM Studio, and other servers of OpenAI's format",
    capabilities,
    formats: conversationFormats,
    address: { example: 'http://10.0.0.5:8000/v1', version: 'required' },
    probePath: 'models',
  },
  azure: {
    title: 'Azure OpenAI',
    capabilities: capabilities.filter((one) => !['rerank', 'classification', 'ocr'].includes(one)),
    formats: ['chat', 'responses'],
    address: { example: 'https://NAME.openai.azure.com' },
    // Tokens of Entra ID are configured in `headers` as `Authorization`.
    keyHeader: 'api-key',
    probePath: 'openai/v1/models',
    ownKeys: { api_version: 'optional' },
  },
  anthropic: {
    title: 'Anthropic, and other servers of its messages format',
    capabilities: ['chat'],
    formats: ['messages'],
    address: { example: 'https://api.anthropic.com', version: 'added by the gateway' },
    keyHeader: 'x-api-key',
    // The version that the messages dialects write.
    headers: { 'anthropic-version': '2023-06-01' },
    probePath: 'v1/models',
    isClaude: true,
    readsBillingLine: true,
  },
  gemini: {
    title: "Google's Gemini API in its own format",
    capabilities: ['chat'],
    instead: 'embeddings: `openai`, at the OpenAI-compatible address of Gemini',
    formats: ['messages'],
    address: { example: 'https://generativelanguage.googleapis.com/v1beta', version: 'required' },
    keyHeader: 'x-goog-api-key',
    probePath: 'models',
    hasOwnFormat: true,
    takesAudio: true,
    effort: 'all',
  },
  vertex: {
    title: 'Gemini and Claude on Vertex AI',
    capabilities: ['chat', 'embedding'],
    formats: ['messages'],
    address: {
      example: 'https://europe-west1-aiplatform.googleapis.com/v1/projects/PROJECT/locations/europe-west1',
      version: 'required',
    },
    // Without a key the gateway signs in.
    keyHeader: 'x-goog-api-key',
    // Texts of one request (cloud.google.com, text embeddings API); gemini-embedding-001 takes one.
    itemLimits: 250,
    ownKeys: { credentials_file: 'optional' },
    providerName: 'gcp.vertex_ai',
    isSigned: true,
    hasOwnFormat: 'unless_claude',
    takesAudio: true,
    effort: 'all',
  },
  bedrock: {
    title: 'AWS Bedrock by its Converse API',
    capabilities: ['chat'],
    formats: ['messages'],
    address: { example: 'https://bedrock-runtime.REGION.amazonaws.com' },
    ownKeys: { aws: 'required' },
    isSigned: true,
    hasOwnFormat: true,
    // It counts tokens for some models only.
    countsNoTokens: true,
    takesOfficeFiles: true,
    effort: 'by_family',
  },
  cohere: {
    title: "Cohere's API, version 2",
    capabilities: ['chat', 'embedding', 'rerank'],
    formats: ['chat'],
    address: { example: 'https://api.cohere.com/v2', version: 'required' },
    probePath: '../v1/models',
    hasOwnFormat: true,
    // cohere-ai 8.1.0: more of `V2EmbedRequest.texts` are refused, more of `V2RerankRequest.documents` are slow.
    itemLimits: { createEmbedding: 96, createRerank: 1_000 },
  },
  jina: {
    title: "Jina's API",
    capabilities: ['embedding', 'rerank'],
    address: { example: 'https://api.jina.ai/v1', version: 'required' },
  },
  tei: {
    title: 'text-embeddings-inference',
    capabilities: ['embedding', 'rerank', 'classification'],
    address: { example: 'http://10.0.0.5:8080', version: 'added by the gateway' },
    probePath: 'info',
    // The default of `--max-client-batch-size`.
    itemLimits: 32,
  },
  infinity: {
    title: 'Infinity',
    capabilities: ['embedding', 'rerank', 'classification'],
    // Behind the value of its `--url-prefix`.
    address: { example: 'http://10.0.0.5:7997' },
    probePath: 'models',
    // `ITEMS_LIMIT` of infinity_emb's fastapi_schemas/pymodels.py.
    itemLimits: 2_048,
  },
  mistral: {
    title: 'OCR as Mistral defines it',
    capabilities: ['ocr'],
    instead: 'chat, embeddings, transcriptions: `openai`',
    address: { example: 'https://api.mistral.ai/v1', version: 'required' },
    probePath: 'models',
    providerName: 'mistral_ai',
    selectsPages: true,
  },
  embedded: {
    title: 'the engines inside the gateway',
    capabilities,
    formats: ['chat'],
    selectsPages: true,
  },
  onnx: {
    title: 'your own encoders, cross-encoders and classifiers in ONNX',
    capabilities: ['embedding', 'rerank', 'classification', 'decision'],
    ownKeys: { models_dir: 'required' },
  },
} satisfies Record<string, BackendKindRow>;

/** Hosted servers of kind openai, of which only the row differs. */
const presets = {
  groq: {
    title: 'Groq',
    // It refuses the `logprobs` from which decisions are read (console.groq.com/docs/openai).
    capabilities: ['chat', 'speech', 'transcription'],
    formats: ['chat', 'responses'],
    transcriptionFormats: ['json', 'verbose_json', 'text'],
    address: { example: 'https://api.groq.com/openai/v1', version: 'required', isDefault: true },
    probePath: 'models',
  },
  openrouter: {
    title: 'OpenRouter',
    // Its images are at a path and in a format of its own (openrouter.ai/docs/api-reference).
    capabilities: ['chat', 'embedding', 'rerank', 'decision', 'speech', 'transcription'],
    formats: conversationFormats,
    transcriptionFormats: ['json', 'verbose_json'],
    address: { example: 'https://openrouter.ai/api/v1', version: 'required', isDefault: true },
    // `models` needs no key; `key` describes the key that is sent (openrouter.ai/docs/api-reference).
    probePath: 'key',
  },
} satisfies Record<string, BackendKindRow>;

export type PresetKind = keyof typeof presets;
export type BackendKind = keyof typeof rows | PresetKind;

export const backendKinds: Readonly<Record<BackendKind, BackendKindRow>> = { ...rows, ...presets };

export function isPreset(kind: BackendKind): kind is PresetKind {
  return kind in presets;
}

/** Returns the row of a value of `gateway.yaml`, whose schema check may have failed. */
export function rowOfKind(kind: unknown): BackendKindRow | undefined {
  return Object.entries(backendKinds).find(([known]) => known === kind)?.[1];
}

/** Returns the kinds that pass a test. */
export function kindsWhere(test: (row: BackendKindRow, kind: BackendKind) => boolean): BackendKind[] {
  // The keys of the rows are the kinds.
  return (Object.keys(backendKinds) as BackendKind[]).filter((kind) => test(backendKinds[kind], kind));
}
