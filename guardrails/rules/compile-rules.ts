import { RE2JS } from 're2js';
import type { Detector, RulesSettings } from '../../catalogue/guardrail.ts';
import type { PromptTexts } from '../prompt.ts';
import { BlockListMatcher } from './block-list.ts';
import { holdsEmail, holdsIban, holdsNationalId, holdsPaymentCard, holdsPhone } from './personal-data.ts';
import { holdsSecret } from './secrets.ts';
import { formsOf } from './text-forms.ts';

type Finds = (text: string) => boolean;

const DETECTORS: Readonly<Record<Detector, Finds>> = {
  secrets: holdsSecret,
  payment_card: holdsPaymentCard,
  iban: holdsIban,
  national_id: holdsNationalId,
  email: holdsEmail,
  phone: holdsPhone,
};

/** Whether rules find anything in the texts of a prompt. */
export type Rules = (prompt: PromptTexts) => boolean;

/** Compiled once, at start. Throws for a pattern that is none; the catalogue's checks let no such one through. */
export function compileRules({ detect, blockLists, patterns }: RulesSettings): Rules {
  const lists = blockLists.map((list) => new BlockListMatcher(list));
  const expressions = patterns.map((pattern) => RE2JS.compile(pattern));
  const words: Finds[] = [
    ...lists.map((list) => (text: string) => list.finds(text)),
    ...detect.map((detector) => DETECTORS[detector]),
  ];
  const inAnyForm = (finds: readonly Finds[]) => (text: string) =>
    formsOf(text).some((form) => finds.some((one) => one(form)));
  const findsWords = inAnyForm(words);
  const findsPattern = inAnyForm(expressions.map((expression) => (text) => expression.test(text)));
  return ({ running, others }) => {
    // Joined both ways: a word may have been split inside, and a phrase between its words.
    const joined = running.length > 1 ? [running.join(' '), running.join('')] : [];
    // Words are found in what is joined as they are in its parts; patterns may hold to the ends of a text.
    const texts = joined.length > 0 ? [...joined, ...others] : [...running, ...others];
    if (words.length > 0 && texts.some(findsWords)) return true;
    return expressions.length > 0 && [...joined, ...running, ...others].some(findsPattern);
  };
}
