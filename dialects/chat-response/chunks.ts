import type {
  ChatCompletionChunk,
  ChatCompletionUsage,
  ChatDelta,
  ChatLogprobs,
} from '../../generated/contract.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import type { Finish } from './finish.ts';

/** Writes the chunks of one chat stream. They have the same id, time and model. */
export class ChunkFrames {
  readonly #head: Pick<ChatCompletionChunk, 'id' | 'object' | 'created' | 'model'>;
  readonly #includeUsage: boolean;

  /** @param created Unix seconds, if the backend reports them */
  constructor(
    id: string,
    model: string,
    includeUsage: boolean,
    created: number = Math.floor(Date.now() / 1000),
  ) {
    this.#head = { id, object: 'chat.completion.chunk', created, model };
    this.#includeUsage = includeUsage;
  }

  delta(delta: ChatDelta, logprobs: ChatLogprobs | null = null): string {
    return this.#choice(delta, null, logprobs);
  }

  /** @param stop the stop sequence that ended the text, where it is written as vLLM does */
  finish({ reason, refusal }: Finish, stop: string | null = null): string {
    return this.#choice(refusal === null ? {} : { refusal }, reason, null, stop);
  }

  /** Writes the usage chunk, only for clients that requested it, since simple clients read `choices[0]` of every chunk. */
  usage(usage: ChatCompletionUsage | null): string {
    if (!this.#includeUsage || usage === null) return '';
    const chunk: ChatCompletionChunk = { ...this.#head, choices: [], usage };
    return dataFrame(chunk);
  }

  #choice(
    delta: ChatDelta,
    reason: Finish['reason'] | null,
    logprobs: ChatLogprobs | null,
    stop: string | null = null,
  ): string {
    const chunk: ChatCompletionChunk = {
      ...this.#head,
      choices: [
        { index: 0, delta, logprobs, finish_reason: reason, ...(stop === null ? {} : { stop_reason: stop }) },
      ],
      ...(this.#includeUsage ? { usage: null } : {}),
    };
    return dataFrame(chunk);
  }
}
