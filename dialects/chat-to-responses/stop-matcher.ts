interface Stop {
  text: string;
  /** For each length of a matched beginning, the length of the longest shorter one that also ends there. */
  shorter: Uint32Array;
  /** Characters of the stop sequence with which the text so far ends. */
  matched: number;
}

/**
 * Finds the first stop sequence in a text that comes in pieces. Each character is compared about once with each sequence
 * (Knuth, Morris and Pratt), whatever the texts are.
 */
export class StopMatcher {
  readonly #stops: Stop[];
  #seen = 0;

  constructor(stops: readonly string[]) {
    this.#stops = stops.map((text) => ({ text, shorter: shorterMatches(text), matched: 0 }));
  }

  /** Characters so far. */
  get seen(): number {
    return this.#seen;
  }

  /** Characters at the end of the text so far that may be the beginning of a stop sequence. */
  get pending(): number {
    return Math.max(0, ...this.#stops.map(({ matched }) => matched));
  }

  /** Adds a piece. Returns the stop sequence that is complete first, and its position in the whole text; null without one. */
  add(piece: string): { stop: string; position: number } | null {
    for (let index = 0; index < piece.length; index += 1) {
      this.#seen += 1;
      let found: string | null = null;
      for (const stop of this.#stops) {
        advance(stop, piece.charCodeAt(index));
        const isComplete = stop.matched === stop.text.length;
        if (isComplete && stop.text.length > (found?.length ?? 0)) found = stop.text;
      }
      if (found !== null) return { stop: found, position: this.#seen - found.length };
    }
    return null;
  }
}

function advance(stop: Stop, code: number): void {
  const { text, shorter } = stop;
  let { matched } = stop;
  while (matched > 0 && text.charCodeAt(matched) !== code) matched = shorter[matched - 1] ?? 0;
  stop.matched = text.charCodeAt(matched) === code ? matched + 1 : 0;
}

function shorterMatches(text: string): Uint32Array {
  const shorter = new Uint32Array(text.length);
  const own: Stop = { text, shorter, matched: 0 };
  for (let index = 1; index < text.length; index += 1) {
    advance(own, text.charCodeAt(index));
    shorter[index] = own.matched;
  }
  return shorter;
}
