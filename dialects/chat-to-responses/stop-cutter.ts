import type { OutputDelta } from './output-deltas.ts';
import { StopMatcher } from './stop-matcher.ts';
import { tokensBefore } from './stop-sequences.ts';

interface Held {
  output: OutputDelta;
  /** The part of the whole text that it has. */
  start: number;
  end: number;
}

/**
 * Ends the text of a stream before the first stop sequence, and drops everything that follows. Deltas whose text may
 * begin such a sequence are held back.
 */
export class StopCutter {
  readonly #matcher: StopMatcher;
  #held: Held[] = [];
  #stop: string | null = null;
  #hasCalls = false;

  constructor(stops: readonly string[]) {
    this.#matcher = new StopMatcher(stops);
  }

  /** The stop sequence that ended the text, and whether calls came before it; null when none did. */
  get ending(): { stop: string; hasCalls: boolean } | null {
    return this.#stop === null ? null : { stop: this.#stop, hasCalls: this.#hasCalls };
  }

  accept(outputs: readonly OutputDelta[]): OutputDelta[] {
    return outputs.flatMap((output) => this.#acceptOne(output));
  }

  /** Returns what is still held back. */
  flush(): OutputDelta[] {
    return this.#release(Infinity);
  }

  #acceptOne(output: OutputDelta): OutputDelta[] {
    if (this.#stop !== null) return [];
    const { content } = output.delta;
    const start = this.#matcher.seen;
    const found = typeof content === 'string' ? this.#matcher.add(content) : null;
    this.#held.push({ output, start, end: this.#matcher.seen });
    if (found === null) return this.#release(this.#matcher.seen - this.#matcher.pending);
    this.#stop = found.stop;
    const before = this.#release(found.position);
    const [cut] = this.#held;
    this.#held = [];
    return cut === undefined || cut.start >= found.position
      ? before
      : [...before, shortened(cut.output, found.position - cut.start)];
  }

  /** Returns the deltas that end at this position or before, in order. */
  #release(position: number): OutputDelta[] {
    const count = this.#held.findIndex(({ end }) => end > position);
    const released = this.#held.splice(0, count === -1 ? this.#held.length : count);
    const outputs = released.map(({ output }) => output);
    this.#hasCalls ||= outputs.some(({ delta }) => 'tool_calls' in delta || 'function_call' in delta);
    return outputs;
  }
}

function shortened({ delta, logprobs }: OutputDelta, characters: number): OutputDelta {
  return {
    delta: { ...delta, content: String(delta.content).slice(0, characters) },
    logprobs:
      logprobs === null ? null : { ...logprobs, content: tokensBefore(logprobs.content ?? [], characters) },
  };
}
