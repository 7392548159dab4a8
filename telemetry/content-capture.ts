import type { EventsReply, Reply } from '../calls/reply.ts';
import type { ObservedRequest } from '../calls/trace-context.ts';
import { inputAttributes, OutputContent } from './message-content.ts';

/** Collects the prompt and the response of a recorded conversation for export. Never throws. */
export class ContentCapture {
  readonly #output = new OutputContent();
  #input: Record<string, string> = {};

  get attributes(): Record<string, string> {
    return { ...this.#input, ...this.#output.attributes };
  }

  /** Returns the same reply and collects its text while it is read. */
  observe({ body, operation }: ObservedRequest, reply: Reply): Reply {
    if (operation.gateway.capability !== 'chat') return reply;
    this.#note(() => (this.#input = inputAttributes(body.value)));
    if (reply.kind === 'json') this.#note(() => this.#output.addResponse(reply.value));
    return reply.kind === 'events' ? { ...reply, frames: this.#tap(reply.frames) } : reply;
  }

  #tap(frames: EventsReply['frames']): EventsReply['frames'] {
    return {
      [Symbol.asyncIterator]: () => {
        const source = frames[Symbol.asyncIterator]();
        return {
          next: async () => {
            const step = await source.next();
            this.#note(() => this.#output.addFrames(step.value));
            return step;
          },
          return: async () => {
            await source.return?.();
            return { done: true, value: '' };
          },
        };
      },
    };
  }

  /** Ignores errors: a response must not depend on its span. */
  #note(take: () => void): void {
    try {
      take();
    } catch {
      // The error is not logged: its text may contain content.
    }
  }
}
