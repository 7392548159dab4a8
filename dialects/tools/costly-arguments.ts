import { CONTAINER_UNITS, KEY_UNITS, MAX_UNITS } from '../../bodies/json-scan.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Format } from '../dialect.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/** Longer texts take too long to parse, whatever they contain. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Each key that occurs only once costs as much as fifty values. */
const MAX_DIFFERENT_KEYS = 20_000;

/**
 * Refuses tool-call arguments that are costly to parse. Translations parse the arguments of earlier calls, whose JSON
 * is inside a text and was not counted with the body. Throws `invalid_parameter` when all arguments together exceed the
 * limits of a body.
 */
export function refuseCostlyArguments(
  format: Format,
  request: Loose.ChatCompletionRequest & Loose.ResponseRequest,
): void {
  const param = format === 'responses' ? 'input' : 'messages';
  const items: unknown = request[param];
  if (format === 'messages' || !Array.isArray(items)) return;
  let characters = 0;
  let units = 0;
  const keys = new Set<string>();
  for (const item of items) {
    if (!isLoose<Loose.ChatAssistantMessage & Loose.ResponseInputFunctionCall>(item)) continue;
    for (const text of argumentsIn(item)) {
      characters += text.length;
      if (characters <= MAX_CHARACTERS) units += unitsOf(text, MAX_UNITS - units, keys);
      if (characters > MAX_CHARACTERS || units > MAX_UNITS || keys.size > MAX_DIFFERENT_KEYS) {
        const message = `${param}: the arguments of the tool calls hold more than ${MAX_CHARACTERS} characters, ${MAX_UNITS} values or ${MAX_DIFFERENT_KEYS} different keys`;
        throw failure('invalid_parameter', { message, param });
      }
    }
  }
}

/** Yields the arguments of a responses item or of the calls of a chat message. */
function* argumentsIn(item: Loose.ChatAssistantMessage & Loose.ResponseInputFunctionCall): Generator<string> {
  const calls: unknown = item.tool_calls;
  const called = Array.isArray(calls)
    ? calls.map((call: unknown) => isLoose<Loose.ChatFunctionToolCall>(call) && call.function)
    : [];
  for (const holder of [item, item.function_call, ...called]) {
    if (isLoose<Loose.ChatFunctionCall>(holder) && typeof holder.arguments === 'string')
      yield holder.arguments;
  }
}

/**
 * Counts what a parser would build from a text, in the units of `json-scan.ts`, up to `enough`. Up to its first syntax
 * error the text is read as a parser reads it, so an invalid text costs no more than its count.
 */
function unitsOf(text: string, enough: number, keys: Set<string>): number {
  let units = 0;
  let isInString = false;
  let stringStart = 0;
  let stringEnd = 0;
  for (let at = 0; at < text.length && units <= enough && keys.size <= MAX_DIFFERENT_KEYS; at += 1) {
    const character = text[at];
    if (character === '"') {
      isInString = !isInString;
      if (isInString) stringStart = at + 1;
      else stringEnd = at;
    } else if (isInString) {
      if (character === '\\') at += 1;
    } else if (character === ',') units += 1;
    else if (character === ':') {
      units += KEY_UNITS;
      keys.add(text.slice(stringStart, stringEnd));
    } else if (character === '{' || character === '[') units += CONTAINER_UNITS;
  }
  return units;
}
