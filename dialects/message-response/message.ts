import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageTokens } from './events.ts';

export interface MessageFields {
  id: string;
  model: string;
  content: readonly JsonObject[];
  stopReason: string;
  tokens: MessageTokens;
}

/** A complete response of the messages format. */
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

/** A number of tokens that a server told; nothing sensible counts as none. */
export function tokensIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
