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
import { seamsOf } from './seams.ts';
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

/** Longer texts are not looked through for a pattern whose matches have no bound: nothing else could run meanwhile. */
const MAX_PATTERN_CHARACTERS = 8_000_000;

/** Thrown for texts that rules cannot look through. */
export class TooLargeForPattern extends Error {
  override readonly name = 'TooLargeForPattern';
}

/** What a guardrail of rules looks for. */
export interface Rules {
  /** Looks through a prompt, step by step: yields after some 64,000 characters at most, except within one pattern without bound. */
  scan(prompt: PromptTexts, work: Work): Scan;
  /** Steps that a prompt of plain ASCII takes. */
  estimate(sizeCharacters: number): number;
}

/** Compiled once, at start. Throws for a pattern that is none; the catalogue's checks let no such one through. */
export function compileRules({ detect, blockLists, patterns }: RulesSettings): Rules {
  const compiled = patterns.map((pattern) => new OperatorPattern(pattern));
  const always = compiled.filter((pattern) => pattern.hasNoLiteral);
  const parts = detect.map((detector) => DETECTORS[detector]);
  const scanner = new Scanner(
    [...blockLists.map(blockListFinder), ...parts.flatMap(({ finders }) => finders)],
    parts.flatMap(({ whole = [] }) => whole),
    compiled,
  );
  return {
    *scan({ running, others }, work) {
      const seen = new Set(always);
      // With a space between them, since what stands in one text alone is found there, too. Only seams differ without one.
      const joined = running.length > 1 ? [running.join(' '), ...seamsOf(running, work)] : running;
      for (const text of [...joined, ...others])
        if (!scanner.isClean(text, work) && (yield* scanner.scan(text, seen, work))) return true;
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
