import type { JsonObject } from '../../bodies/json-body.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';

/**
 * A writer that knows its whole response before the caller does. `accept` and `finish` only build the terminal frame: the code
 * that receives it reads the response here, stores it, and passes the frame on when that is done (wire formats §6.4).
 */
export interface FinalResponseSource {
  /** The response of the terminal event, completed or incomplete; null until that was built, and after a failure. */
  finalResponse(): JsonObject | null;
}

export function isFinalResponseSource(writer: EventWriter): writer is EventWriter & FinalResponseSource {
  return 'finalResponse' in writer && typeof writer.finalResponse === 'function';
}

/** The final response of a writer that knows one. */
export function finalResponseOf(writer: EventWriter): JsonObject | null {
  return isFinalResponseSource(writer) ? writer.finalResponse() : null;
}
