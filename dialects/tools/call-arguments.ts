import { parseExactly } from '../../bodies/exact-json.ts';
import { isRecord, type JsonObject } from '../values/json-values.ts';

/**
 * Returns arguments that can be parsed. Servers with templates parse the arguments of earlier calls, and fail the
 * request when a model wrote invalid ones; these are wrapped in an object.
 */
export function parsableArguments(text: string): string {
  if (text.trim() === '') return '{}';
  try {
    if (isRecord(JSON.parse(text))) return text;
  } catch {
    // Wrapped below.
  }
  return JSON.stringify({ _raw: text });
}

/** Parses arguments. Invalid ones are wrapped in an object: the conversation must continue, and a tool can refuse them. */
export function parsedArguments(text: string): JsonObject {
  if (text.trim() === '') return {};
  try {
    const value = parseExactly(text);
    if (isRecord(value)) return value;
  } catch {
    // Wrapped below.
  }
  return { _raw: text };
}
