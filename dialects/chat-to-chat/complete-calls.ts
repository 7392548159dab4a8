import { argumentsText, numberAsText } from '../texts/response-text.ts';
import { customArguments } from '../tools/custom-tools.ts';
import { withoutTokens } from '../tools/tool-names.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Completes the calls of a message that is not streamed, in place. Servers leave out the type (Mistral), the id, or the
 * arguments of a function without parameters, and send arguments as an object (Ollama).
 *
 * @param stem see `CallNumbers`
 */
export function completeCalls(message: Loose.ChatCompletionMessage, stem: string | null): void {
  const { tool_calls: calls, function_call: call } = message;
  if (Array.isArray(calls))
    for (const [index, one] of (calls as unknown[]).entries())
      if (isLoose<Loose.ChatToolCall>(one))
        completeCall(one, stem === null ? undefined : `call_${stem}_${String(index)}`);
  if (Array.isArray(calls) && stem === null) message.tool_calls = calls.map(functionCallOf);
  if (isLoose<Loose.ChatFunctionCall>(call)) call.arguments = argumentsOrNone(call.arguments);
}

/** Returns the call of a function in place of one of a custom tool, for clients whose format has functions only. */
export function functionCallOf<Call>(call: Call): Call | Loose.ChatToolCall {
  if (!isLoose<Loose.ChatToolCall>(call) || !isLoose<Fields<'name' | 'input'>>(call.custom)) return call;
  const { custom, ...others } = call;
  const called = { name: custom.name, arguments: customArguments(argumentsText(custom.input)) };
  return { ...others, type: 'function', function: called };
}

function completeCall(call: Loose.ChatToolCall, fallbackId: string | undefined): void {
  const { type } = call;
  const id = numberAsText(call.id);
  call.id = typeof id === 'string' && id !== '' ? id : fallbackId;
  if (typeof type !== 'string' || type === '') call.type = isRecord(call.custom) ? 'custom' : 'function';
  const { function: called, custom } = call;
  if (isLoose<Loose.ChatFunctionCall>(called)) {
    called.arguments = argumentsOrNone(called.arguments);
    if (typeof called.name === 'string') called.name = withoutTokens(called.name);
  }
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
