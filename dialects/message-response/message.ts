import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageTokens } from './events.ts';

/** The fields of a message that differ between responses. */
export interface MessageFields {
  id: string;
  model: string;
  content: readonly JsonObject[];
  stopReason: string;
  tokens: MessageTokens;
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
    usage: tokens,
  };
}

/** Reads a token count. An invalid value counts as zero. */
export function tokensIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
