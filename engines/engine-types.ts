import type { ObjectField } from './extractive/extraction/field.ts';

export interface EmbeddingResult {
  /** One unit vector of `embeddingDimensions` numbers per text, in the order of the texts. */
  vectors: Float32Array[];
  /** Tokens of the model's own vocabulary, over all texts. */
  tokens: number;
}

export interface EmbeddingEngine {
  /**
   * @param parameter the request's field that holds the texts, for the messages of refusals; `input` by default
   * @throws GatewayError `invalid_parameter` for what the model cannot read, `model_overloaded` when the queue is
   * full, `bad_gateway` when the engine crashed over it, and the signal's reason after an abort.
   */
  embed(texts: readonly string[], signal: AbortSignal, parameter?: string): Promise<EmbeddingResult>;
}

export interface RerankScores {
  /** One per document, in their order: how likely it is that the document answers the query, 0 to 1. */
  scores: number[];
  tokens: number;
}

export interface RerankEngine {
  /** @throws GatewayError as `EmbeddingEngine.embed`, about `query` or `documents`. */
  rerank(query: string, documents: readonly string[], signal: AbortSignal): Promise<RerankScores>;
}

export type ChatEngineRole = 'system' | 'developer' | 'user' | 'assistant' | 'tool' | 'function';

export interface ChatEngineMessage {
  role: ChatEngineRole;
  text: string;
}

export interface ChatEngineRequest {
  messages: readonly ChatEngineMessage[];
  /** Bound of the reply in tokens of o200k_base. */
  maxTokens?: number;
  /** The reply ends before the first of these. */
  stop?: readonly string[];
  /** What to fill from the conversation in place of an answer in words. */
  extraction?: ExtractionRequest;
}

/** A JSON document by a schema, or the arguments of a tool. */
export type ExtractionRequest =
  | { kind: 'document'; schema: ObjectField }
  /** A tool that must be called, or one that may be where the conversation holds no answer. */
  | { kind: 'tool'; tools: readonly ExtractionTool[]; isForced: boolean };

export interface ExtractionTool {
  name: string;
  description: string;
  parameters: ObjectField;
}

/** Any number of texts, or one call of a tool, then exactly one end. A sequence without an end has failed. */
export type ChatEngineEvent =
  | { type: 'text'; text: string }
  | { type: 'toolCall'; name: string; argumentsJson: string }
  | {
      type: 'end';
      finishReason: 'stop' | 'length' | 'tool_calls';
      promptTokens: number;
      completionTokens: number;
    };

export interface ChatEngine {
  reply(request: ChatEngineRequest, signal: AbortSignal): AsyncIterable<ChatEngineEvent>;
}

export interface TokenCounter {
  /**
   * Tokens of texts, each by itself: exact for texts of at most 65,536 characters without very long unbroken runs.
   *
   * @param tokenizer an encoding of tiktoken or the path of a `tokenizer.json`; o200k_base by default, which is an
   * estimate for other models
   * @throws GatewayError `model_overloaded` when the queue is full, `bad_gateway` for a tokenizer that cannot be
   * loaded, and the signal's reason after an abort.
   */
  count(texts: readonly string[], signal?: AbortSignal, tokenizer?: string): Promise<number>;
}

/** Size of the vectors of the bundled model (Universal Sentence Encoder lite). */
export const embeddingDimensions = 512;
