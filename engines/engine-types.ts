export interface EmbeddingResult {
  /** One unit vector of `embeddingDimensions` numbers per text, in the order of the texts. */
  vectors: Float32Array[];
  /** Tokens of the model's own vocabulary, over all texts. */
  tokens: number;
}

export interface EmbeddingEngine {
  /**
   * @throws GatewayError `invalid_parameter` for what the model cannot read, `model_overloaded` when the queue is
   * full, `bad_gateway` when the engine crashed over it, and the signal's reason after an abort.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<EmbeddingResult>;
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
}

/** Any number of texts, then exactly one end. A sequence without an end has failed. */
export type ChatEngineEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; finishReason: 'stop' | 'length'; promptTokens: number; completionTokens: number };

export interface ChatEngine {
  reply(request: ChatEngineRequest, signal: AbortSignal): AsyncIterable<ChatEngineEvent>;
}

export interface TokenCounter {
  /** Tokens of o200k_base: exact for texts without very long unbroken runs, an estimate for other vendors' models. */
  count(text: string, signal?: AbortSignal): Promise<number>;
}

/** Size of the vectors of the bundled model (Universal Sentence Encoder lite). */
export const embeddingDimensions = 512;
