import { readFileSync } from 'node:fs';
import { inMs, never, percent, type EngineSource } from '../engine-row.ts';

interface LabelledText {
  code: string;
  text: string;
  isShort: boolean;
}

/** The baseline: the language that the script of a text suggests. */
const BY_SCRIPT: readonly (readonly [script: RegExp, code: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
];

/** Identifies the languages of `data/language.txt`, two texts of each, among all 176 of the model. */
export const source: EngineSource = {
  warmUp: (host) => host.language.classify(['x'], never),
  measure: async (host) => {
    const texts = labelledTexts();
    const start = performance.now();
    const { labels, probabilities } = await host.language.classify(
      texts.map(({ text }) => text),
      never,
    );
    const ms = (performance.now() - start) / texts.length;
    const isRight = texts.map(
      ({ code }, index) => labels[indexOfHighest(probabilities[index] ?? [])] === code,
    );
    const share = (isWanted: (text: LabelledText) => boolean): string => {
      const wanted = isRight.filter((_unused, index) => texts.slice(index, index + 1).some(isWanted));
      return `${percent(wanted.filter(Boolean).length / wanted.length)} of ${wanted.length}`;
    };
    const byScript = texts.filter(({ code, text }) => languageOfScript(text) === code).length;
    return [
      {
        model: '`embedded/language`',
        quality: `languages right: short texts ${share(({ isShort }) => isShort)}, longer ones ${share(({ isShort }) => !isShort)}`,
        baseline: `script alone ${percent(byScript / texts.length)}`,
        speed: `${inMs(ms)} a text`,
        packages: ['fasttext.wasm.js'],
      },
    ];
  },
};

function labelledTexts(): LabelledText[] {
  return readFileSync(new URL('../data/language.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [code = '', ...texts] = line.split(' | ');
      return texts.map((text, index) => ({ code, text, isShort: index === 0 }));
    });
}

function languageOfScript(text: string): string {
  return BY_SCRIPT.find(([script]) => script.test(text))?.[1] ?? 'en';
}

function indexOfHighest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
