// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { ChatCompletion, ChatCompletionRequest, ChatCompletionStreamEvent, ClassificationList, ClassificationRequest, CountTokensRequest, CreateTranscription200Body, DecisionRequest, DecisionResult, DeletedResponse, DetailError, EmbeddingList, EmbeddingRequest, Empty, FileList, FileRecord, FileUpload, ImageGenerationRequest, ImageResult, ImageStreamEvent, ImageVariationRequest, MessageRequest, MessageResult, MessageStreamEvent, MessagesError, ModelError, ModelInfoList, ModelList, ModelResult, ModelUnavailableBody, ModelUnavailableMessagesBody, OcrRequest, OcrResult, ProjectBudgetStatus, RerankRequest, RerankResult, ResponseInputItemList, ResponseObject, ResponseRequest, ResponseStreamEvent, SpeechRequest, SpeechStreamEvent, TokenCount, TranscriptionRequest, TranscriptionStreamEvent } from './types.gen.js';

export type * from './types.gen.js';

/** Request and response types of each operation. `events` is the data of one server-sent event. */
export interface Operations {
  listModels: {
    request: undefined;
    responses: {
      200: ModelList;
      400: string;
      401: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getModel: {
    request: undefined;
    responses: {
      200: ModelResult;
      400: string;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getModelInfo: {
    request: undefined;
    responses: {
      200: ModelInfoList;
      400: string;
      401: DetailError;
      408: string;
      413: string;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getModelInfoUnversioned: {
    request: undefined;
    responses: {
      200: ModelInfoList;
      400: string;
      401: DetailError;
      408: string;
      413: string;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createChatCompletion: {
    request: ChatCompletionRequest;
    responses: {
      200: ChatCompletion;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: ChatCompletionStreamEvent;
  };
  createMessage: {
    request: MessageRequest;
    responses: {
      200: MessageResult;
      400: string | MessagesError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: MessagesError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableMessagesBody;
      504: string;
    };
    events: MessageStreamEvent;
  };
  countMessageTokens: {
    request: CountTokensRequest;
    responses: {
      200: TokenCount;
      400: string | MessagesError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: MessagesError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableMessagesBody;
      504: string;
    };
    events: undefined;
  };
  createResponse: {
    request: ResponseRequest;
    responses: {
      200: ResponseObject;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: ResponseStreamEvent;
  };
  getResponse: {
    request: undefined;
    responses: {
      200: ResponseObject;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteResponse: {
    request: undefined;
    responses: {
      200: DeletedResponse;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listResponseInputItems: {
    request: undefined;
    responses: {
      200: ResponseInputItemList;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  createEmbedding: {
    request: EmbeddingRequest;
    responses: {
      200: EmbeddingList;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  createRerank: {
    request: RerankRequest;
    responses: {
      200: RerankResult;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  createClassification: {
    request: ClassificationRequest;
    responses: {
      200: ClassificationList;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  createDecision: {
    request: DecisionRequest;
    responses: {
      200: DecisionResult;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  createSpeech: {
    request: SpeechRequest;
    responses: {
      200: Blob;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: SpeechStreamEvent;
  };
  createAudioGeneration: {
    request: SpeechRequest;
    responses: {
      200: Blob;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: SpeechStreamEvent;
  };
  createTranscription: {
    request: TranscriptionRequest;
    responses: {
      200: CreateTranscription200Body | string;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: TranscriptionStreamEvent;
  };
  createTranscriptionStream: {
    request: TranscriptionRequest;
    responses: {
      200: undefined;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: TranscriptionStreamEvent;
  };
  createTranscriptionStreamInput: {
    request: TranscriptionRequest;
    responses: {
      200: undefined;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: TranscriptionStreamEvent;
  };
  createImage: {
    request: ImageGenerationRequest;
    responses: {
      200: ImageResult;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: ImageStreamEvent;
  };
  createImageVariation: {
    request: ImageVariationRequest;
    responses: {
      200: ImageResult;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  createOcr: {
    request: OcrRequest;
    responses: {
      200: OcrResult;
      400: string | ModelError;
      401: DetailError;
      403: DetailError;
      404: DetailError;
      408: string;
      413: string;
      415: ModelError;
      422: DetailError;
      429: string | ProjectBudgetStatus;
      500: DetailError;
      502: DetailError;
      503: ModelUnavailableBody;
      504: string;
    };
    events: undefined;
  };
  uploadFile: {
    request: FileUpload;
    responses: {
      200: FileRecord;
      400: string | ModelError;
      401: DetailError;
      408: string;
      413: string;
      415: ModelError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  listFiles: {
    request: undefined;
    responses: {
      200: FileList;
      400: string;
      401: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getFile: {
    request: undefined;
    responses: {
      200: FileRecord;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  deleteFile: {
    request: undefined;
    responses: {
      200: Empty;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
  getFileContent: {
    request: undefined;
    responses: {
      200: Blob;
      400: string;
      401: DetailError;
      404: DetailError;
      408: string;
      413: string;
      422: DetailError;
      500: DetailError;
      503: DetailError;
    };
    events: undefined;
  };
}

export type OperationId = keyof Operations;

/** Every status that the contract declares for an operation. */
export type DeclaredStatus<Operation extends OperationId> = keyof Operations[Operation]['responses'];

export type RequestOf<Operation extends OperationId> = Operations[Operation]['request'];

/** The response body of an operation for a status. */
export type ResponseOf<Operation extends OperationId, Status extends DeclaredStatus<Operation>> =
  Operations[Operation]['responses'][Status];

export type EventOf<Operation extends OperationId> = Operations[Operation]['events'];
