import type { HeadEngines, HeadResult } from './decide.ts';
import type { HeadQuestion } from './head.ts';

/** Answers questions about a text without training examples. */
export class DecisionEngine {
  readonly #engines: HeadEngines;

  constructor(engines: HeadEngines) {
    this.#engines = engines;
  }

  /** As `decide`, which is loaded with the first call: its tables of words are large. */
  async decide(input: string, questions: readonly HeadQuestion[], signal: AbortSignal): Promise<HeadResult> {
    const { decide } = await import('./decide.ts');
    return decide(this.#engines, input, questions, signal);
  }
}
