import { isRecord } from './json-values.ts';

/**
 * Servers with templates parse the arguments of earlier calls and fail the whole conversation over one that a model wrote
 * badly; what is no object becomes one (as in wire formats §15.1).
 */
export function parsableArguments(text: string): string {
  if (text.trim() === '') return '{}';
  try {
    if (isRecord(JSON.parse(text))) return text;
  } catch {
    // Answered below.
  }
  return JSON.stringify({ _raw: text });
}
