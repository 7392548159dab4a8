import type { RequestMemory } from '../bodies/byte-bound.ts';
import { jsonBodyFromValue } from '../bodies/json-body.ts';
import type { RequestBody } from '../calls/call.ts';
import { inChatForm } from '../dialects/chat-request/chat-form.ts';

/**
 * Returns the body of a chat request in the form of the contract, the same body if it has this form. Everything behind it
 * then checks, measures and forwards one and the same request.
 */
export function chatBody(body: RequestBody, memory: RequestMemory | null): RequestBody {
  if (body.kind !== 'json') return body;
  const value = inChatForm(body.value);
  if (value === body.value) return body;
  const { isLarge, valuesBytes } = body;
  memory?.hold(valuesBytes);
  body.dropBytes();
  return { ...jsonBodyFromValue(value), isLarge, valuesBytes };
}
