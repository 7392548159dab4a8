import type { EventsReply, Reply } from '../calls/reply.ts';
import type { ObservedRequest } from '../calls/trace-context.ts';
import { inputAttributes, OutputContent } from './message-content.ts';

/** The prompt and the response of a recorded conversation, where the operator has it exported. Never throws. */
export class ContentCapture {
  readonly #output = new OutputContent();
  #input: Record<string, string> = {};

  get attributes(): Record<string, string> {
    return { ...this.#input, ...this.#output.attributes };
  }

  /** The same reply, whose text is noted as it passes. */
  observe({ body, operation }: ObservedRequest, reply: Reply): Reply {
    if (operation.gateway.capability !== 'chat') return reply;
    this.#note(() => (this.#input = inputAttributes(body.value)));
    if (reply.kind === 'json') this.#note(() => this.#output.addResponse(reply.value));
    return reply.kind === 'events' ? { ...reply, frames: this.#overheard(reply.frames) } : reply;
  }

  #overheard(frames: EventsReply['frames']): EventsReply['frames'] {
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

  /** What cannot be read is missing in the span: a response does not depend on it. */
  #note(take: () => void): void {
    try {
      take();
    } catch {
      // The text of the error may hold content.
    }
  }
}
