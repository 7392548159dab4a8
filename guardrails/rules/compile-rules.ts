import type { Detector, RulesSettings } from '../../catalogue/guardrail.ts';
import type { PromptTexts } from '../prompt.ts';
import { blockListFinder } from './block-list.ts';
import type { Finder, WholeFinder } from './finder.ts';
import { LooseSearch } from './loose-search.ts';
import { OperatorPattern } from './operator-pattern.ts';
import {
  emailFinder,
  ibanFinder,
  italianCodeFinder,
  nationalIdFinder,
  paymentCardFinder,
  phoneFinder,
} from './personal-data.ts';
import { PromptScan, type Scan } from './prompt-scan.ts';
import { Scanner } from './scan.ts';
import { secretFinders } from './secrets.ts';
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

/** Characters that no detector looks at, and nothing combines with. One that is also in no word separates texts. */
const SEPARATORS = ['|', '^', '}', '{'];

/** The compiled rules of one guardrail. */
export interface Rules {
  /** Searches a prompt. A step takes at most 64,000 characters, except while it searches for an unbounded pattern. */
  scan(prompt: PromptTexts, work: Work): Scan;
  /** The expected steps for a prompt of plain ASCII. */
  estimate(sizeCharacters: number): number;
  /** Null where a flat text does not tell whether anything may be found. */
  loose: LooseSearch | null;
}

/** Compiles the rules of a guardrail. Throws for an invalid pattern, which the catalogue's checks reject before. */
export function compileRules({ detect, blockLists, patterns }: RulesSettings): Rules {
  const compiled = patterns.map((pattern) => new OperatorPattern(pattern));
  const always = compiled.filter((pattern) => pattern.hasNoLiteral);
  const parts = detect.map((detector) => DETECTORS[detector]);
  const words = blockLists.map(blockListFinder);
  const finders = [...words, ...parts.flatMap((part) => part.finders)];
  const local = compiled.filter(({ isLocal }) => isLocal);
  const reach = Math.max(0, ...[...finders, ...local].map((one) => one.reach));
  const scanner = new Scanner(
    finders,
    parts.flatMap(({ whole = [] }) => whole),
    compiled,
  );
  const literals = finders.flatMap((finder) => finder.literals).join('');
  const separator = compiled.length > 0 ? null : (SEPARATORS.find((one) => !literals.includes(one)) ?? null);
  const compiledRules = { scanner, hasPatterns: compiled.length > 0, always, reach, separator };
  const hasOthers = compiled.length > 0 || parts.some(({ whole = [] }) => whole.length > 0);
  return {
    loose: hasOthers ? null : LooseSearch.of(finders),
    scan: (prompt, work) => new PromptScan(compiledRules, prompt, work),
    estimate: (sizeCharacters) => sizeCharacters * (1 + always.length * 10),
  };
}
