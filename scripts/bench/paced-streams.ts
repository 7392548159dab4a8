import type { ServerResponse } from 'node:http';
import { SENT_AT } from './check-response.ts';
import { nowMicroseconds } from './statistics.ts';

export interface PacedStream {
  /** The frames of the events. The number of an event is followed by the time at which it is written. */
  frames: readonly string[];
  end: string;
  intervalMs: number;
}

/** Writes the events of many streams, each with its own phase, from one timer of a millisecond. */
export class PacedStreams {
  readonly #open = new Set<{
    response: ServerResponse;
    stream: PacedStream;
    sent: number;
    nextAtMs: number;
  }>();
  #timer: NodeJS.Timeout | undefined;

  add(response: ServerResponse, stream: PacedStream): void {
    this.#open.add({ response, stream, sent: 0, nextAtMs: performance.now() + stream.intervalMs });
    this.#timer ??= setInterval(() => this.#writeDue(), 1);
  }

  #writeDue(): void {
    const nowMs = performance.now();
    for (const entry of this.#open) {
      if (entry.nextAtMs > nowMs) continue;
      const { response, stream, sent } = entry;
      const frame = stream.frames[sent];
      if (response.destroyed || frame === undefined) {
        if (!response.destroyed) response.end(stream.end);
        this.#open.delete(entry);
        continue;
      }
      const number = ` word${sent} `;
      response.write(frame.replace(number, `${number}${SENT_AT}${nowMicroseconds()} `));
      entry.sent += 1;
      entry.nextAtMs += stream.intervalMs;
    }
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
