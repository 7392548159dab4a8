import { failure } from '../errors/gateway-error.ts';

/** The text of a field that may be absent. Throws `bad_gateway` when it is anything but a text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw failure('bad_gateway', { internal: 'a text of the upstream is no string' });
}

/** The arguments of a call as text; some servers send the object itself. */
export function argumentsText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value);
}
