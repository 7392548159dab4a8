import type { Usage } from '../../calls/usage.ts';
import type {
  ResponseFailure,
  ResponseObject,
  ResponseOutputItem,
  ResponseRequest,
  ResponseStatus,
  ResponseUsage,
} from '../../generated/contract.ts';
import type { ResponseContext } from '../dialect.ts';

/** The fields that change while a response is generated. */
export interface ResponseProgress {
  status: ResponseStatus;
  output: ResponseOutputItem[];
  usage: ResponseUsage | null;
  incomplete_details?: ResponseObject['incomplete_details'];
  error?: ResponseFailure;
}

/** How a response ended. */
export interface Ending {
  status: 'completed' | 'incomplete';
  incomplete_details: ResponseObject['incomplete_details'];
}

/** Translates a finish reason of the chat format. */
export function endingOf(finishReason: string): Ending {
  switch (finishReason) {
    case 'length':
      return { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    case 'content_filter':
      return { status: 'incomplete', incomplete_details: { reason: 'content_filter' } };
    default:
      return { status: 'completed', incomplete_details: null };
  }
}

/** Creates the response objects of one request, which all repeat its options. */
export class ResponseObjects {
  readonly #echo: Omit<ResponseObject, keyof ResponseProgress>;

  /** @param createdAt Unix seconds */
  constructor(id: string, createdAt: number, context: Pick<ResponseContext, 'model' | 'request'>) {
    // The body has passed the contract's check of createResponse.
    const request = context.request as ResponseRequest;
    this.#echo = {
      id,
      object: 'response',
      created_at: createdAt,
      model: context.model,
      instructions: request.instructions ?? null,
      max_output_tokens: request.max_output_tokens ?? null,
      metadata: request.metadata ?? {},
      parallel_tool_calls: request.parallel_tool_calls ?? true,
      previous_response_id: request.previous_response_id ?? null,
      reasoning: { effort: request.reasoning?.effort ?? null, summary: request.reasoning?.summary ?? null },
      store: request.store ?? true,
      temperature: request.temperature ?? null,
      text: { ...request.text, format: request.text?.format ?? { type: 'text' } },
      tool_choice: request.tool_choice ?? 'auto',
      tools: request.tools ?? [],
      top_p: request.top_p ?? null,
      truncation: request.truncation ?? 'disabled',
      user: request.user ?? null,
    };
  }

  at(progress: ResponseProgress): ResponseObject {
    return { ...this.#echo, error: null, incomplete_details: null, ...progress };
  }
}

/**
 * Translates usage. Input includes cached tokens, and output includes reasoning. Zeros for a backend that reports
 * nothing.
 */
export function toResponseUsage(usage: Usage): ResponseUsage {
  return {
    input_tokens: usage.inputTokens,
    input_tokens_details: {
      cached_tokens: usage.cachedInputTokens,
      cache_write_tokens: usage.cacheWriteTokens,
    },
    output_tokens: usage.outputTokens,
    output_tokens_details: { reasoning_tokens: usage.reasoningTokens },
    total_tokens: usage.inputTokens + usage.outputTokens,
  };
}
