import type { JsonObject } from '../../bodies/json-body.ts';
import { usageOf, type MessageTokens } from './usage.ts';

/** The fields of a message that differ between responses. */
export interface MessageFields {
  id: string;
  model: string;
  content: readonly JsonObject[];
  stopReason: string;
  /** Null where the backend reported none. */
  tokens: MessageTokens | null;
}

/** Creates a complete response of the messages format. */
export function messageOf({ id, model, content, stopReason, tokens }: MessageFields): JsonObject {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    ...(tokens === null ? {} : { usage: usageOf(tokens) }),
  };
}
