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
    this.sizeCharacters = charactersOf(running) + charactersOf(others);
  }

  /** The texts as they are sent to services: each running text, all running texts joined, and all others joined. */
  get messages(): readonly string[] {
    this.#messages ??= [...new Set([...this.running, this.running.join(''), this.others.join('\n')])].filter(
      (text) => text.trim() !== '',
    );
    return this.#messages;
  }
}

function charactersOf(texts: readonly string[]): number {
  let sum = 0;
  for (const text of texts) sum += text.length;
  return sum;
}
