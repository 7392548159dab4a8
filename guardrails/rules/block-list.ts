import type { BlockList } from '../../catalogue/guardrail.ts';
import { foldCase, formsOf } from './text-forms.ts';

/** What goes on a word. Scripts that put no space between words have no ends of words to look for. */
const WORD_CHARACTER =
  /[[\p{L}\p{N}\p{M}_]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]/v;

/** Whitespace that is more, or other, than one space. */
const UNEVEN_SPACE = /[^\S ]|\s\s/;

/**
 * Finds any of many words in one pass over a text, however many there are (Aho and Corasick, 1975). A state is a beginning of
 * some words; it fails over to the state of its longest ending that is such a beginning, too.
 */
export class BlockListMatcher {
  readonly #ignoreCase: boolean;
  readonly #wholeWords: boolean;
  /** Whether a word begins with a code unit: most of a text is passed over by this alone. */
  readonly #begins = new Uint8Array(0x10000);
  readonly #next: Map<number, number>[] = [new Map<number, number>()];
  readonly #fallback: number[] = [0];
  /** By state, the length of the word that ends there; 0: none. */
  readonly #wordLength: number[] = [0];
  /** By state, the next state along the fallbacks where a word ends; 0: none. */
  readonly #shorterWord: number[] = [0];

  constructor({ words, ignoreCase, wholeWords }: BlockList) {
    this.#ignoreCase = ignoreCase;
    this.#wholeWords = wholeWords;
    for (const word of words) this.#add(this.#canonical(formsOf(word).at(-1) ?? '').trim());
    this.#link();
  }

  /** @param form one of a text's forms */
  finds(form: string): boolean {
    const text = this.#canonical(form);
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (state === 0 && this.#begins[unit] === 0) continue;
      state = this.#step(state, unit);
      for (let found = state; found !== 0; found = this.#shorterWord[found] ?? 0) {
        const length = this.#wordLength[found] ?? 0;
        if (length > 0 && (!this.#wholeWords || isWhole(text, at + 1 - length, at + 1))) return true;
      }
    }
    return false;
  }

  #canonical(form: string): string {
    const folded = this.#ignoreCase ? foldCase(form) : form;
    return UNEVEN_SPACE.test(folded) ? folded.replace(/\s+/g, ' ') : folded;
  }

  #add(word: string): void {
    let state = 0;
    for (let at = 0; at < word.length; at += 1) {
      const unit = word.charCodeAt(at);
      let next = this.#next[state]?.get(unit);
      if (next === undefined) {
        next = this.#next.push(new Map()) - 1;
        this.#fallback.push(0);
        this.#wordLength.push(0);
        this.#shorterWord.push(0);
        this.#next[state]?.set(unit, next);
      }
      state = next;
    }
    if (state === 0) return;
    this.#wordLength[state] = word.length;
    this.#begins[word.charCodeAt(0)] = 1;
  }

  /** Breadth first, since a fallback is always nearer to the root. */
  #link(): void {
    const queue = [...(this.#next[0]?.values() ?? [])];
    for (const state of queue) {
      for (const [unit, next] of this.#next[state] ?? []) {
        const fallback = this.#step(this.#fallback[state] ?? 0, unit);
        this.#fallback[next] = fallback;
        const ends = (this.#wordLength[fallback] ?? 0) > 0;
        this.#shorterWord[next] = ends ? fallback : (this.#shorterWord[fallback] ?? 0);
        queue.push(next);
      }
    }
  }

  #step(from: number, unit: number): number {
    for (let state = from; ; state = this.#fallback[state] ?? 0) {
      const next = this.#next[state]?.get(unit);
      if (next !== undefined) return next;
      if (state === 0) return 0;
    }
  }
}

function isWhole(text: string, start: number, end: number): boolean {
  return !goesOn(text, start) && !goesOn(text, end);
}

/** Whether a word goes on over a place in the text. */
function goesOn(text: string, at: number): boolean {
  return WORD_CHARACTER.test(characterBefore(text, at)) && WORD_CHARACTER.test(characterAt(text, at));
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? characterAt(text, at - 2) : text.charAt(at - 1);
}
