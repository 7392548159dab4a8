import { isSettingWord } from './setting.ts';

/** Returns the icon of a word; null if it has none. */
export type FindIcon = (word: string) => string | null;

export type Place = 'left' | 'right' | 'centre' | 'above' | 'below';

/** An object that the prompt names. */
export interface Thing {
  word: string;
  icon: string;
  count: number;
  /** One of the named colours; null for the object's own colour. */
  colour: string | null;
  place: Place | null;
  /** Whether it stands on the object after it. */
  isOnNext: boolean;
}

const MOST_THINGS = 8;
const MOST_OF_A_KIND = 7;
/** The most words of a prompt that are read. */
const MOST_WORDS = 200;

const COLOURS: Readonly<Record<string, string>> = {
  red: '#d9362b',
  orange: '#ef8a1d',
  yellow: '#f2c91b',
  green: '#3c9a46',
  blue: '#2f6fd0',
  purple: '#7c46c4',
  violet: '#7c46c4',
  pink: '#ee7bb0',
  brown: '#8a5a35',
  black: '#2b2b30',
  white: '#f7f7f5',
  grey: '#8d9096',
  gray: '#8d9096',
  golden: '#d9a520',
  gold: '#d9a520',
  silver: '#b9bec6',
  turquoise: '#2bb7b3',
};

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  several: 4,
  many: 6,
  few: 3,
  couple: 2,
  pair: 2,
};

const ARTICLES = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'my', 'your']);

/** Function words that happen to be keywords of an icon. */
const NOT_DRAWN = new Set(
  (
    'a an and are as at be behind below beside between by for from front full has have in into is it its near next no not of off on or ' +
    'out over picture image photo drawing painting illustration style top under up very view wearing with watercolor watercolour oil ' +
    'sketch art beautiful big small little large tiny huge old new good nice happy flying riding sitting standing running walking ' +
    'swimming sleeping eating playing the this that his her their my your one some left right centre center middle above high day time today view scene hand hands finger arm'
  ).split(' '),
);

/** Returns the objects that a prompt names, in their order, with their colours, numbers and positions. */
export function thingsIn(prompt: string, findIcon: FindIcon): Thing[] {
  const words = (prompt.toLowerCase().match(/[a-z]+|\d+/g) ?? []).slice(0, MOST_WORDS);
  const things: Thing[] = [];
  let colour: string | null = null;
  let count = 1;
  let gap: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word in COLOURS) colour = COLOURS[word] ?? null;
    else if (word in COUNTS) count = COUNTS[word] ?? 1;
    else if (/^\d+$/.test(word)) count = Math.max(1, Math.min(MOST_OF_A_KIND, Number(word)));
    else {
      const pair = `${word} ${words[at + 1] ?? ''}`;
      const icon = NOT_DRAWN.has(word) || isSettingWord(word) ? null : (findIcon(pair) ?? findIcon(word));
      if (icon === null) {
        gap.push(word);
        continue;
      }
      const isPair = findIcon(pair) === icon && !NOT_DRAWN.has(word);
      if (isPair) at += 1;
      const name = isPair ? pair : word;
      const isPlural = count === 1 && /[^s]s$/.test(name) && findIcon(name.slice(0, -1)) === icon;
      const previous = things.at(-1);
      if (previous !== undefined && isOn(gap)) previous.isOnNext = true;
      const place = previous === undefined ? null : placeFrom(gap);
      things.push({ word: name, icon, count: isPlural ? 3 : count, colour, place, isOnNext: false });
      [colour, count, gap] = [null, 1, []];
    }
  }
  placeFromTrailing(things, gap);
  return things.slice(0, MOST_THINGS);
}

/** Returns the position of an object by the words between it and the object before it. */
function placeFrom(gap: readonly string[]): Place | null {
  const has = (...words: string[]): boolean => words.some((word) => gap.includes(word));
  // In "a cat on the left of a dog", the dog is on the right.
  if (has('left')) return 'right';
  if (has('right')) return 'left';
  if (has('above', 'over')) return 'below';
  return has('below', 'under', 'beneath') ? 'above' : null;
}

/** Returns whether one object is on the next: "a cat riding a", but not "a cat on the beach with a". */
function isOn(gap: readonly string[]): boolean {
  const relation = gap.filter((word) => !ARTICLES.has(word)).at(-1);
  return relation === 'on' || relation === 'riding';
}

/** Sets positions by the words at the end ("a dog on the left"), and the opposite position of the other object. */
function placeFromTrailing(things: Thing[], gap: readonly string[]): void {
  const last = things.at(-1);
  if (last !== undefined && gap.includes('left')) last.place = 'left';
  else if (last !== undefined && gap.includes('right')) last.place = 'right';
  const opposite: Readonly<Partial<Record<Place, Place>>> = {
    right: 'left',
    left: 'right',
    below: 'above',
    above: 'below',
  };
  things.forEach((thing, index) => {
    const before = things[index - 1];
    if (before?.place === null && thing.place !== null && !gap.includes(thing.place))
      before.place = opposite[thing.place] ?? null;
  });
}
