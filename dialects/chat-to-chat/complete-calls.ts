import { argumentsText, numberAsText } from '../texts/response-text.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Completes the calls of a message that is not streamed, in place. Servers leave out the type (Mistral), the id, or the
 * arguments of a function without parameters, and send arguments as an object (Ollama).
 *
 * @param stem of the ids of calls that have none; null leaves them without, for formats with ids of their own
 */
export function completeCalls(message: Loose.ChatCompletionMessage, stem: string | null): void {
  const { tool_calls: calls, function_call: call } = message;
  if (Array.isArray(calls))
    for (const [index, one] of (calls as unknown[]).entries())
      if (isLoose<Loose.ChatToolCall>(one))
        completeCall(one, stem === null ? undefined : `call_${stem}_${String(index)}`);
  if (isLoose<Loose.ChatFunctionCall>(call)) call.arguments = argumentsOrNone(call.arguments);
}

function completeCall(call: Loose.ChatToolCall, fallbackId: string | undefined): void {
  const { type } = call;
  const id = numberAsText(call.id);
  call.id = typeof id === 'string' && id !== '' ? id : fallbackId;
  if (typeof type !== 'string' || type === '') call.type = isRecord(call.custom) ? 'custom' : 'function';
  const { function: called, custom } = call;
  if (isLoose<Loose.ChatFunctionCall>(called)) called.arguments = argumentsOrNone(called.arguments);
  if (isLoose<Fields<'name' | 'input'>>(custom)) custom.input = argumentsText(custom.input);
}

/** Clients parse the arguments, and an empty text is not JSON. */
function argumentsOrNone(value: unknown): string {
  return argumentsText(value) || '{}';
}

/** Whether a `function_call` calls nothing: it is null, or its texts are empty (Snowflake). */
export function isEmptyCall(call: unknown): boolean {
  return (
    call === null || (isLoose<Loose.ChatFunctionCall>(call) && isEmpty(call.name) && isEmpty(call.arguments))
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
