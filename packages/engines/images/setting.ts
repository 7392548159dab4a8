export type TimeOfDay = 'day' | 'night' | 'sunset' | 'dawn';
export type Ground = 'grass' | 'water' | 'sand' | 'snow' | 'street' | 'floor' | 'space';
export type Weather = 'rain' | 'snowfall' | 'fog' | 'clouds';

/** The time, place and weather of a scene. */
export interface Setting {
  time: TimeOfDay;
  ground: Ground;
  weather: ReadonlySet<Weather>;
  hasMountains: boolean;
  hasForest: boolean;
}

const TIMES: Readonly<Record<Exclude<TimeOfDay, 'day'>, RegExp>> = {
  night: /\b(?:night|nighttime|midnight|moonlit|moonlight|stars?|starry|dark|space)\b/,
  sunset: /\b(?:sunset|dusk|evening|twilight)\b/,
  dawn: /\b(?:dawn|sunrise|morning|daybreak)\b/,
};

const GROUNDS: Readonly<Record<Exclude<Ground, 'grass'>, RegExp>> = {
  space: /\b(?:space|galaxy|universe|orbit)\b/,
  sand: /\b(?:beach|desert|sand|sandy|dunes?)\b/,
  water: /\b(?:sea|ocean|lake|river|water|harbou?r|underwater|sailing)\b/,
  snow: /\b(?:snow|snowy|winter|arctic|ice|icy|glacier)\b/,
  street: /\b(?:city|street|road|town|downtown|highway|urban)\b/,
  floor: /\b(?:room|kitchen|indoors|inside|table|floor|office|living)\b/,
};

const WEATHERS: Readonly<Record<Weather, RegExp>> = {
  rain: /\b(?:rain|rainy|raining|storm|stormy)\b/,
  snowfall: /\b(?:snowing|snowfall|blizzard|snowstorm)\b/,
  fog: /\b(?:fog|foggy|mist|misty|haze)\b/,
  clouds: /\b(?:clouds?|cloudy|overcast|rain|rainy|storm|stormy)\b/,
};

/** Words that describe the setting and are not drawn as objects. */
const SETTING_WORDS = [...Object.values(TIMES), ...Object.values(GROUNDS), ...Object.values(WEATHERS)];
const MOUNTAINS = /\b(?:mountains?|alps|hills?|peaks?)\b/;
const FOREST = /\b(?:forest|woods|jungle|trees)\b/;

export function settingOf(prompt: string): Setting {
  const text = prompt.toLowerCase();
  return {
    time: firstMatch(TIMES, text) ?? 'day',
    ground: firstMatch(GROUNDS, text) ?? 'grass',
    weather: new Set(keysOf(WEATHERS).filter((weather) => WEATHERS[weather].test(text))),
    hasMountains: MOUNTAINS.test(text),
    hasForest: FOREST.test(text),
  };
}

export function isSettingWord(word: string): boolean {
  return [...SETTING_WORDS, MOUNTAINS, FOREST].some((pattern) => pattern.exec(word)?.[0] === word);
}

function firstMatch<Key extends string>(patterns: Readonly<Record<Key, RegExp>>, text: string): Key | null {
  return keysOf(patterns).find((key) => patterns[key].test(text)) ?? null;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]; // `Object.keys` widens to string[].
}
