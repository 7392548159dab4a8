import { bytesOfValues } from '../../calls/call.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { chatToolNames } from '../../dialects/chat-request/tools.ts';
import { usesLegacyFunctions } from '../../dialects/chat-response/finish.ts';
import { stopSequencesOf, toCohereChat } from '../../dialects/cohere/request.ts';
import { toChatCompletion, type CohereContext } from '../../dialects/cohere/response.ts';
import { CohereStream } from '../../dialects/cohere/stream.ts';
import { takesOneCall } from '../../dialects/cohere/tools.ts';
import { cohereEmbeddings } from '../../dialects/embeddings/cohere.ts';
import { cohereRerank } from '../../dialects/rerank/cohere.ts';
import { jsonSource } from '../../bodies/json-source.ts';
import type { Backend, BackendRequest, BackendResponse } from '../backend.ts';
import { presentFields } from './forwarded-json.ts';
import { HttpClient, mediaTypeOf, readJson } from '../http/http-client.ts';
import { TranslatedBackend } from './translated.ts';
import { translatedFrames } from './translated-frames.ts';

/** Cohere's API, version 2; its address ends in `/v2`. Conversations come in the chat format. */
export class CohereBackend implements Backend {
  readonly #client: HttpClient;
  readonly #lists: TranslatedBackend;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings);
    this.#lists = new TranslatedBackend(this.#client, {
      createEmbedding: { path: 'embed', translation: cohereEmbeddings },
      createRerank: { path: 'rerank', translation: cohereRerank },
    });
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    const { body, model, operation, stream } = request;
    if (body.kind !== 'json' || operation.operationId !== 'createChatCompletion')
      return this.#lists.send(request);
    request.memory?.hold(bytesOfValues(body));
    const fields = presentFields(body, request);
    const chat = jsonSource({ model, stream, ...toCohereChat(fields) });
    const response = await this.#client.post('chat', 'application/json', chat, request);
    const context: CohereContext = {
      names: chatToolNames(fields),
      isLegacy: usesLegacyFunctions(fields),
      oneCall: takesOneCall(fields),
      stops: stopSequencesOf(fields),
    };
    if (mediaTypeOf(response.contentType) === 'text/event-stream')
      return { kind: 'frames', frames: translatedFrames(response.chunks, new CohereStream(context)) };
    return { kind: 'json', value: toChatCompletion(await readJson(response.chunks), context) };
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
