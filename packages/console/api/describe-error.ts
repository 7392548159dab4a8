import { ConnectionError, ResponseError } from '../../sdk/admin.ts';
import { texts } from '../texts/english.ts';

export interface DescribedError {
  message: string;
  /** For a question to the operator of the gateway; null when no request arrived. */
  requestId: string | null;
}

/** Says what went wrong in words for people. */
export function describeError(error: unknown): DescribedError {
  if (error instanceof ResponseError)
    return {
      message: messageOf(error.body) ?? texts.errors.status(error.status),
      requestId: error.requestId,
    };
  if (error instanceof ConnectionError) return { message: texts.errors.unreachable, requestId: null };
  return { message: error instanceof Error ? error.message : String(error), requestId: null };
}

/** Returns the message of an error body that arrived as text; null for none. */
export function bodyMessage(text: string): string | null {
  try {
    return messageOf(JSON.parse(text));
  } catch {
    return messageOf(text);
  }
}

/** Returns the message of an error body in each of its forms. */
function messageOf(body: unknown): string | null {
  if (typeof body === 'string') return body.trim() === '' ? null : body.trim();
  if (typeof body !== 'object' || body === null) return null;
  // The members of an object of JSON.
  const { message, detail, error } = body as Record<string, unknown>;
  return typeof message === 'string' ? message : (messageOf(detail) ?? messageOf(error));
}
