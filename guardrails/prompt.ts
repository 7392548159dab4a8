import type { ImageTexts } from './image-texts.ts';

/** The texts of a request that guardrails read. */
export interface PromptTexts {
  /** What a model reads as running text, in order. Also checked joined, since one text can be split over several. */
  running: readonly string[];
  /** All other strings: names, URLs, the keys of schemas. */
  others: readonly string[];
}

/** The texts of one request, and the forms in which services check them. */
export class Prompt implements PromptTexts {
  readonly running: readonly string[];
  readonly others: readonly string[];
  readonly sizeCharacters: number;
  /** Null where there are none, or no check reads them. */
  readonly images: ImageTexts | null;
  #messages: readonly string[] | null = null;

  constructor({ running, others }: PromptTexts, images: ImageTexts | null = null) {
    this.images = images;
    this.running = running;
    this.others = others;
    let sizeCharacters = 0;
    for (const text of running) sizeCharacters += text.length;
    for (const text of others) sizeCharacters += text.length;
    this.sizeCharacters = sizeCharacters;
  }

  /** The texts as they are sent to services: each running text, all running texts joined, and all others joined. */
  get messages(): readonly string[] {
    this.#messages ??= [...new Set([...this.running, this.running.join(''), this.others.join('\n')])].filter(
      (text) => text.trim() !== '',
    );
    return this.#messages;
  }
}
