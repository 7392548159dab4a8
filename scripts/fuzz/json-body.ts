import type { Random } from './random.ts';

type Json = unknown;
type Change = (text: string, random: Random) => string;

/** Values that a member may hold instead of its own, as JSON text, because some cannot be written from a value. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\u00e4\u{1f600}"',
  '"data:image/png;base64,AAAA"',
  '"http://127.0.0.1:1/"',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '-1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '{"":""}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"type":"text"}',
  '{"type":"unheard_of"}',
  '{"type":7}',
  '{"toString":1,"length":-1,"then":{}}',
];

/** Marks the place of a value in the text. It cannot occur in the examples of the contract. */
const PLACE = 'fuzz-place-5b1d';
/** A place in a list that was repeated occurs thousands of times. */
const MAX_STRANGE_CHARACTERS = 1_000_000;
/** Larger bodies do not grow. */
const MAX_HOLDERS = 2_000;

/** Returns the text of a JSON body, changed at some places. */
export function changedJson(fields: Readonly<Record<string, Json>>, random: Random): string {
  const copy = structuredClone(fields) as Record<string, Json>;
  const places = random.pick([0, 0, 1, 1, 1, 2, 4]);
  for (let count = 0; count < places; count += 1) changeMember(copy, random);
  let left = MAX_STRANGE_CHARACTERS;
  const text = JSON.stringify(copy).replaceAll(`"${PLACE}"`, () => {
    const value = strangeValue(random);
    left -= value.length;
    return left < 0 ? 'null' : value;
  });
  return random.isLikely(0.25) ? random.pick(TEXT_CHANGES)(text, random) : text;
}

function changeMember(root: Record<string, Json>, random: Random): void {
  const holders = holdersIn(root);
  const holder = random.pick(holders);
  const names = Object.keys(holder);
  const name = names.length === 0 ? 'added' : random.pick(names);
  // The model decides whether anything else is read, so it mostly stays.
  if (name === 'model' && random.isLikely(0.8)) return;
  const change = random.below(6);
  if (change === 0) Reflect.deleteProperty(holder, name);
  else if (change === 1) Reflect.set(holder, Array.isArray(holder) ? names.length : 'unheard_of', PLACE);
  else if (change === 2 && Array.isArray(holder) && holders.length < MAX_HOLDERS)
    holder.push(...repeated(holder[0], random));
  else if (change === 3) Reflect.set(holder, 'stream', random.isLikely(0.7));
  else Reflect.set(holder, name, PLACE);
}

/** All objects and arrays of a body. */
function holdersIn(root: object): object[] {
  const holders = [root];
  // The list grows while it is read.
  for (const holder of holders)
    for (const value of Object.values(holder) as Json[])
      if (typeof value === 'object' && value !== null) holders.push(value);
  return holders;
}

function repeated(value: Json, random: Random): Json[] {
  return Array.from({ length: random.pick([1, 3, 100, 500]) }, () => structuredClone(value));
}

function strangeValue(random: Random): string {
  const kind = random.below(8);
  if (kind === 0) return JSON.stringify('x'.repeat(random.pick([255, 4_096, 70_000])));
  if (kind === 1) return nested('[', ']', random.pick([3, 40, 300, 4_000]));
  if (kind === 2) return nested('{"content":[', ']}', random.pick([3, 40, 300]));
  if (kind === 3) return JSON.stringify(random.bytes(random.below(40)));
  return random.pick(VALUES);
}

function nested(open: string, close: string, depth: number): string {
  return open.repeat(depth) + close.repeat(depth);
}

/** Changes that need not leave JSON. */
const TEXT_CHANGES: readonly Change[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => spliced(text, random, random.bytes(1 + random.below(4))),
  (text, random) => spliced(text, random, random.pick(['"', '}', ',', '\\', '\u0000', '\ud800', '{', '[['])),
  (text) => `\u00ef\u00bb\u00bf${text}`,
  (text) => `${text}${text}`,
  (text) => `[${text}]`,
  (text) => text.replace('{', '{"model":"acme/other",'),
  (text) => text.replace('{', '{"__proto__":{"model":1},'),
  () => '',
  () => 'null',
  (text) => JSON.stringify(text),
  (text, random) => text.replace('{', `{${' '.repeat(random.pick([1, 1_000, 100_000]))}`),
];

function spliced(text: string, random: Random, inserted: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + random.below(3));
}
