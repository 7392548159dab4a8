/** Writes a frame that has only data, as chat-completions clients expect. */
export function dataFrame<Value = unknown>(value: Value): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** Writes a frame whose `event:` line repeats the data's type, as messages and responses clients expect. */
export function namedFrame<Event extends { type: string }>(value: Event): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
}

export const DONE_FRAME = 'data: [DONE]\n\n';

/** A comment, the only keep-alive that clients of every format accept (docs/wire-formats/streams.md#keep-alive). */
export const KEEP_ALIVE_FRAME = ': keep-alive\n\n';

/** A keep-alive event of responses, for clients that count events only. They accept it after `response.created`. */
export const RESPONSE_KEEP_ALIVE_FRAME = namedFrame({ type: 'keepalive' });
