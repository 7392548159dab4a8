import type { ResponseStreamEvent } from '../../generated/contract.ts';
import { namedFrame } from '../../streaming/write-frames.ts';

type Unnumbered<Event> = Event extends unknown ? Omit<Event, 'sequence_number'> : never;

/** An event before it has its number in the stream. */
export type ResponseEvent = Unnumbered<ResponseStreamEvent>;

/** Writes the events of one stream, numbered from 0 (wire formats §6.3). */
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
