import type { JsonObject } from '../../bodies/json-body.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { isLoose, parseEventData, type Loose } from '../values/json-values.ts';

/**
 * A writer that has the complete response before the client does. `accept` and `finish` only build the terminal frame.
 * The code that receives it stores the response, and then writes the frame
 * (docs/wire-formats/responses.md#stored-responses).
 */
export interface FinalResponseSource {
  /** Returns the response of the terminal event, completed or incomplete. Null before that event, and after a failure. */
  finalResponse(): JsonObject | null;
}

export function isFinalResponseSource(writer: EventWriter): writer is EventWriter & FinalResponseSource {
  return 'finalResponse' in writer && typeof writer.finalResponse === 'function';
}

/** Returns the final response of a writer that has one. */
export function finalResponseOf(writer: EventWriter): JsonObject | null {
  return isFinalResponseSource(writer) ? writer.finalResponse() : null;
}

/** Returns the text of a stream's end, whose last event then says that the response is not stored. */
export function endWithoutStore(text: string): string {
  const start = text.lastIndexOf('\nevent: ') + 1;
  const event = parseFrame(text.slice(start).trimEnd());
  if (event === null) return text;
  const data = parseEventData<Loose.ResponseStreamEvent>(event.data);
  if (isLoose<Loose.ResponseObject>(data.response)) data.response.store = false;
  return text.slice(0, start) + namedFrame({ ...data, type: event.event ?? '' });
}
