import type * as Gemini from '../../../dialects/gemini/format.ts';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { jsonSource } from '../../../bodies/json-source.ts';
import type { BodySource } from '../../../bodies/body-source.ts';
import type { BackendSettings } from '../../../catalogue/model.ts';
import { bytesOfValues } from '../../../calls/call.ts';
import { vertexEmbeddings } from '../../../dialects/embeddings/vertex.ts';
import { throwUpstreamError } from '../../../dialects/values/json-values.ts';
import { claudeVersion } from '../../../dialects/fields/claude-versions.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import type { Backend, BackendRequest, BackendResponse } from '../../backend.ts';
import { forwardedJson } from '../forwarded-json.ts';
import { sendToGemini } from '../gemini.ts';
import { HttpClient, readJson, type UpstreamResponse } from '../../http/http-client.ts';
import { notServed } from '../not-served.ts';
import { readResponse } from '../read-response.ts';
import { AccessTokens } from './access-tokens.ts';
import { googleSignIn, type GoogleSignIn } from './google-sign-in.ts';

/** Takes the place of the header `anthropic-version` (cloud.google.com, Claude on Vertex AI). */
const ANTHROPIC_VERSION = 'vertex-2023-10-16';

/**
 * Gemini and Claude on Vertex AI, by the name of the model. The address ends with the location, such as
 * `…/v1/projects/acme/locations/global`. Requests come in the messages format, which those of Claude keep.
 */
export class VertexBackend implements Backend {
  readonly #client: HttpClient;
  /** Null where the operator set an API key or a header of their own. */
  readonly #tokens: AccessTokens | null;
  readonly #google: GoogleSignIn | null;

  constructor(settings: BackendSettings, signInAt = googleSignIn) {
    this.#client = new HttpClient(settings);
    const isSignedIn = settings.apiKey === null && settings.headers['authorization'] === undefined;
    this.#google = isSignedIn ? signInAt(settings) : null;
    this.#tokens = this.#google === null ? null : new AccessTokens(this.#google.signIn);
  }

  send(request: BackendRequest): Promise<BackendResponse> {
    if (claudeVersion(request.model) !== null) return this.#sendToClaude(request);
    const path = `publishers/google/models/${inPath(request.model)}`;
    // The client's headers are those of Anthropic's API.
    const plain = { ...request, formatHeaders: {} };
    if (request.operation.operationId === 'createEmbedding') return this.#embed(`${path}:predict`, plain);
    return sendToGemini(plain, {
      post: (method, body) => this.#post(`${path}:${method}`, () => jsonSource(body), plain),
      countBody,
    });
  }

  async close(): Promise<void> {
    await this.#client.close();
    await this.#google?.close();
  }

  async #embed(path: string, request: BackendRequest): Promise<BackendResponse> {
    const fields = { ...request.body.value, ...request.changes };
    const release = request.memory?.hold(bytesOfValues(request.body));
    try {
      const body = vertexEmbeddings.request(fields, request.model);
      const { chunks } = await this.#post(path, () => jsonSource(body), request);
      const response = await readJson(chunks);
      throwUpstreamError(response);
      return { kind: 'json', value: vertexEmbeddings.response(response, fields) };
    } finally {
      release?.();
    }
  }

  async #sendToClaude(request: BackendRequest): Promise<BackendResponse> {
    const { body, model, operation, publicModel, stream } = request;
    const counts = operation.operationId === 'countMessageTokens';
    if (body.kind !== 'json' || !(counts || operation.operationId === 'createMessage'))
      throw notServed(publicModel, operation);
    const changes = { ...request.changes, anthropic_version: ANTHROPIC_VERSION };
    // The path has the model, except to count tokens.
    const content = { changes, operation, model: counts ? model : undefined };
    const method = stream ? 'streamRawPredict' : 'rawPredict';
    const path = counts ? 'count-tokens:rawPredict' : `${inPath(model)}:${method}`;
    const source = (): BodySource => forwardedJson(body, content);
    // Google refuses features to count tokens that it takes for a message (BerriAI/litellm#39597).
    const sent = counts ? { ...request, formatHeaders: {} } : request;
    const response = await this.#post(`publishers/anthropic/models/${path}`, source, sent);
    return readResponse(response, stream);
  }

  /** Posts with a token. One that is refused, such as one that was revoked, is renewed once. */
  async #post(path: string, source: () => BodySource, request: BackendRequest): Promise<UpstreamResponse> {
    const post = (authorization?: string): Promise<UpstreamResponse> =>
      this.#client.post(path, 'application/json', source(), { ...request, authorization });
    if (this.#tokens === null) return post();
    const token = await this.#tokens.current(request.signal);
    try {
      return await post(`Bearer ${token}`);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.upstream?.status !== 401) throw error;
      const renewed = await this.#tokens.renewed(token, request.signal);
      if (renewed === token) throw error;
      return await post(`Bearer ${renewed}`);
    }
  }
}

/** Versions stand behind an `@`, which paths may have. */
function inPath(model: string): string {
  return encodeURIComponent(model).replaceAll('%40', '@');
}

/** Vertex AI counts the fields of a request, of which it knows no choice of tools. */
function countBody({ toolConfig: _unused, ...counted }: Gemini.Request): JsonObject {
  return counted;
}
