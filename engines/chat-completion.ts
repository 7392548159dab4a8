import { failure, type GatewayError } from '../errors/gateway-error.ts';
import type { ChatEngineMessage, ChatEngineRequest, ChatEngineRole } from './engine-types.ts';

/** The fields of a chat completions request that matter to a text engine; the contract's type is assignable to it. */
export interface ChatCompletionFields {
  messages: readonly ChatMessageFields[];
  max_completion_tokens?: number | null | undefined;
  max_tokens?: number | null | undefined;
  stop?: string | readonly string[] | null | undefined;
  n?: number | null | undefined;
  logprobs?: boolean | null | undefined;
  response_format?: { type: string } | null | undefined;
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
 * What a text engine is asked by a chat completions request (wire formats §4.1).
 *
 * @throws GatewayError `invalid_parameter` for what the engine would have to ignore although the caller relies on it:
 * images and sounds, structured output, forced tool calls, several choices, log probabilities. Tools that it may leave
 * uncalled are ignored.
 */
export function toChatEngineRequest(body: ChatCompletionFields): ChatEngineRequest {
  refuseUnsupported(body);
  const maxTokens = body.max_completion_tokens ?? body.max_tokens;
  const stop = typeof body.stop === 'string' ? [body.stop] : body.stop;
  return {
    messages: body.messages.map(toMessage),
    ...(maxTokens == null ? {} : { maxTokens }),
    ...(stop == null ? {} : { stop }),
  };
}

function refuseUnsupported(body: ChatCompletionFields): void {
  const format = body.response_format?.type ?? 'text';
  if (format !== 'text') {
    throw refused('response_format', `this model cannot give ${format}; it answers in plain text only`);
  }
  if (forcesTool(body.tool_choice)) {
    throw refused('tool_choice', 'this model cannot call tools; only none and auto are possible');
  }
  if ((body.n ?? 1) > 1) throw refused('n', 'this model gives one choice; n must be 1');
  if (body.logprobs === true) throw refused('logprobs', 'this model has no log probabilities');
}

/** `none`, `auto`, and a list of allowed tools in the mode `auto` leave the model free not to call one. */
function forcesTool(choice: string | object | null | undefined): boolean {
  if (choice == null || choice === 'none' || choice === 'auto') return false;
  if (typeof choice === 'string') return true;
  const allowed = 'allowed_tools' in choice ? choice.allowed_tools : undefined;
  const mode =
    typeof allowed === 'object' && allowed !== null && 'mode' in allowed ? allowed.mode : undefined;
  return mode !== 'auto';
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

function refused(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { param, message });
}
