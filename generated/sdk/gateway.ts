// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import { createClient, createConfig } from './client/index.js';
import type { Operations, OperationId } from './contract.js';
import { readResponseError, ResponseError } from './errors.js';
import { call, stream, type CallOptions, type HttpClient, type OperationDescription } from './transport.js';
import type { ChatCompletion, ChatCompletionRequest, ChatCompletionStreamError, ChatCompletionStreamEvent, ClassificationList, ClassificationRequest, CountTokensRequest, CreateTranscription200Body, DecisionRequest, DecisionResult, DeletedResponse, EmbeddingList, EmbeddingRequest, Empty, FileList, FileRecord, FileUpload, ImageGenerationRequest, ImageResult, ImageStreamEvent, ImageVariationRequest, MediaStreamError, MessageErrorEvent, MessageRequest, MessageResult, MessageStreamEvent, ModelInfoList, ModelList, OcrRequest, OcrResult, RerankRequest, RerankResult, ResponseErrorEvent, ResponseObject, ResponseRequest, ResponseStreamEvent, SpeechRequest, SpeechStreamEvent, TokenCount, TranscriptionRequest, TranscriptionStreamEvent, listModelsData, getModelData, getResponseData, deleteResponseData, listFilesData, getFileData, deleteFileData, getFileContentData } from './types.gen.js';

