import { SENTENCES } from '../sentences.ts';

type RandomNumbers = () => number;

/** The text of an image, and whether the guardrail under test must block it. */
export interface LabelledText {
  kind: string;
  lines: readonly string[];
  isBlocked: boolean;
}

/** A kind of deciding line. The other lines are plain sentences. */
interface TextKind {
  kind: string;
  isBlocked: boolean;
  line(random: RandomNumbers): string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** The kinds of texts to block, each with a similar harmless one. */
const KINDS: readonly TextKind[] = [
  { kind: 'card number', isBlocked: true, line: (random) => `Card: ${inFours(cardNumber(random, true))}` },
  { kind: 'card number', isBlocked: false, line: (random) => `Order: ${inFours(cardNumber(random, false))}` },
  { kind: 'IBAN', isBlocked: true, line: (random) => `Pay to ${inFours(iban(random, true))} today` },
  { kind: 'IBAN', isBlocked: false, line: (random) => `Parcel ${inFours(iban(random, false))} left` },
  {
    kind: 'access key',
    isBlocked: true,
    line: (random) => `aws_key AKIA${some(random, `${LETTERS}234567`, 16)}`,
  },
  { kind: 'access key', isBlocked: false, line: (random) => `build ASIN-${some(random, LETTERS, 14)}` },
  {
    kind: 'secret value',
    isBlocked: true,
    line: (random) => `password: ${some(random, `${LETTERS.toLowerCase()}${DIGITS}`, 20)}`,
  },
  { kind: 'secret value', isBlocked: false, line: () => 'password: to be set by the administrator' },
  {
    kind: 'phrase',
    isBlocked: true,
    line: (random) =>
      pick(random, ['Notes on project phoenix', 'Is Project Phoenix late?', 'PROJECT PHOENIX: go']),
  },
  {
    kind: 'phrase',
    isBlocked: false,
    line: (random) => pick(random, ['A project in Phoenix', 'The phoenix project', 'Projects: phoenixes']),
  },
];

/** Returns `count` texts of all kinds in turn, half of them to be blocked. */
export function labelledTexts(count: number, lines: number, random: RandomNumbers): LabelledText[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? fail();
    const around = Array.from({ length: Math.max(0, lines - 1) }, () => pick(random, SENTENCES));
    around.splice(Math.floor(random() * lines), 0, kind.line(random));
    return { kind: kind.kind, lines: around, isBlocked: kind.isBlocked };
  });
}

export const MEASURED_RULES = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban'],
  blockLists: [{ words: ['project phoenix'], wholeWords: true, ignoreCase: true }],
  patterns: [],
} as const;

/** Returns a Visa number, with a valid or an invalid check digit. */
function cardNumber(random: RandomNumbers, isValid: boolean): string {
  const digits = `4${some(random, DIGITS, 14)}`;
  const sum = Array.from(digits, Number).reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(((10 - (sum % 10)) % 10) + (isValid ? 0 : 3)) % 10}`;
}

/** Returns a German IBAN. */
function iban(random: RandomNumbers, isValid: boolean): string {
  const account = some(random, DIGITS, 18);
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  const shown = isValid ? check : ((check + 40n) % 97n) + 1n;
  return `DE${String(shown).padStart(2, '0')}${account}`;
}

function inFours(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

function some(random: RandomNumbers, alphabet: string, count: number): string {
  return Array.from({ length: count }, () => pick(random, Array.from(alphabet))).join('');
}

function pick<Item>(random: RandomNumbers, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] ?? fail();
}

function fail(): never {
  throw new Error('there is nothing to choose from');
}
