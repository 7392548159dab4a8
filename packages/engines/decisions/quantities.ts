/** The result of comparing the numbers and the names of one kind, such as weekdays, of a statement and a text. */
export interface QuantityMatch {
  /** Whether the text contains all numbers of the statement. */
  sameNumbers: boolean;
  /** Whether the statement has a number that the text lacks, and the text has other numbers. */
  otherNumber: boolean;
  /** Whether the statement has a number and the text has none. */
  newNumber: boolean;
  /** Whether the statement names a weekday, month, colour or similar and the text names only others of that kind. */
  rival: boolean;
  sameKind: boolean;
}

const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const valueOf = new Map<string, number>([
  ...units.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['single', 1],
  ['once', 1],
  ['twice', 2],
  ['both', 2],
  ['double', 2],
  ['doubled', 2],
  ['dozen', 12],
  ['half', 0.5],
]);
const multiples = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

/** Returns the numbers of a text, in digits or words. `thirty-eight` is one number, and so is `a hundred`. */
function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  let open: number | undefined;
  const close = (): void => {
    if (open !== undefined) found.add(open);
    open = undefined;
  };
  for (const [token] of text.toLowerCase().matchAll(/\d+(?:[.,:]\d+){0,20}|\p{L}+/gu)) {
    const multiple = multiples.get(token);
    const value = /^\d/u.test(token) ? Number(token.replaceAll(/[,:]/gu, '')) : valueOf.get(token);
    if (multiple !== undefined) open = (open ?? 1) * multiple;
    else if (value === undefined) close();
    else if (open !== undefined && value < open && open % 10 === 0 && open > 0) open += value;
    else {
      close();
      open = value;
    }
  }
  close();
  return found;
}

const kinds: readonly ReadonlySet<string>[] = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'spring summer autumn fall winter',
  'red blue green yellow black white grey brown pink orange purple',
  'morning afternoon evening noon midnight night',
  'north south east west',
  'wood wooden steel glass plastic leather silk cotton wool stone paper metal iron gold silver',
  'breakfast lunch dinner supper',
  'hour hours hourly day days daily week weeks weekly month months monthly year years yearly minute minutes',
  'car bus train plane bicycle ship ferry boat truck lorry taxi tram',
  'brother sister mother father son daughter uncle aunt grandmother grandfather cousin',
  'basement ground first second third fourth fifth top',
  'german english french spanish italian portuguese russian chinese japanese dutch polish turkish',
  'metre metres meter meters kilometre kilometres centimetre centimetres mile miles',
  'dog cat horse cow pig goat sheep rabbit bird fish parrot hamster chicken',
].map((words) => new Set(words.split(' ')));

/** Compares the numbers and named things of a statement with those of a text. */
export function matchQuantities(text: string, statement: string): QuantityMatch {
  const inText = numbersIn(text);
  const inStatement = [...numbersIn(statement)];
  const words = new Set(wordsOf(text));
  const named = wordsOf(statement);
  let isRival = false;
  let isSame = false;
  for (const kind of kinds) {
    const namesOfKind = named.filter((word) => kind.has(word));
    if (namesOfKind.length === 0) continue;
    if (namesOfKind.some((word) => words.has(word))) isSame = true;
    else isRival ||= [...words].some((word) => kind.has(word));
  }
  const missing = inStatement.filter((number) => !inText.has(number));
  return {
    sameNumbers: inStatement.length > 0 && missing.length === 0,
    otherNumber: missing.length > 0 && inText.size > 0,
    newNumber: missing.length > 0 && inText.size === 0,
    rival: isRival,
    sameKind: isSame,
  };
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    /day/u.test(word) ? word.replace(/days$/u, 'day') : word,
  );
}
