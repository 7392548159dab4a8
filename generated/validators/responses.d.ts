// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { Validator } from '../../contract/operation.ts';

export type ResponseValidatorName =
  | "ModelList"
  | "DetailError"
  | "ModelResult"
  | "ModelInfoList"
  | "ChatCompletion"
  | "ChatCompletionStreamEvent"
  | "ModelError"
  | "ProjectBudgetStatus"
  | "ModelUnavailableBody"
  | "MessageResult"
  | "MessageStreamEvent"
  | "MessagesError"
  | "ModelUnavailableMessagesBody"
  | "TokenCount"
  | "ResponseObject"
  | "ResponseStreamEvent"
  | "DeletedResponse"
  | "ResponseInputItemList"
  | "EmbeddingList"
  | "RerankResult"
  | "ClassificationList"
  | "DecisionResult"
  | "SpeechStreamEvent"
  | "CreateTranscription200Body"
  | "TranscriptionStreamEvent"
  | "ImageResult"
  | "ImageStreamEvent"
  | "OcrResult"
  | "FileRecord"
  | "FileList"
  | "Empty";

export declare const responseValidators: Readonly<Record<string, Validator>>;
