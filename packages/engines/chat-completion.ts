import { EngineError } from './engine-error.ts';
import type { ChatEngineMessage, ChatEngineRequest, ChatEngineRole } from './engine-types.ts';
import { toExtractionRequest } from './extraction-request.ts';

/** The fields of a chat completions request that a text engine reads. The contract's type is assignable to it. */
export interface ChatCompletionFields {
  messages: readonly ChatMessageFields[];
  max_completion_tokens?: number | null | undefined;
  max_tokens?: number | null | undefined;
  stop?: string | readonly string[] | null | undefined;
  n?: number | null | undefined;
  logprobs?: boolean | null | undefined;
  response_format?: { type: string } | null | undefined;
  tools?: readonly unknown[] | null | undefined;
  tool_choice?: string | object | null | undefined;
}

export interface ChatMessageFields {
  role: ChatEngineRole;
  content?: string | readonly ContentPartFields[] | null | undefined;
}

export interface ContentPartFields {
  type: string;
  text?: string | undefined;
  refusal?: string | undefined;
}

/**
 * Parses a chat completions request into a request to a text engine. Optional tools that the engine cannot fill are
 * ignored.
 *
 * @throws EngineError `invalid_parameter` for fields that clients rely on and the engine does not support: images and
 * audio, schemas and forced tools that it cannot fill, several choices, log probabilities.
 */
export function toChatEngineRequest(body: ChatCompletionFields): ChatEngineRequest {
  refuseUnsupported(body);
  const maxTokens = body.max_completion_tokens ?? body.max_tokens;
  const extraction = toExtractionRequest(body);
  const stop = typeof body.stop === 'string' ? [body.stop] : body.stop;
  return {
    messages: body.messages.map(toMessage),
    ...(maxTokens == null ? {} : { maxTokens }),
    ...(stop == null ? {} : { stop }),
    ...(extraction === undefined ? {} : { extraction }),
  };
}

function refuseUnsupported(body: ChatCompletionFields): void {
  if ((body.n ?? 1) > 1) throw refused('n', 'n must be 1; this model returns one choice');
  if (body.logprobs === true)
    throw refused('logprobs', 'logprobs must be false; this model has no log probabilities');
}

function toMessage(message: ChatMessageFields, index: number): ChatEngineMessage {
  const { role, content } = message;
  if (content == null || typeof content === 'string') return { role, text: content ?? '' };
  const texts = content.map((part, place) => textOf(part, `messages[${index}].content[${place}]`));
  return { role, text: texts.join('\n') };
}

function textOf(part: ContentPartFields, param: string): string {
  if (part.type === 'text') return part.text ?? '';
  if (part.type === 'refusal') return part.refusal ?? '';
  throw refused(param, `${param} is of type ${part.type}; this model reads text only`);
}

function refused(param: string, message: string): EngineError {
  return new EngineError('invalid_parameter', { param, message });
}
