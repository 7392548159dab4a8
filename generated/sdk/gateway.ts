// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { Operations, OperationId } from '../contract.ts';
import type { OperationDescription } from '../../packages/sdk/runtime/operation.ts';
import { call, page, stream } from '../../packages/sdk/runtime/call.ts';
import type { Download } from '../../packages/sdk/runtime/download.ts';
import { ResponseError } from '../../packages/sdk/runtime/errors.ts';
import type { Listed, StreamOrResult } from '../../packages/sdk/runtime/method-types.ts';
import type { PagePromise } from '../../packages/sdk/runtime/pages.ts';
import type { ResponsePromise, StreamPromise } from '../../packages/sdk/runtime/response-promise.ts';
import { Transport, type CallOptions, type GatewayOptions } from '../../packages/sdk/runtime/transport.ts';
import type { ChatCompletion, ChatCompletionRequest, ChatCompletionStreamError, ChatCompletionStreamEvent, ClassificationList, ClassificationRequest, CountTokensRequest, CreateTranscription200Body, DecisionRequest, DecisionResult, DeletedResponse, Embedding, EmbeddingList, EmbeddingRequest, Empty, FileList, FileRecord, FileUpload, ImageGenerationRequest, ImageResult, ImageStreamEvent, ImageVariationRequest, MediaStreamError, MessageErrorEvent, MessageRequest, MessageResult, MessageStreamEvent, ModelEntry, ModelInfoList, ModelList, ModelResult, OcrRequest, OcrResult, RerankRequest, RerankResult, ResponseErrorEvent, ResponseInputItemList, ResponseObject, ResponseRequest, ResponseStoredItem, ResponseStreamEvent, SpeechRequest, SpeechStreamEvent, TokenCount, TranscriptionRequest, TranscriptionResult, TranscriptionStreamEvent, VerboseTranscriptionResult, listModelsData, getModelData, getResponseData, deleteResponseData, listResponseInputItemsData, listFilesData, getFileData, deleteFileData, getFileContentData } from '../types/types.gen.ts';

type Success = 200;

/** The errors of an operation. `status` defines the type of `body`. */
export type ErrorOf<Operation extends OperationId> = {
  [Status in Exclude<keyof Operations[Operation]['responses'], Success>]: {
    status: Status;
    body: Operations[Operation]['responses'][Status];
  };
}[Exclude<keyof Operations[Operation]['responses'], Success>];

/** Whether a thrown value is an error response of this operation. */
export function isErrorOf<Operation extends OperationId>(
  operation: Operation,
  thrown: unknown,
): thrown is ResponseError & ErrorOf<Operation> {
  return thrown instanceof ResponseError && thrown.operation === operation;
}

/** Embeddings in the format of `encoding_format`. */
export type EmbeddingListOf<Vector> = Omit<EmbeddingList, 'data'> & {
  data: (Omit<Embedding, 'embedding'> & { embedding: Vector })[];
};

/** The result for an `encoding_format`. */
export type EmbeddingListIn<Format> = [Format] extends ['base64']
  ? EmbeddingListOf<string>
  : [Format] extends ['float' | null | undefined]
    ? EmbeddingListOf<number[]>
    : EmbeddingList;

/** The result for a `response_format`. */
export type TranscriptionIn<Format> = [Format] extends ['verbose_json']
  ? VerboseTranscriptionResult
  : [Format] extends ['text' | 'srt' | 'vtt']
    ? string
    : [Format] extends ['json' | null | undefined]
      ? TranscriptionResult
      : CreateTranscription200Body | string;

