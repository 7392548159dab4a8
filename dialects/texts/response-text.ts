import { failure } from '../../errors/gateway-error.ts';

/** Returns the text of a field, or an empty text if it is absent. Throws `bad_gateway` for any other type. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw failure('bad_gateway', { internal: 'an upstream text is not a string' });
}

/** Returns a number as text, for ids that some servers give as numbers. Any other value is returned as it is. */
export function numberAsText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
}

/** Returns the arguments of a tool call as JSON text. Some servers send the object itself. */
export function argumentsText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value);
}
