import { randomUUID } from 'node:crypto';
import type { JsonBody, JsonObject } from '../bodies/json-body.ts';
import { toChatCompletion, toChatCompletionChunks } from '../engines/chat-completion-reply.ts';
import { toChatEngineRequest, type ChatCompletionFields } from '../engines/chat-completion.ts';
import {
  toEmbeddingQuery,
  toEmbeddingResponse,
  type EmbeddingFields,
} from '../engines/embedding-response.ts';
import { noteForwarded, noteRefused } from '../calls/usage.ts';
import type { HeadEngines } from '../engines/decision-head.ts';
import type { EngineHost } from '../engines/host.ts';
import { RememberingEmbeddings } from '../engines/remembering-embeddings.ts';
import { failure } from '../errors/gateway-error.ts';
import type { DecisionRequest } from '../generated/contract.ts';
import { DONE_FRAME } from '../streaming/write-frames.ts';
import type { Backend, BackendAnswer, BackendRequest } from './backend.ts';
import { decideLocally } from './embedded-decisions.ts';

/** The engines of this process, behind the interface of every remote server (design §10). */
export class EmbeddedBackend implements Backend {
  readonly #engines: EngineHost;
  readonly #decisionEngines: HeadEngines;

  constructor(engines: EngineHost) {
    this.#engines = engines;
    this.#decisionEngines = {
      inputs: engines.embeddings,
      options: new RememberingEmbeddings(engines.embeddings),
    };
  }

  async send(request: BackendRequest): Promise<BackendAnswer> {
    const { body } = request;
    if (body.kind !== 'json') throw unsupported(request);
    noteForwarded(request.usage, body.sizeBytes);
    try {
      return await this.#ask(request, body);
    } catch (error) {
      noteRefused(request.usage);
      throw error;
    }
  }

  /** The engines are closed by whoever opened them. */
  async close(): Promise<void> {
    return Promise.resolve();
  }

  #ask(request: BackendRequest, body: JsonBody): Promise<BackendAnswer> {
    switch (request.operation.operationId) {
      case 'createChatCompletion':
        return this.#chat(request, body);
      case 'createEmbedding':
        return this.#embed(request, body);
      case 'createDecision':
        return this.#decide(request, body);
      default:
        throw unsupported(request);
    }
  }

  async #chat(request: BackendRequest, body: JsonBody): Promise<BackendAnswer> {
    // The body passed the contract's check of a chat completions request.
    const query = toChatEngineRequest(body.value as unknown as ChatCompletionFields);
    const identity = identityOf('chatcmpl', request);
    const events = this.#engines.chat.reply(query, request.signal);
    if (!request.stream) return { kind: 'json', value: asObject(await toChatCompletion(events, identity)) };
    return { kind: 'frames', frames: framesOf(toChatCompletionChunks(events, identity)) };
  }

  async #decide({ publicModel, signal }: BackendRequest, body: JsonBody): Promise<BackendAnswer> {
    // The body passed the contract's check of a decisions request.
    const query = body.value as DecisionRequest;
    const result = await decideLocally(this.#decisionEngines, query, publicModel, signal);
    return { kind: 'json', value: asObject(result) };
  }

  async #embed(request: BackendRequest, body: JsonBody): Promise<BackendAnswer> {
    // The body passed the contract's check of an embeddings request.
    const query = toEmbeddingQuery(body.value as unknown as EmbeddingFields);
    const result = await this.#engines.embeddings.embed(query.texts, request.signal);
    return {
      kind: 'json',
      value: asObject(toEmbeddingResponse(result, query.encodingFormat, identityOf('embd', request))),
    };
  }
}

function identityOf(prefix: string, request: BackendRequest): { id: string; created: number; model: string } {
  return {
    id: `${prefix}-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.publicModel,
  };
}

async function* framesOf(chunks: AsyncIterable<object>): AsyncGenerator<string[]> {
  for await (const chunk of chunks) yield [`data: ${JSON.stringify(chunk)}`];
  yield [DONE_FRAME.trim()];
}

function asObject(value: object): JsonObject {
  return { ...value };
}

function unsupported(request: BackendRequest): Error {
  return failure('invalid_parameter', {
    message: `model '${request.publicModel}' does not serve ${request.operation.operationId}`,
    param: 'model',
  });
}
