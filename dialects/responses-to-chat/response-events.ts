import type { JsonObject } from '../../bodies/json-body.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { ResponseStreamEvent } from '../../generated/contract.ts';
import { namedFrame } from '../../streaming/write-frames.ts';

type Unnumbered<Event> = Event extends unknown ? Omit<Event, 'sequence_number'> : never;

/** The event of a source. The contract counts it among the events that a vendor may add. */
interface AnnotationEvent {
  type: 'response.output_text.annotation.added';
  item_id: string;
  output_index: number;
  content_index: number;
  annotation_index: number;
  annotation: JsonObject;
}

/** An event without its sequence number. */
export type ResponseEvent = Unnumbered<ResponseStreamEvent> | AnnotationEvent;

/**
 * Writes the error event. It has the error twice, because LangChain and LlamaIndex only raise an error for an `error`
 * object (docs/wire-formats/errors.md#errors-in-a-stream).
 */
export function errorEvent(failed: GatewayError): ResponseEvent {
  const error = streamErrorBody(failed);
  const { message, param, code } = error;
  return { type: 'error', code, message, param, error };
}

/** Writes the events of one stream, numbered from 0. */
export class NumberedFrames {
  #next = 0;

  write(events: readonly ResponseEvent[]): string {
    let text = '';
    for (const event of events) {
      const numbered = { ...event, sequence_number: this.#next };
      text += namedFrame(numbered);
      this.#next += 1;
    }
    return text;
  }
}
