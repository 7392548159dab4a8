import type { Detector, RulesSettings } from '../../catalogue/guardrail.ts';
import type { PromptTexts } from '../prompt.ts';
import { blockListFinder } from './block-list.ts';
import type { Finder, WholeFinder } from './finder.ts';
import { OperatorPattern } from './operator-pattern.ts';
import {
  emailFinder,
  ibanFinder,
  italianCodeFinder,
  nationalIdFinder,
  paymentCardFinder,
  phoneFinder,
} from './personal-data.ts';
import { Scanner, type Scan } from './scan.ts';
import { secretFinders } from './secrets.ts';
import { reachOf, seamsOf } from './seams.ts';
import { textForms } from './text-forms.ts';
import type { Work } from './work.ts';

interface DetectorParts {
  finders: readonly Finder[];
  whole?: readonly WholeFinder[];
}

const DETECTORS: Readonly<Record<Detector, DetectorParts>> = {
  secrets: { finders: secretFinders },
  payment_card: { finders: [paymentCardFinder] },
  iban: { finders: [ibanFinder] },
  national_id: { finders: [nationalIdFinder], whole: [italianCodeFinder] },
  email: { finders: [emailFinder] },
  phone: { finders: [phoneFinder] },
};

/** Longer texts are not searched for a pattern with unbounded matches: nothing else could run in the meantime. */
const MAX_PATTERN_CHARACTERS = 8_000_000;

/** The steps of short texts between two yields. */
const STEPS_BETWEEN_YIELDS = 64 * 1024;

/** Thrown for a text that is too long to search for a pattern with unbounded matches. */
export class TooLargeForPattern extends Error {
  override readonly name = 'TooLargeForPattern';
}

/** The compiled rules of one guardrail. */
export interface Rules {
  /** Searches a prompt step by step. Yields at least every 64,000 characters, except while it searches for an unbounded pattern. */
  scan(prompt: PromptTexts, work: Work): Scan;
  /** The expected steps for a prompt of plain ASCII. */
  estimate(sizeCharacters: number): number;
}

/** Compiles the rules of a guardrail. Throws for an invalid pattern, which the catalogue's checks reject before. */
export function compileRules({ detect, blockLists, patterns }: RulesSettings): Rules {
  const compiled = patterns.map((pattern) => new OperatorPattern(pattern));
  const always = compiled.filter((pattern) => pattern.hasNoLiteral);
  const parts = detect.map((detector) => DETECTORS[detector]);
  const words = blockLists.map(blockListFinder);
  const reach = reachOf([
    ...words.flatMap(({ literals }) => literals.map(({ length }) => length)),
    ...compiled.filter(({ isLocal }) => isLocal).map((pattern) => pattern.reach),
  ]);
  const scanner = new Scanner(
    [...words, ...parts.flatMap(({ finders }) => finders)],
    parts.flatMap(({ whole = [] }) => whole),
    compiled,
  );
  return {
    *scan({ running, others }, work) {
      const seen = new Set(always);
      // Joined with spaces, what is in one text is found too. Joined without spaces, only the seams differ.
      const joined = running.length > 1 ? [running.join(' '), ...seamsOf(running, reach, work)] : running;
      let due = work.steps + STEPS_BETWEEN_YIELDS;
      for (const text of [...joined, ...others]) {
        const found = scanner.scan(text, seen, work);
        if (typeof found === 'boolean' ? found : yield* found) return true;
        if (work.steps < due) continue;
        yield;
        due = work.steps + STEPS_BETWEEN_YIELDS;
      }
      if (seen.size === 0) return false;
      const whole = running.length > 1 ? [running.join(' '), running.join('')] : [];
      for (const text of new Set([...whole, ...running, ...others]))
        if (yield* findsPattern(seen, text, work)) return true;
      return false;
    },
    estimate: (sizeCharacters) => sizeCharacters * (1 + always.length * 10),
  };
}

function* findsPattern(patterns: ReadonlySet<OperatorPattern>, text: string, work: Work): Scan {
  if (text.length > MAX_PATTERN_CHARACTERS) throw new TooLargeForPattern();
  for (const form of yield* textForms(text, work)) {
    if (form.isFolded) continue;
    for (const pattern of patterns) {
      if (pattern.findsInWhole(form.text, work)) return true;
      yield;
    }
  }
  return false;
}
