import type { ObjectField } from './extractive/extraction/field.ts';

export interface EmbeddingResult {
  /** One unit vector of `embeddingDimensions` numbers for each text, in the order of the texts. */
  vectors: Float32Array[];
  /** The number of tokens of all texts, in the model's own vocabulary. */
  tokens: number;
}

export interface EmbeddingEngine {
  /**
   * Returns the vectors of the texts.
   *
   * @param parameter the request's field that contains the texts, for error messages; `input` by default
   * @throws EngineError `invalid_parameter` for a text that the model cannot read, `model_overloaded` when the queue
   * is full, `bad_gateway` when the engine crashes, and the signal's reason after an abort.
   */
  embed(texts: readonly string[], signal: AbortSignal, parameter?: string): Promise<EmbeddingResult>;
}

export interface RerankScores {
  /** The relevance of each document to the query, 0 to 1, in the order of the documents. */
  scores: number[];
  tokens: number;
}

export interface RerankEngine {
  /** @throws EngineError as `EmbeddingEngine.embed`, for `query` or `documents`. */
  rerank(query: string, documents: readonly string[], signal: AbortSignal): Promise<RerankScores>;
}

export type ChatEngineRole = 'system' | 'developer' | 'user' | 'assistant' | 'tool' | 'function';

export interface ChatEngineMessage {
  role: ChatEngineRole;
  text: string;
}

export interface ChatEngineRequest {
  messages: readonly ChatEngineMessage[];
  /** The most tokens of the reply, counted with o200k_base. */
  maxTokens?: number;
  /** The stop sequences. The reply ends before the first of them. */
  stop?: readonly string[];
  /** The schema or tools to fill from the conversation instead of a reply in words. */
  extraction?: ExtractionRequest;
}

/** A request for a JSON document that follows a schema, or for the arguments of a tool. */
export type ExtractionRequest =
  | { kind: 'document'; schema: ObjectField }
  /** Tools. If `isForced`, one must be called; otherwise one may be called when the conversation holds no answer. */
  | { kind: 'tool'; tools: readonly ExtractionTool[]; isForced: boolean };

export interface ExtractionTool {
  name: string;
  description: string;
  parameters: ObjectField;
}

/**
 * The events of a reply: any number of texts or one tool call, then exactly one end. A reply without an end has failed.
 */
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
   * Counts the tokens of texts, each text separately. The number is exact for texts of at most 65,536 characters
   * without very long words.
   *
   * @param tokenizer an encoding of tiktoken or the path of a `tokenizer.json`. The default is o200k_base, an estimate
   * for other models.
   * @throws EngineError `model_overloaded` when the queue is full, `bad_gateway` for a tokenizer that cannot be
   * loaded, and the signal's reason after an abort.
   */
  count(texts: readonly string[], signal?: AbortSignal, tokenizer?: string): Promise<number>;
}

/** The size of the vectors of the included model (Universal Sentence Encoder lite). */
export const embeddingDimensions = 512;
