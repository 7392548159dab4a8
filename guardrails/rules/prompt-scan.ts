/**
 * Searches all texts of a prompt for the rules of one guardrail, and ends with the first that is found. In this order:
 *
 * 1. All running texts, joined with spaces. One pass finds what is in a single text, and what continues in the next one
 *    after a space.
 * 2. The seams: the texts joined without spaces, but only the parts on either side of each seam that a match could reach.
 *    The rest was searched in step 1.
 * 3. The other strings, each as if it were alone: names and keys are not read as running text.
 * 4. The operator's patterns that need complete texts, because their matches have no bound or no literal. One with a
 *    literal is searched only if steps 1 to 3 have seen it, so most prompts end after step 3.
 *
 * Cheap searches come first: steps 1 to 3 are two passes of the automaton for all rules together, step 4 is one search for
 * each pattern and text. What is searched apart is joined by a character that is in no match. A search runs in steps of some 64,000 characters, so that the caller can let other requests run
 * between them; a short prompt takes a single step. Step 4 cannot be divided within a text, so its texts have a limit
 * (`TooLargeForPattern`), beyond which the request is refused and not passed unread.
 *
 * What always holds: a text that a client divides over several messages is found as if it were one, how a text is cut into
 * slices changes nothing, and the time grows with the length of the prompt. Decisions 37 and 38 have the reasons.
 */
import type { PromptTexts } from '../prompt.ts';
import type { OperatorPattern } from './operator-pattern.ts';
import type { SearchState } from './pass.ts';
import type { Scanner, TextScan } from './scan.ts';
import { seamsOf } from './seams.ts';
import { textForms } from './text-forms.ts';
import type { Work } from './work.ts';

/** The search of one prompt, step by step. */
export interface Scan {
  /** Takes the next step. Returns whether anything is found; null: there are more steps. */
  next(): boolean | null;
}

/** What the rules of a guardrail search for. */
export interface CompiledRules {
  scanner: Scanner;
  hasPatterns: boolean;
  /** The patterns to search in all complete texts. */
  always: readonly OperatorPattern[];
  /** The characters to keep on either side of a seam. */
  reach: number;
  /** A character that is in no match and decides about none, like the end of a text. Null where patterns may match any. */
  separator: string | null;
}

/** Longer texts are not searched for a pattern with unbounded matches: nothing else could run in the meantime. */
const MAX_PATTERN_CHARACTERS = 8_000_000;

/** The steps of short texts in one step of the scan. */
const STEPS_AT_ONCE = 64 * 1024;

/** The first code unit of tag characters and of most variation selectors. What those of several texts stand for is not one text. */
const ENCODING = '\udb40';

/** Rules without patterns add none. */
const NO_PATTERNS = new Set<OperatorPattern>();

/** Thrown for a text that is too long to search for a pattern with unbounded matches. */
export class TooLargeForPattern extends Error {
  override readonly name = 'TooLargeForPattern';
}

/**
 * Searches the texts of a prompt. All texts that take no waiting are searched in one step, so that a short prompt is searched by one
 * call.
 */
export class PromptScan implements Scan {
  readonly #rules: CompiledRules;
  readonly #prompt: PromptTexts;
  readonly #state: SearchState;
  readonly #texts: readonly string[];
  #index = 0;
  /** The search that takes several steps and is under way: of one text, or the last one, of complete texts. */
  #open: TextScan | null = null;
  #isLast = false;

  constructor(rules: CompiledRules, prompt: PromptTexts, work: Work) {
    this.#rules = rules;
    this.#prompt = prompt;
    this.#state = { seen: rules.hasPatterns ? new Set(rules.always) : NO_PATTERNS, work };
    const { running, others } = prompt;
    // Joined with spaces, what is in one text is found too. Joined without spaces, only the seams differ.
    this.#texts =
      running.length > 1
        ? [running.join(' '), ...this.#apart([...seamsOf(running, rules.reach, work), ...others])]
        : [...running, ...this.#apart(others)];
  }

  next(): boolean | null {
    if (this.#open !== null) return this.#continue(this.#open);
    const { seen, work } = this.#state;
    const due = work.steps + STEPS_AT_ONCE;
    while (this.#index < this.#texts.length) {
      const found = this.#rules.scanner.scan(this.#texts[this.#index] ?? '', this.#state);
      this.#index += 1;
      if (found === true) return true;
      if (found !== false) this.#open = found;
      if (found !== false || work.steps >= due) return null;
    }
    if (this.#isLast || seen.size === 0) return false;
    this.#isLast = true;
    this.#open = findsPatterns(seen, this.#prompt, work);
    return null;
  }

  /** Returns texts that are searched apart: as one if possible, since each search costs as much as some hundred characters. */
  #apart(texts: readonly string[]): readonly string[] {
    const { separator } = this.#rules;
    if (separator === null || texts.length < 2) return texts;
    const joined = texts.join(separator);
    return joined.includes(ENCODING) ? texts : [joined];
  }

  #continue(open: TextScan): boolean | null {
    const { done, value } = open.next();
    if (done !== true) return null;
    this.#open = null;
    return value ? true : null;
  }
}

/** Searches the texts of a prompt, each and joined, for patterns that may match anywhere in them. */
function* findsPatterns(
  patterns: ReadonlySet<OperatorPattern>,
  { running, others }: PromptTexts,
  work: Work,
): TextScan {
  const joined = running.length > 1 ? [running.join(' '), running.join('')] : [];
  for (const text of new Set([...joined, ...running, ...others])) {
    if (text.length > MAX_PATTERN_CHARACTERS) throw new TooLargeForPattern();
    for (const form of yield* textForms(text, work)) {
      if (form.isFolded) continue;
      for (const pattern of patterns) {
        if (pattern.findsInWhole(form.text, work)) return true;
        yield;
      }
    }
  }
  return false;
}
