import { createRequire } from 'node:module';

/** The icons of `@iconify-json/noto` 1.2 (Noto Emoji). The words for each emoji come from emojilib 4.0. */
interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

export interface Icon {
  body: string;
  width: number;
  height: number;
}

export interface IconLibrary {
  find(word: string): string | null;
  icon(name: string): Icon | null;
}

/** Gestures, faces, symbols and flags, which are not parts of a scene. */
const NO_THINGS =
  /flag|hand|gesture|finger|pointing|palm|nail|ear$|button|face|keycap|skin|symbol|sign|clock|arrow|square|circle|mark|cat-with|fist|vulcan|^o-|cross/;
/** The most keywords of an emoji that are used. The later ones are only loosely related. */
const MOST_KEYWORDS = 5;
/** Common words, by the word in the library. */
const SYNONYMS: Readonly<Record<string, string>> = {
  cottage: 'house',
  cabin: 'house',
  home: 'house',
  lighthouse: 'tokyo tower',
  ship: 'ship',
  boat: 'sailboat',
  bike: 'bicycle',
  cycle: 'bicycle',
  plane: 'airplane',
  aeroplane: 'airplane',
  tree: 'deciduous tree',
  pine: 'evergreen tree',
  flower: 'tulip',
  bunny: 'rabbit',
  puppy: 'dog',
  kitten: 'cat',
  man: 'man',
  girl: 'girl',
  boy: 'boy',
  woman: 'woman',
  person: 'person',
  astronaut: 'astronaut',
  moon: 'full moon',
  fish: 'fish',
  tower: 'tokyo tower',
  balloon: 'balloon',
  car: 'automobile',
};

let loaded: IconLibrary | undefined;

/** Returns the icons. The first call takes a quarter of a second. */
export function iconLibrary(): IconLibrary {
  loaded ??= load();
  return loaded;
}

function load(): IconLibrary {
  const require = createRequire(import.meta.url);
  // `require` returns any. package.json pins the versions with these types.
  const set = require('@iconify-json/noto/icons.json') as IconSet;
  const byCodePoints = require('@iconify-json/noto/chars.json') as Record<string, string>;
  const wordsOfEmoji = require('emojilib') as Record<string, string[]>;
  const best = new Map<string, { icon: string; rank: number }>();
  for (const [emoji, words] of Object.entries(wordsOfEmoji)) {
    const icon = byCodePoints[codePointsOf(emoji)];
    if (icon === undefined || set.icons[icon] === undefined || NO_THINGS.test(icon)) continue;
    words.slice(0, MOST_KEYWORDS).forEach((word, rank) => {
      const name = word.toLowerCase().replaceAll('_', ' ');
      if ((best.get(name)?.rank ?? Infinity) > rank) best.set(name, { icon, rank });
    });
  }
  const found = (word: string): { icon: string; rank: number } | undefined =>
    best.get(SYNONYMS[word] ?? word);
  return {
    find(word) {
      const forms = [word, ...singularsOf(word)].map(found).filter((form) => form !== undefined);
      return forms.sort((one, other) => one.rank - other.rank)[0]?.icon ?? null;
    },
    icon(name) {
      const { body, width = set.width, height = set.height } = set.icons[name] ?? {};
      return body === undefined ? null : { body, width, height };
    },
  };
}

function codePointsOf(emoji: string): string {
  const points = Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '');
  return points.filter((point) => point !== 'fe0f').join('-');
}

function singularsOf(word: string): string[] {
  const forms: [RegExp, string][] = [
    [/ies$/, 'y'],
    [/ves$/, 'f'],
    [/es$/, ''],
    [/s$/, ''],
  ];
  return forms
    .filter(([ending]) => ending.test(word))
    .map(([ending, singular]) => word.replace(ending, singular));
}
