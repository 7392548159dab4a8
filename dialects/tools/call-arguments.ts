import { isRecord } from '../values/json-values.ts';

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