const described = {
  listModels: {"id":"listModels","method":"GET","url":"/v1/models","path":[],"query":["limit","after","after_id"],"accept":["application/json"],"multipart":false,"stream":null},
  getModel: {"id":"getModel","method":"GET","url":"/v1/models/{model}","path":["model"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  getModelInfo: {"id":"getModelInfo","method":"GET","url":"/v1/model/info","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  getModelInfoUnversioned: {"id":"getModelInfoUnversioned","method":"GET","url":"/model/info","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createChatCompletion: {"id":"createChatCompletion","method":"POST","url":"/v1/chat/completions","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":{"when":{"stream":true},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createMessage: {"id":"createMessage","method":"POST","url":"/v1/messages","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["message_stop"],"repeats":false}},
  countMessageTokens: {"id":"countMessageTokens","method":"POST","url":"/v1/messages/count_tokens","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createResponse: {"id":"createResponse","method":"POST","url":"/v1/responses","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["response.completed","response.incomplete","response.failed"],"repeats":false}},
  getResponse: {"id":"getResponse","method":"GET","url":"/v1/responses/{response_id}","path":["response_id"],"query":["stream"],"accept":["application/json"],"multipart":false,"stream":null},
  deleteResponse: {"id":"deleteResponse","method":"DELETE","url":"/v1/responses/{response_id}","path":["response_id"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  listResponseInputItems: {"id":"listResponseInputItems","method":"GET","url":"/v1/responses/{response_id}/input_items","path":["response_id"],"query":["limit","after","order"],"accept":["application/json"],"multipart":false,"stream":null},
  createEmbedding: {"id":"createEmbedding","method":"POST","url":"/v1/embeddings","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createRerank: {"id":"createRerank","method":"POST","url":"/v1/rerank","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createClassification: {"id":"createClassification","method":"POST","url":"/v1/classify","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createDecision: {"id":"createDecision","method":"POST","url":"/v1/decisions","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  createSpeech: {"id":"createSpeech","method":"POST","url":"/v1/audio/speech","path":[],"query":[],"accept":["audio/mpeg","audio/opus","audio/webm","audio/aac","audio/flac","audio/wav","audio/pcm"],"multipart":false,"stream":{"when":{"stream_format":"sse"},"terminator":null,"lastEvents":["speech.audio.done"],"repeats":false}},
  createAudioGeneration: {"id":"createAudioGeneration","method":"POST","url":"/v1/audio/generations","path":[],"query":[],"accept":["audio/mpeg","audio/opus","audio/webm","audio/aac","audio/flac","audio/wav","audio/pcm"],"multipart":false,"stream":{"when":{"stream_format":"sse"},"terminator":null,"lastEvents":["speech.audio.done"],"repeats":false}},
  createTranscription: {"id":"createTranscription","method":"POST","url":"/v1/audio/transcriptions","path":[],"query":[],"accept":["application/json","text/plain","application/x-subrip","text/vtt"],"multipart":true,"stream":{"when":{"stream":true},"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createTranscriptionStream: {"id":"createTranscriptionStream","method":"POST","url":"/v1/audio/transcriptions/stream","path":[],"query":[],"accept":[],"multipart":true,"stream":{"when":null,"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createTranscriptionStreamInput: {"id":"createTranscriptionStreamInput","method":"POST","url":"/v1/audio/transcriptions/stream_input","path":[],"query":[],"accept":[],"multipart":true,"stream":{"when":null,"terminator":"[DONE]","lastEvents":[],"repeats":false}},
  createImage: {"id":"createImage","method":"POST","url":"/v1/images/generations","path":[],"query":[],"accept":["application/json"],"multipart":false,"stream":{"when":{"stream":true},"terminator":null,"lastEvents":["image_generation.completed"],"repeats":true}},
  createImageVariation: {"id":"createImageVariation","method":"POST","url":"/v1/images/variations","path":[],"query":[],"accept":["application/json"],"multipart":true,"stream":null},
  createOcr: {"id":"createOcr","method":"POST","url":"/v1/ocr","path":[],"query":[],"accept":["application/json"],"multipart":true,"stream":null},
  uploadFile: {"id":"uploadFile","method":"POST","url":"/v1/files","path":[],"query":[],"accept":["application/json"],"multipart":true,"stream":null},
  listFiles: {"id":"listFiles","method":"GET","url":"/v1/files","path":[],"query":["limit","after","purpose"],"accept":["application/json"],"multipart":false,"stream":null},
  getFile: {"id":"getFile","method":"GET","url":"/v1/files/{file_id}","path":["file_id"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  deleteFile: {"id":"deleteFile","method":"DELETE","url":"/v1/files/{file_id}","path":["file_id"],"query":[],"accept":["application/json"],"multipart":false,"stream":null},
  getFileContent: {"id":"getFileContent","method":"GET","url":"/v1/files/{file_id}/content","path":["file_id"],"query":[],"accept":["application/octet-stream"],"multipart":false,"stream":null},
} satisfies Record<OperationId, OperationDescription>;

/** All operations of the gateway. Each throws `ResponseError` on an error status. */
export class InferenceGateway {
  readonly #transport: Transport;

  constructor(options: GatewayOptions = {}) {
    this.#transport = new Transport(options);
  }

  /** List the models that the key may use */
  listModels(parameters?: NonNullable<listModelsData['query']>, options?: CallOptions): PagePromise<ModelEntry, ModelList> {
    return page(this.#transport, described.listModels, parameters, options);
  }

  /** Show one model that the key may use */
  getModel(parameters: NonNullable<getModelData['path']>, options?: CallOptions): ResponsePromise<ModelResult> {
    return call(this.#transport, described.getModel, { parameters }, options);
  }

  /** Show the capabilities and prices of the models */
  getModelInfo(options?: CallOptions): ResponsePromise<ModelInfoList> {
    return call(this.#transport, described.getModelInfo, {  }, options);
  }

  /** Show the capabilities and prices of the models (path without version) */
  getModelInfoUnversioned(options?: CallOptions): ResponsePromise<ModelInfoList> {
    return call(this.#transport, described.getModelInfoUnversioned, {  }, options);
  }

  /** Complete a conversation in the chat-completions format */
  createChatCompletion<Stream extends ChatCompletionRequest['stream'] | undefined = undefined>(body: ChatCompletionRequest & { stream?: Stream }, options?: CallOptions): StreamOrResult<Stream, true, Exclude<ChatCompletionStreamEvent, ChatCompletionStreamError>, ChatCompletion> {
    return call(this.#transport, described.createChatCompletion, { body }, options) as never;
  }

  /** Complete a conversation in the chat-completions format, as events. */
  streamChatCompletion(body: ChatCompletionRequest, options?: CallOptions): StreamPromise<Exclude<ChatCompletionStreamEvent, ChatCompletionStreamError>> {
    return stream(this.#transport, described.createChatCompletion, { body }, options);
  }

  /** Complete a conversation in the messages format */
  createMessage<Stream extends MessageRequest['stream'] | undefined = undefined>(body: MessageRequest & { stream?: Stream }, options?: CallOptions): StreamOrResult<Stream, true, Exclude<MessageStreamEvent, MessageErrorEvent>, MessageResult> {
    return call(this.#transport, described.createMessage, { body }, options) as never;
  }

  /** Complete a conversation in the messages format, as events. */
  streamMessage(body: MessageRequest, options?: CallOptions): StreamPromise<Exclude<MessageStreamEvent, MessageErrorEvent>> {
    return stream(this.#transport, described.createMessage, { body }, options);
  }

  /** Count the input tokens of a messages request */
  countMessageTokens(body: CountTokensRequest, options?: CallOptions): ResponsePromise<TokenCount> {
    return call(this.#transport, described.countMessageTokens, { body }, options);
  }

  /** Create a response */
  createResponse<Stream extends ResponseRequest['stream'] | undefined = undefined>(body: ResponseRequest & { stream?: Stream }, options?: CallOptions): StreamOrResult<Stream, true, Exclude<ResponseStreamEvent, ResponseErrorEvent>, ResponseObject> {
    return call(this.#transport, described.createResponse, { body }, options) as never;
  }

  /** Create a response, as events. */
  streamResponse(body: ResponseRequest, options?: CallOptions): StreamPromise<Exclude<ResponseStreamEvent, ResponseErrorEvent>> {
    return stream(this.#transport, described.createResponse, { body }, options);
  }

  /** Read a stored response */
  getResponse(parameters: NonNullable<getResponseData['path']> & NonNullable<getResponseData['query']>, options?: CallOptions): ResponsePromise<ResponseObject> {
    return call(this.#transport, described.getResponse, { parameters }, options);
  }

  /** Delete a stored response */
  deleteResponse(parameters: NonNullable<deleteResponseData['path']>, options?: CallOptions): ResponsePromise<DeletedResponse> {
    return call(this.#transport, described.deleteResponse, { parameters }, options);
  }

  /** List the input of a stored response */
  listResponseInputItems(parameters: NonNullable<listResponseInputItemsData['path']> & NonNullable<listResponseInputItemsData['query']>, options?: CallOptions): PagePromise<ResponseStoredItem, ResponseInputItemList> {
    return page(this.#transport, described.listResponseInputItems, parameters, options);
  }

  /** Create embedding vectors of texts */
  createEmbedding<Format extends EmbeddingRequest['encoding_format'] | undefined = undefined>(body: EmbeddingRequest & { encoding_format?: Format }, options?: CallOptions): ResponsePromise<EmbeddingListIn<Format>> {
    return call(this.#transport, described.createEmbedding, { body }, options) as never;
  }

  /** Order documents by their relevance to a query */
  createRerank(body: RerankRequest, options?: CallOptions): ResponsePromise<RerankResult> {
    return call(this.#transport, described.createRerank, { body }, options);
  }

  /** Classify texts */
  createClassification(body: ClassificationRequest, options?: CallOptions): ResponsePromise<ClassificationList> {
    return call(this.#transport, described.createClassification, { body }, options);
  }

  /** Answer typed questions about an input with calibrated probabilities */
  createDecision(body: DecisionRequest, options?: CallOptions): ResponsePromise<DecisionResult> {
    return call(this.#transport, described.createDecision, { body }, options);
  }

  /** Generate speech from text */
  createSpeech<Stream extends Listed<SpeechRequest['stream_format']> | undefined = undefined>(body: Omit<SpeechRequest, 'stream_format'> & { stream_format?: Stream | (string & {}) }, options?: CallOptions): StreamOrResult<Stream, 'sse', Exclude<SpeechStreamEvent, MediaStreamError>, Download> {
    return call(this.#transport, described.createSpeech, { body }, options) as never;
  }

  /** Generate speech from text, as events. */
  streamSpeech(body: SpeechRequest, options?: CallOptions): StreamPromise<Exclude<SpeechStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createSpeech, { body }, options);
  }

  /** Generate speech from text (other path of createSpeech) */
  createAudioGeneration<Stream extends Listed<SpeechRequest['stream_format']> | undefined = undefined>(body: Omit<SpeechRequest, 'stream_format'> & { stream_format?: Stream | (string & {}) }, options?: CallOptions): StreamOrResult<Stream, 'sse', Exclude<SpeechStreamEvent, MediaStreamError>, Download> {
    return call(this.#transport, described.createAudioGeneration, { body }, options) as never;
  }

  /** Generate speech from text (other path of createSpeech), as events. */
  streamAudioGeneration(body: SpeechRequest, options?: CallOptions): StreamPromise<Exclude<SpeechStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createAudioGeneration, { body }, options);
  }

  /** Transcribe speech */
  createTranscription<Stream extends TranscriptionRequest['stream'] | undefined = undefined, Format extends Listed<TranscriptionRequest['response_format']> | undefined = undefined>(body: Omit<TranscriptionRequest, 'response_format'> & { stream?: Stream; response_format?: Format | (string & {}) }, options?: CallOptions): StreamOrResult<Stream, true, Exclude<TranscriptionStreamEvent, MediaStreamError>, TranscriptionIn<Format>> {
    return call(this.#transport, described.createTranscription, { body }, options) as never;
  }

  /** Transcribe speech, as events. */
  streamTranscription(body: TranscriptionRequest, options?: CallOptions): StreamPromise<Exclude<TranscriptionStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createTranscription, { body }, options);
  }

  /** Transcribe speech as a stream */
  createTranscriptionStream(body: TranscriptionRequest, options?: CallOptions): StreamPromise<Exclude<TranscriptionStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createTranscriptionStream, { body }, options);
  }

  /** Transcribe speech during the upload */
  createTranscriptionStreamInput(body: TranscriptionRequest, options?: CallOptions): StreamPromise<Exclude<TranscriptionStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createTranscriptionStreamInput, { body }, options);
  }

  /** Generate images from a prompt */
  createImage<Stream extends ImageGenerationRequest['stream'] | undefined = undefined>(body: ImageGenerationRequest & { stream?: Stream }, options?: CallOptions): StreamOrResult<Stream, true, Exclude<ImageStreamEvent, MediaStreamError>, ImageResult> {
    return call(this.#transport, described.createImage, { body }, options) as never;
  }

  /** Generate images from a prompt, as events. */
  streamImage(body: ImageGenerationRequest, options?: CallOptions): StreamPromise<Exclude<ImageStreamEvent, MediaStreamError>> {
    return stream(this.#transport, described.createImage, { body }, options);
  }

  /** Create variations of an image */
  createImageVariation(body: ImageVariationRequest, options?: CallOptions): ResponsePromise<ImageResult> {
    return call(this.#transport, described.createImageVariation, { body }, options);
  }

  /** Recognise the text of a document */
  createOcr(body: OcrRequest, options?: CallOptions): ResponsePromise<OcrResult> {
    return call(this.#transport, described.createOcr, { body }, options);
  }

  /** Upload a file */
  uploadFile(body: FileUpload, options?: CallOptions): ResponsePromise<FileRecord> {
    return call(this.#transport, described.uploadFile, { body }, options);
  }

  /** List the project's files */
  listFiles(parameters?: NonNullable<listFilesData['query']>, options?: CallOptions): PagePromise<FileRecord, FileList> {
    return page(this.#transport, described.listFiles, parameters, options);
  }

  /** Show the record of a file */
  getFile(parameters: NonNullable<getFileData['path']>, options?: CallOptions): ResponsePromise<FileRecord> {
    return call(this.#transport, described.getFile, { parameters }, options);
  }

  /** Delete a file */
  deleteFile(parameters: NonNullable<deleteFileData['path']>, options?: CallOptions): ResponsePromise<Empty> {
    return call(this.#transport, described.deleteFile, { parameters }, options);
  }

  /** Download the contents of a file */
  getFileContent(parameters: NonNullable<getFileContentData['path']>, options?: CallOptions): ResponsePromise<Download> {
    return call(this.#transport, described.getFileContent, { parameters }, options);
  }
}
