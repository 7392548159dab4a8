import type { OperationId } from '../../generated/contract.ts';
import type { BodySource } from '../../bodies/body-source.ts';
import { writeMultipart } from '../../bodies/write-multipart.ts';
import type { BackendSettings, Capability } from '../../catalogue/model.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { forwardedJson } from './forwarded-json.ts';
import { HttpClient, type BareValues } from '../http/http-client.ts';
import { readResponse } from './read-response.ts';

/** Operations whose path at the upstream differs from the gateway's. */
const PATHS: Readonly<Partial<Record<OperationId, string>>> = {
  createAudioGeneration: 'audio/speech',
  createTranscriptionStream: 'audio/transcriptions',
  createTranscriptionStreamInput: 'audio/transcriptions',
};

/**
 * Media types, other than JSON, of the non-streaming responses that some servers send to a request for a stream.
 */
const NON_STREAMING_TYPES: Readonly<Partial<Record<Capability, RegExp>>> = {
  transcription: /^text\/(?:plain|html)$/,
  speech: /^(?:audio\/.+|application\/octet-stream)$/,
};

/** Operations whose results some servers send as a list (SGLang) or as a text (Nyralei/whisperx-api-server#4). */
const BARE_VALUES: Readonly<Partial<Record<OperationId, BareValues>>> = {
  createRerank: { list: 'results' },
  createTranscription: { text: 'text' },
};

/** The beginning of the paths that the gateway and its upstreams share. */
const VERSION = '/v1/';

/** Returns the path below the backend's address for an operation's path, such as `chat/completions`. */
type PathOf = (operation: string, model: string) => string;

/** DashScope's address for reranking alone, where the operation has another name (its page on reranking). */
const DASHSCOPE_RERANK = /\/compatible-api\/v1\/$/;
const atDashScope: PathOf = (operation) => (operation === 'rerank' ? 'reranks' : operation);
const asNamed: PathOf = (operation) => operation;

/** A server of the gateway's own formats: OpenAI, vLLM, SGLang, llama.cpp, Ollama, LM Studio. */
export class OpenAiBackend implements Backend {
  readonly streamsUploads = true;
  readonly #client: HttpClient;
  /** For a server that counts tokens: `/tokenize` is beside its `/v1`. */
  readonly #tokenizer: HttpClient | null;

  readonly #path: PathOf;

  constructor(settings: BackendSettings, path?: PathOf) {
    const { baseUrl, tokenizer } = settings;
    this.#path = path ?? (DASHSCOPE_RERANK.test(baseUrl?.pathname ?? '') ? atDashScope : asNamed);
    this.#client = new HttpClient(settings);
    const root = tokenizer === null || baseUrl === null ? null : new URL('../', baseUrl);
    this.#tokenizer = root === null ? null : new HttpClient({ ...settings, baseUrl: root });
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    const { contentType, source } = encode(request);
    const { operationId, path, gateway } = request.operation;
    if (operationId === 'countMessageTokens' && this.#tokenizer !== null)
      return readResponse(await this.#tokenizer.post('tokenize', contentType, source, request), false);
    const below = PATHS[operationId] ?? (path.startsWith(VERSION) ? path.slice(VERSION.length) : path);
    const target = this.#path(below, request.model);
    return readResponse(await this.#client.post(target, contentType, source, request), request.stream, {
      nonStreamingTypes: gateway.capability === null ? undefined : NON_STREAMING_TYPES[gateway.capability],
      readBytes: request.readBytes,
      bare: BARE_VALUES[operationId],
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#client.close(), this.#tokenizer?.close()]);
  }
}

function encode(request: BackendRequest): { contentType: string; source: BodySource } {
  const { body, changes, model } = request;
  if (body.kind === 'json') return { contentType: 'application/json', source: forwardedJson(body, request) };
  if (body.kind === 'multipart') {
    const source = writeMultipart({ ...body.value, ...changes, model }, body);
    return { contentType: source.contentType, source };
  }
  throw failure('internal_error', { internal: `${request.operation.operationId} has no body to forward` });
}
