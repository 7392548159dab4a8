import type { ChatCompletionChunk, ChatCompletionUsage, ChatDelta } from '../../generated/contract.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import type { Finish } from './finish.ts';

/** Writes the chunks of one chat stream, which share id, time and model (wire formats §4.3). */
export class ChunkFrames {
  readonly #head: Pick<ChatCompletionChunk, 'id' | 'object' | 'created' | 'model'>;
  readonly #includeUsage: boolean;

  constructor(id: string, model: string, includeUsage: boolean) {
    this.#head = { id, object: 'chat.completion.chunk', created: Math.floor(Date.now() / 1000), model };
    this.#includeUsage = includeUsage;
  }

  delta(delta: ChatDelta): string {
    return this.#choice(delta, null);
  }

  finish({ reason, refusal }: Finish): string {
    return this.#choice(refusal === null ? {} : { refusal }, reason);
  }

  /** Nothing for callers who did not ask: naive clients read `choices[0]` of every chunk. */
  usage(usage: ChatCompletionUsage | null): string {
    if (!this.#includeUsage || usage === null) return '';
    const chunk: ChatCompletionChunk = { ...this.#head, choices: [], usage };
    return dataFrame(chunk);
  }

  #choice(delta: ChatDelta, reason: Finish['reason'] | null): string {
    const chunk: ChatCompletionChunk = {
      ...this.#head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
      ...(this.#includeUsage ? { usage: null } : {}),
    };
    return dataFrame(chunk);
  }
}
