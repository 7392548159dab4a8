/** A frame with only data, as chat-completions clients expect it (wire formats §1.6). */
export function dataFrame(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** A frame with an `event:` line equal to the data's type, as messages and responses clients expect it. */
export function namedFrame<Event extends { type: string }>(value: Event): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
}

export const DONE_FRAME = 'data: [DONE]\n\n';

/** The one keep-alive that every dialect's clients accept (wire formats §1.6). */
export const KEEP_ALIVE_FRAME = ': keep-alive\n\n';
