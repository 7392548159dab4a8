import { isRecord, type JsonRecord } from '../json-values.ts';

/** What some servers add and no client of the format expects (wire formats §4.2). */
const CHOICE_EXTRAS = ['stop_reason', 'token_ids', 'prompt_token_ids', 'routed_experts'];
const BODY_EXTRAS = ['prompt_logprobs', 'prompt_token_ids', 'kv_transfer_params', 'prompt_text'];

export function dropExtras(body: JsonRecord): void {
  for (const name of BODY_EXTRAS) delete body[name];
}

export function dropChoiceExtras(choice: JsonRecord): void {
  for (const name of CHOICE_EXTRAS) delete choice[name];
}

/**
 * Reasoning under both of its names, since clients read one or the other (wire formats §16.4), and no empty `tool_calls`,
 * which break llamaindex (§19). For messages and deltas alike.
 */
export function normaliseMessage(message: JsonRecord): void {
  const reasoning = message['reasoning_content'] ?? message['reasoning'];
  if (typeof reasoning === 'string' && reasoning !== '') {
    message['reasoning'] = reasoning;
    message['reasoning_content'] = reasoning;
  } else {
    delete message['reasoning'];
    delete message['reasoning_content'];
  }
  const calls = message['tool_calls'];
  if (!Array.isArray(calls) || calls.length === 0) delete message['tool_calls'];
  if (message['function_call'] === null) delete message['function_call'];
}

/** `tool_calls` as a reason with no call there is an ordinary stop (wire formats §15.2). */
export function finishReason(reason: unknown, hasToolCalls: boolean): unknown {
  if (reason === 'tool_calls' && !hasToolCalls) return 'stop';
  return reason ?? null;
}

export function hasToolCalls(message: unknown): boolean {
  return isRecord(message) && (Array.isArray(message['tool_calls']) || isRecord(message['function_call']));
}