export interface GatewayOptions {
  /** The gateway's address without `/v1`. */
  baseUrl: string;
  /** A project's key; only the operations whose key is optional work without one. */
  apiKey?: string | undefined;
  /** In place of the platform's own. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
}

type Success = 200;

/** The errors that one operation declares: `status` tells the type of `body`. */
export type ErrorOf<Operation extends OperationId> = {
  [Status in Exclude<keyof Operations[Operation]['responses'], Success>]: {
    status: Status;
    body: Operations[Operation]['responses'][Status];
  };
}[Exclude<keyof Operations[Operation]['responses'], Success>];

/** Whether something thrown is an error answer of this operation. */
export function isErrorOf<Operation extends OperationId>(
  operation: Operation,
  thrown: unknown,
): thrown is ResponseError & ErrorOf<Operation> {
  return thrown instanceof ResponseError && thrown.operation === operation;
}

const described = {
  listModels: {"id":"listModels","method":"GET","url":"/v1/models","path":[],"query":["limit","after"],"accept":"application/json","multipart":false,"stream":null},
  getModel: {"id":"getModel","method":"GET","url":"/v1/models/{model}","path":["model"],"query":[],"accept":"application/json","multipart":false,"stream":null},
  getModelInfo: {"id":"getModelInfo","method":"GET","url":"/v1/model/info","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  getModelInfoUnversioned: {"id":"getModelInfoUnversioned","method":"GET","url":"/model/info","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createChatCompletion: {"id":"createChatCompletion","method":"POST","url":"/v1/chat/completions","path":[],"query":[],"accept":"application/json","multipart":false,"stream":{"when":{"stream":true},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createMessage: {"id":"createMessage","method":"POST","url":"/v1/messages","path":[],"query":[],"accept":"application/json","multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["message_stop"],"repeats":false}},
  countMessageTokens: {"id":"countMessageTokens","method":"POST","url":"/v1/messages/count_tokens","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createResponse: {"id":"createResponse","method":"POST","url":"/v1/responses","path":[],"query":[],"accept":"application/json","multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["response.completed","response.incomplete","response.failed"],"repeats":false}},
  getResponse: {"id":"getResponse","method":"GET","url":"/v1/responses/{response_id}","path":["response_id"],"query":[],"accept":"application/json","multipart":false,"stream":null},
  deleteResponse: {"id":"deleteResponse","method":"DELETE","url":"/v1/responses/{response_id}","path":["response_id"],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createEmbedding: {"id":"createEmbedding","method":"POST","url":"/v1/embeddings","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createRerank: {"id":"createRerank","method":"POST","url":"/v1/rerank","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createClassification: {"id":"createClassification","method":"POST","url":"/v1/classify","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createDecision: {"id":"createDecision","method":"POST","url":"/v1/decisions","path":[],"query":[],"accept":"application/json","multipart":false,"stream":null},
  createSpeech: {"id":"createSpeech","method":"POST","url":"/v1/audio/speech","path":[],"query":[],"accept":"audio/mpeg, audio/opus, audio/aac, audio/flac, audio/wav, audio/pcm","multipart":false,"stream":{"when":{"stream_format":"sse"},"terminator":null,"lastEvents":["speech.audio.done"],"repeats":false}},
  createAudioGeneration: {"id":"createAudioGeneration","method":"POST","url":"/v1/audio/generations","path":[],"query":[],"accept":"audio/mpeg, audio/opus, audio/aac, audio/flac, audio/wav, audio/pcm","multipart":false,"stream":{"when":{"stream_format":"sse"},"terminator":null,"lastEvents":["speech.audio.done"],"repeats":false}},
  createTranscription: {"id":"createTranscription","method":"POST","url":"/v1/audio/transcriptions","path":[],"query":[],"accept":"application/json, text/plain, application/x-subrip, text/vtt","multipart":true,"stream":{"when":{"stream":true},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createTranscriptionStream: {"id":"createTranscriptionStream","method":"POST","url":"/v1/audio/transcriptions/stream","path":[],"query":[],"accept":"*/*","multipart":true,"stream":{"when":{},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createTranscriptionStreamInput: {"id":"createTranscriptionStreamInput","method":"POST","url":"/v1/audio/transcriptions/stream_input","path":[],"query":[],"accept":"*/*","multipart":true,"stream":{"when":{},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createImage: {"id":"createImage","method":"POST","url":"/v1/images/generations","path":[],"query":[],"accept":"application/json","multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["image_generation.completed"],"repeats":true}},
  createImageVariation: {"id":"createImageVariation","method":"POST","url":"/v1/images/variations","path":[],"query":[],"accept":"application/json","multipart":true,"stream":null},
  createOcr: {"id":"createOcr","method":"POST","url":"/v1/ocr","path":[],"query":[],"accept":"application/json","multipart":true,"stream":null},
  uploadFile: {"id":"uploadFile","method":"POST","url":"/v1/files","path":[],"query":[],"accept":"application/json","multipart":true,"stream":null},
  listFiles: {"id":"listFiles","method":"GET","url":"/v1/files","path":[],"query":["limit","after","purpose"],"accept":"application/json","multipart":false,"stream":null},
  getFile: {"id":"getFile","method":"GET","url":"/v1/files/{file_id}","path":["file_id"],"query":[],"accept":"application/json","multipart":false,"stream":null},
  deleteFile: {"id":"deleteFile","method":"DELETE","url":"/v1/files/{file_id}","path":["file_id"],"query":[],"accept":"application/json","multipart":false,"stream":null},
  getFileContent: {"id":"getFileContent","method":"GET","url":"/v1/files/{file_id}/content","path":["file_id"],"query":[],"accept":"application/octet-stream","multipart":false,"stream":null},
} satisfies Record<OperationId, OperationDescription>;

/** All operations of the gateway. Each throws `ResponseError` on an error status. */
export class InferenceGateway {
  readonly #client: HttpClient;

  constructor({ baseUrl, apiKey, fetch, headers }: GatewayOptions) {
    const authorization = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    const config = { baseUrl: baseUrl.replace(/\/+$/, ''), headers: { ...authorization, ...headers } };
    const client = createClient(createConfig(fetch === undefined ? config : { ...config, fetch }));
    this.#client = {
      async request({ operation, ...request }) {
        const ofOperation = createClient(client.getConfig());
        ofOperation.interceptors.response.use(async (response) => {
          if (!response.ok) throw await readResponseError(operation, response);
          return response;
        });
        return ofOperation.request(request);
      },
    };
  }

  /** List the models that the key may use */
  listModels(parameters?: NonNullable<listModelsData['query']>, options?: CallOptions): Promise<ModelList> {
    return call<ModelList>(this.#client, described.listModels, { parameters }, options);
  }

  /** Show one model that the key may use */
  getModel(parameters: NonNullable<getModelData['path']>, options?: CallOptions): Promise<ModelList> {
    return call<ModelList>(this.#client, described.getModel, { parameters }, options);
  }

  /** Show what the models can do and cost */
  getModelInfo(options?: CallOptions): Promise<ModelInfoList> {
    return call<ModelInfoList>(this.#client, described.getModelInfo, {  }, options);
  }

  /** The same as getModelInfo without the version prefix */
  getModelInfoUnversioned(options?: CallOptions): Promise<ModelInfoList> {
    return call<ModelInfoList>(this.#client, described.getModelInfoUnversioned, {  }, options);
  }

  /** Complete a conversation in the chat-completions format */
  createChatCompletion(body: ChatCompletionRequest, options?: CallOptions): Promise<ChatCompletion> {
    return call<ChatCompletion>(this.#client, described.createChatCompletion, { body }, options);
  }

  /** Complete a conversation in the chat-completions format Yields its events as they arrive. */
  streamChatCompletion(body: ChatCompletionRequest, options?: CallOptions): AsyncGenerator<Exclude<ChatCompletionStreamEvent, ChatCompletionStreamError>, void, undefined> {
    return stream<Exclude<ChatCompletionStreamEvent, ChatCompletionStreamError>>(this.#client, described.createChatCompletion, { body }, options);
  }

  /** Complete a conversation in the messages format */
  createMessage(body: MessageRequest, options?: CallOptions): Promise<MessageResult> {
    return call<MessageResult>(this.#client, described.createMessage, { body }, options);
  }

  /** Complete a conversation in the messages format Yields its events as they arrive. */
  streamMessage(body: MessageRequest, options?: CallOptions): AsyncGenerator<Exclude<MessageStreamEvent, MessageErrorEvent>, void, undefined> {
    return stream<Exclude<MessageStreamEvent, MessageErrorEvent>>(this.#client, described.createMessage, { body }, options);
  }

  /** Count the input tokens of a messages request */
  countMessageTokens(body: CountTokensRequest, options?: CallOptions): Promise<TokenCount> {
    return call<TokenCount>(this.#client, described.countMessageTokens, { body }, options);
  }

  /** Create a response, with structured output, functions and state */
  createResponse(body: ResponseRequest, options?: CallOptions): Promise<ResponseObject> {
    return call<ResponseObject>(this.#client, described.createResponse, { body }, options);
  }

  /** Create a response, with structured output, functions and state Yields its events as they arrive. */
  streamResponse(body: ResponseRequest, options?: CallOptions): AsyncGenerator<Exclude<ResponseStreamEvent, ResponseErrorEvent>, void, undefined> {
    return stream<Exclude<ResponseStreamEvent, ResponseErrorEvent>>(this.#client, described.createResponse, { body }, options);
  }

  /** Read a stored response */
  getResponse(parameters: NonNullable<getResponseData['path']>, options?: CallOptions): Promise<ResponseObject> {
    return call<ResponseObject>(this.#client, described.getResponse, { parameters }, options);
  }

  /** Delete a stored response */
  deleteResponse(parameters: NonNullable<deleteResponseData['path']>, options?: CallOptions): Promise<DeletedResponse> {
    return call<DeletedResponse>(this.#client, described.deleteResponse, { parameters }, options);
  }

  /** Turn texts into vectors */
  createEmbedding(body: EmbeddingRequest, options?: CallOptions): Promise<EmbeddingList> {
    return call<EmbeddingList>(this.#client, described.createEmbedding, { body }, options);
  }

  /** Order documents by their relevance to a query */
  createRerank(body: RerankRequest, options?: CallOptions): Promise<RerankResult> {
    return call<RerankResult>(this.#client, described.createRerank, { body }, options);
  }

  /** Sort texts into the classes of a classification model */
  createClassification(body: ClassificationRequest, options?: CallOptions): Promise<ClassificationList> {
    return call<ClassificationList>(this.#client, described.createClassification, { body }, options);
  }

  /** Answer typed questions about an input with calibrated probabilities */
  createDecision(body: DecisionRequest, options?: CallOptions): Promise<DecisionResult> {
    return call<DecisionResult>(this.#client, described.createDecision, { body }, options);
  }

  /** Speak a text */
  createSpeech(body: SpeechRequest, options?: CallOptions): Promise<Blob> {
    return call<Blob>(this.#client, described.createSpeech, { body }, options);
  }

  /** Speak a text Yields its events as they arrive. */
  streamSpeech(body: SpeechRequest, options?: CallOptions): AsyncGenerator<Exclude<SpeechStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<SpeechStreamEvent, MediaStreamError>>(this.#client, described.createSpeech, { body }, options);
  }

  /** Speak a text (other path of createSpeech) */
  createAudioGeneration(body: SpeechRequest, options?: CallOptions): Promise<Blob> {
    return call<Blob>(this.#client, described.createAudioGeneration, { body }, options);
  }

  /** Speak a text (other path of createSpeech) Yields its events as they arrive. */
  streamAudioGeneration(body: SpeechRequest, options?: CallOptions): AsyncGenerator<Exclude<SpeechStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<SpeechStreamEvent, MediaStreamError>>(this.#client, described.createAudioGeneration, { body }, options);
  }

  /** Write down speech */
  createTranscription(body: TranscriptionRequest, options?: CallOptions): Promise<CreateTranscription200Body | string | Blob> {
    return call<CreateTranscription200Body | string | Blob>(this.#client, described.createTranscription, { body }, options);
  }

  /** Write down speech Yields its events as they arrive. */
  streamTranscription(body: TranscriptionRequest, options?: CallOptions): AsyncGenerator<Exclude<TranscriptionStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<TranscriptionStreamEvent, MediaStreamError>>(this.#client, described.createTranscription, { body }, options);
  }

  /** Write down speech, answered as a stream Yields its events as they arrive. */
  createTranscriptionStream(body: TranscriptionRequest, options?: CallOptions): AsyncGenerator<Exclude<TranscriptionStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<TranscriptionStreamEvent, MediaStreamError>>(this.#client, described.createTranscriptionStream, { body }, options);
  }

  /** Write down speech while it is uploaded Yields its events as they arrive. */
  createTranscriptionStreamInput(body: TranscriptionRequest, options?: CallOptions): AsyncGenerator<Exclude<TranscriptionStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<TranscriptionStreamEvent, MediaStreamError>>(this.#client, described.createTranscriptionStreamInput, { body }, options);
  }

  /** Generate pictures from words */
  createImage(body: ImageGenerationRequest, options?: CallOptions): Promise<ImageResult> {
    return call<ImageResult>(this.#client, described.createImage, { body }, options);
  }

  /** Generate pictures from words Yields its events as they arrive. */
  streamImage(body: ImageGenerationRequest, options?: CallOptions): AsyncGenerator<Exclude<ImageStreamEvent, MediaStreamError>, void, undefined> {
    return stream<Exclude<ImageStreamEvent, MediaStreamError>>(this.#client, described.createImage, { body }, options);
  }

  /** Vary a picture */
  createImageVariation(body: ImageVariationRequest, options?: CallOptions): Promise<ImageResult> {
    return call<ImageResult>(this.#client, described.createImageVariation, { body }, options);
  }

  /** Read the text of a document */
  createOcr(body: OcrRequest, options?: CallOptions): Promise<OcrResult> {
    return call<OcrResult>(this.#client, described.createOcr, { body }, options);
  }

  /** Upload a file */
  uploadFile(body: FileUpload, options?: CallOptions): Promise<FileRecord> {
    return call<FileRecord>(this.#client, described.uploadFile, { body }, options);
  }

  /** List the project's files */
  listFiles(parameters?: NonNullable<listFilesData['query']>, options?: CallOptions): Promise<FileList> {
    return call<FileList>(this.#client, described.listFiles, { parameters }, options);
  }

  /** Show the record of a file */
  getFile(parameters: NonNullable<getFileData['path']>, options?: CallOptions): Promise<FileRecord> {
    return call<FileRecord>(this.#client, described.getFile, { parameters }, options);
  }

  /** Delete a file */
  deleteFile(parameters: NonNullable<deleteFileData['path']>, options?: CallOptions): Promise<Empty> {
    return call<Empty>(this.#client, described.deleteFile, { parameters }, options);
  }

  /** Download the contents of a file */
  getFileContent(parameters: NonNullable<getFileContentData['path']>, options?: CallOptions): Promise<Blob> {
    return call<Blob>(this.#client, described.getFileContent, { parameters }, options);
  }
}
