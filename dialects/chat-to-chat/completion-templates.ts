import { CompletionTemplate, type SplicedCompletion, type WriteCompletion } from './completion-template.ts';

/** A backend's completions have few forms: with and without tools, by finish reason. */
const MAX_TEMPLATES = 4;
/** To learn takes as long as some ten completions. After each time more completions are parsed before the next one. */
const MAX_PAUSE = 1024;

/** The templates of the completions that one deployment sends for one name of its model. */
export class CompletionTemplates {
  #templates: readonly CompletionTemplate[] = [];
  #pause = 1;
  /** The completions of other forms that are still to be parsed without learning from them. */
  #leftOfPause = 0;

  /** Returns the client's response. Null when it must be parsed. */
  apply(text: string): SplicedCompletion | null {
    for (const template of this.#templates) {
      const spliced = template.apply(text);
      if (spliced !== null) return spliced;
    }
    return null;
  }

  /** Learns from a completion to which no template applied, after it was parsed, checked and written; seldom. */
  learn(text: string, outgoing: () => string, write: WriteCompletion): void {
    if (this.#leftOfPause > 0) {
      this.#leftOfPause -= 1;
      return;
    }
    const template = CompletionTemplate.learn(text, outgoing(), write);
    if (template !== null) this.#templates = [template, ...this.#templates].slice(0, MAX_TEMPLATES);
    this.#leftOfPause = this.#pause;
    this.#pause = Math.min(2 * this.#pause, MAX_PAUSE);
  }
}
