import table from './opposites.json' with { type: 'json' };
import { stemOf, type ContentWord } from './words.ts';

/** The pairs of opposites that contain a stem, and the side of the stem. */
const sidesOf = new Map<string, { pair: number; side: number }[]>();
table.pairs.forEach((sides, pair) => {
  sides.forEach((words, side) => {
    for (const word of words.split(' ')) {
      const stem = stemOf(word);
      sidesOf.set(stem, [...(sidesOf.get(stem) ?? []), { pair, side }]);
    }
  });
});

const none: readonly never[] = [];

/** The sides of pairs of opposites that a text supports. A negated word counts for the other side. */
export class Stances {
  readonly #taken = new Set<string>();

  constructor(words: readonly ContentWord[]) {
    for (const { stem, isNegated } of words)
      for (const { pair, side } of sidesOf.get(stem) ?? none) this.#taken.add(keyOf(pair, side, isNegated));
  }

  /** Returns 1 if the text supports the word's side, -1 for the other side, and 0 for both or neither. */
  towards({ stem, isNegated }: ContentWord): -1 | 0 | 1 {
    let isFor = false;
    let isAgainst = false;
    for (const { pair, side } of sidesOf.get(stem) ?? none) {
      isFor ||= this.#taken.has(keyOf(pair, side, isNegated));
      isAgainst ||= this.#taken.has(keyOf(pair, 1 - side, isNegated));
    }
    if (isFor === isAgainst) return 0;
    return isFor ? 1 : -1;
  }
}

function keyOf(pair: number, side: number, isNegated: boolean): string {
  return `${pair}.${isNegated ? 1 - side : side}`;
}
