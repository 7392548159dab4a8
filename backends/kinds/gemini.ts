import type * as Gemini from '../../dialects/gemini/format.ts';
import { bytesOfValues } from '../../calls/call.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import { jsonSource } from '../../bodies/json-source.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { toMessage } from '../../dialects/gemini/response.ts';
import { geminiToolNames, toGenerateContent } from '../../dialects/gemini/request.ts';
import { invalidResponse } from '../../dialects/invalid-response.ts';
import { isRecord, type Fields } from '../../dialects/values/json-values.ts';
import { takesOneCall } from '../../dialects/tools/message-tools.ts';
import { GeminiStream } from '../../dialects/gemini/stream.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { presentFields } from './forwarded-json.ts';
import {
  HttpClient,
  mediaTypeOf,
  readJson,
  readJsonValue,
  type UpstreamResponse,
} from '../http/http-client.ts';
import { inOnePiece } from '../replies/in-one-piece.ts';
import { notServed } from './not-served.ts';
import { translatedFrames } from './translated-frames.ts';

/**
 * Google's Gemini API. Its address ends with the version, such as `…/v1beta`. Requests come in the messages
 * format.
 */
export class GeminiBackend implements Backend {
  readonly #client: HttpClient;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings);
  }

  send(request: BackendRequest): Promise<BackendResponse> {
    const { model } = request;
    return sendToGemini(request, {
      post: (method, body) => {
        const path = `models/${encodeURIComponent(model)}:${method}`;
        return this.#client.post(path, 'application/json', jsonSource(body), request);
      },
      // The API counts a complete request only when the model is named again inside it.
      countBody: ({ generationConfig: _unused, ...counted }: Gemini.Request) => ({
        generateContentRequest: { model: `models/${model}`, ...counted },
      }),
    });
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** What differs between the servers of Google's format. */
export interface GeminiServer {
  /** Posts to a method of the model, such as `generateContent`. */
  post(method: string, body: JsonObject): Promise<UpstreamResponse>;
  /** Returns the body that counts the tokens of a request. */
  countBody(generate: JsonObject): JsonObject;
}

/** Sends a messages request to a server of Google's format. */
export async function sendToGemini(request: BackendRequest, server: GeminiServer): Promise<BackendResponse> {
  const { body, model, operation, publicModel, requestId, stream } = request;
  if (body.kind !== 'json') throw notServed(publicModel, operation);
  request.memory?.hold(bytesOfValues(body));
  // Only requests to count tokens may have no messages.
  const generate = toGenerateContent({ messages: [], ...presentFields(body, request) }, model);
  if (operation.operationId === 'countMessageTokens') return countTokens(generate, server);
  if (operation.operationId !== 'createMessage') throw notServed(publicModel, operation);
  const names = geminiToolNames(body.value);
  const oneCall = takesOneCall(body.value);
  const response = await server.post(stream ? 'streamGenerateContent?alt=sse' : 'generateContent', generate);
  const events = (): GeminiStream => new GeminiStream(publicModel, requestId, names, oneCall);
  if (mediaTypeOf(response.contentType) === 'text/event-stream')
    return { kind: 'frames', frames: translatedFrames(response.chunks, events()) };
  const value = await readJsonValue(response.chunks);
  // Without `alt=sse`, which some proxies do not pass on, the API streams the events as a list.
  if (Array.isArray(value)) return { kind: 'frames', frames: inOnePiece(framesOf(value, events())) };
  if (!isRecord(value)) throw invalidResponse('it is not an object');
  return { kind: 'json', value: toMessage(value, publicModel, requestId, names, oneCall) };
}

async function countTokens(generate: JsonObject, server: GeminiServer): Promise<BackendResponse> {
  const { chunks } = await server.post('countTokens', server.countBody(generate));
  const { totalTokens }: Fields<'totalTokens'> = await readJson(chunks);
  if (typeof totalTokens !== 'number' || !Number.isSafeInteger(totalTokens) || totalTokens < 0)
    throw failure('bad_gateway', { internal: 'the upstream counted no tokens' });
  return { kind: 'json', value: { input_tokens: totalTokens } };
}

function framesOf(responses: readonly unknown[], stream: GeminiStream): string[] {
  return [...responses.flatMap((one) => stream.accept(JSON.stringify(one))), ...stream.finish()];
}
