import { bytesOfValues } from '../../calls/call.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { toMessage } from '../../dialects/gemini/response.ts';
import { geminiToolNames, toGenerateContent } from '../../dialects/gemini/request.ts';
import { invalidResponse } from '../../dialects/invalid-response.ts';
import { isRecord } from '../../dialects/values/json-values.ts';
import { takesOneCall } from '../../dialects/tools/message-tools.ts';
import { GeminiStream } from '../../dialects/gemini/stream.ts';
import { failure } from '../../errors/gateway-error.ts';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { presentFields } from './forwarded-json.ts';
import { HttpClient, readJson, readJsonValue } from '../http/http-client.ts';
import { inOnePiece } from '../replies/in-one-piece.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { notServed } from './not-served.ts';

/**
 * Google's Gemini API. Its address ends with the version, such as `…/v1beta`. Requests come in the messages
 * format.
 */
export class GeminiBackend implements Backend {
  readonly #client: HttpClient;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings);
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    const { body, model, operation, publicModel, requestId, stream } = request;
    if (body.kind !== 'json') throw notServed(publicModel, operation);
    const path = `models/${encodeURIComponent(model)}`;
    request.memory?.hold(bytesOfValues(body));
    // Only requests to count tokens may have no messages.
    const generate = toGenerateContent({ messages: [], ...presentFields(body, request) }, model);
    if (operation.operationId === 'countMessageTokens') return this.#count(path, generate, request);
    if (operation.operationId !== 'createMessage') throw notServed(publicModel, operation);
    const names = geminiToolNames(body.value);
    const oneCall = takesOneCall(body.value);
    const method = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
    const response = await this.#post(`${path}:${method}`, generate, request);
    const events = (): GeminiStream => new GeminiStream(publicModel, requestId, names, oneCall);
    if (mediaTypeOf(response.contentType) === 'text/event-stream')
      return { kind: 'frames', frames: messageFrames(response.chunks, events()) };
    const value = await readJsonValue(response.chunks);
    // Without `alt=sse`, which some proxies do not pass on, the API streams the events as a list.
    if (Array.isArray(value)) return { kind: 'frames', frames: inOnePiece(framesOf(value, events())) };
    if (!isRecord(value)) throw invalidResponse('it is not an object');
    return { kind: 'json', value: toMessage(value, publicModel, requestId, names, oneCall) };
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  /**
   * Counts the tokens of a request. The API counts a complete request only when the model is named again inside
   * it.
   */
  async #count(path: string, generate: JsonObject, request: BackendRequest): Promise<BackendResponse> {
    const { generationConfig: _unused, ...counted } = generate;
    const body = { generateContentRequest: { model: `models/${request.model}`, ...counted } };
    const { totalTokens } = await readJson((await this.#post(`${path}:countTokens`, body, request)).chunks);
    if (typeof totalTokens !== 'number' || !Number.isSafeInteger(totalTokens) || totalTokens < 0)
      throw failure('bad_gateway', { internal: 'the upstream counted no tokens' });
    return { kind: 'json', value: { input_tokens: totalTokens } };
  }

  #post(path: string, body: JsonObject, request: BackendRequest): ReturnType<HttpClient['post']> {
    const content = Buffer.from(JSON.stringify(body));
    return this.#client.post(path, 'application/json', { content, sizeBytes: content.length }, request);
  }
}

function framesOf(responses: readonly unknown[], stream: GeminiStream): string[] {
  return [...responses.flatMap((one) => stream.accept(JSON.stringify(one))), ...stream.finish()];
}

async function* messageFrames(
  chunks: AsyncIterable<Uint8Array>,
  stream: GeminiStream,
): AsyncGenerator<string[]> {
  for await (const frames of readFrames(chunks)) {
    const written = frames.flatMap((frame) => {
      const event = parseFrame(frame);
      return event === null ? [] : stream.accept(event.data);
    });
    if (written.length > 0) yield written;
  }
  yield stream.finish();
}
