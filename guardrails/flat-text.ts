import { openByteModule, type ByteModule } from '../bodies/byte-module.ts';
import type { RequestBody } from '../calls/call.ts';
import { flatText } from '../generated/flat-text.ts';
import { readingOrderOf, RUNNING_KEYS, type PromptFields } from './collect-prompt.ts';
import { MEDIA_KEYS } from './media-payload.ts';
import { foldOtherwise, HIDDEN, kindOf, LOOSE_MARKS, withoutHidden } from './rules/characters.ts';

/**
 * The flat text of a request: names, numbers and other strings, each after a separator, and all running texts joined. It is made of the
 * bytes in one pass, without their values, and has what `collectPrompt` collects in every form in which rules search it: whatever one of
 * these forms has, the flat text has too, with no other characters between those of a match. It may have fewer spaces, since they are
 * missing where a form has one for a hidden character or between two texts; and more of everything else.
 *
 * - Characters beyond ASCII are what their compatibility form with folded case has of ASCII: `…` is three full stops, and `ß` is `ss`. A
 *   letter of another script is U+0001, one for a row of them.
 * - Hidden characters and marks of no particular script are left out.
 * - Backslashes of texts are left out, as if each were an escape of JSON within the text.
 */
export type FlatText = readonly Buffer[];

/** The places in the module's memory, and its classes, as in flat-text.wat. */
const EXPANSIONS_AT = 0x2100;
const BYTES_AT = 0x40000;
const OTHERS_AT = 0x150000;
const RUNNING_AT = 0x260000;
const MAX_BYTES = 1024 * 1024;
/** More are not worth a search of their names. */
const MAX_PROPERTIES = 64;
/** New characters of one text, of which each takes some microseconds. */
const MAX_LEARNT = 1_500;
const NOT_LEARNT = 0;
const OPAQUE = 1;
const NOTHING = 2;
const UNTOLD = 3;
const FIRST_EXPANSION = 0x80;
const LAST_EXPANSION = 0xff;
const EXPANSION_BYTES = 4;

const KEY_BYTES = 32;
const KEY_PLACES = 256;
/** The classes of keys: below these, strings are running texts, or may be images, audio and files. */
const RUNNING = 1;
const MEDIA = 2;
/** By `isMediaPlace`, besides `MEDIA_KEYS`. */
const MEDIA_PARENTS = ['source', 'result'];

interface FlatFunctions {
  clear: () => void;
  add: (start: number, end: number) => number;
  others: { value: number };
  running: { value: number };
  multiplier: { value: number };
}

let opened: ByteModule<FlatFunctions> | null | undefined;
let expansions = 0;
/** How many classes the text that is being read may still add. */
let learnable = 0;

/**
 * Returns the flat text of a request, which is valid for this turn of the event loop. Null where it does not tell: for bodies that are not
 * in memory as they came or above 1 MiB, media, numbers and escapes that may be read in several ways, and characters that encode others.
 */
export function flatTextOf(gateway: PromptFields, body: RequestBody): FlatText | null {
  const located = body.kind === 'json' ? body.locatedBytes() : null;
  if (located === null || located.bytes.length > MAX_BYTES) return null;
  if (located.scan.keys.length > MAX_PROPERTIES) return null;
  if (opened === undefined) opened = openFlat();
  if (opened === null) return null;
  const { memory, clear, add, others, running } = opened;
  const { bytes, scan } = located;
  clear();
  learnable = MAX_LEARNT;
  memory.set(bytes, BYTES_AT);
  for (const name of readingOrderOf(gateway).namesOf(body.value)) {
    const index = scan.keys.indexOf(name);
    const start = scan.keyStarts[index];
    const value = scan.values[index];
    if (start === undefined || value === undefined) return null;
    if (add(BYTES_AT + start, BYTES_AT + value.end) === 0) return null;
  }
  const texts = [memory.subarray(OTHERS_AT, others.value), memory.subarray(RUNNING_AT, running.value)];
  // Without a running text there may be nothing to check.
  return running.value - RUNNING_AT > 1 ? texts : null;
}

function openFlat(): ByteModule<FlatFunctions> | null {
  const module = openByteModule<FlatFunctions>(flatText, { classes: { classOf } });
  if (module !== null) writeKeys(module);
  return module;
}

/** Writes the keys that are told apart, each at the place that its bytes have with the first multiplier that gives each its own. */
function writeKeys({ memory, multiplier }: ByteModule<FlatFunctions>): void {
  const classes = new Map<string, number>();
  for (const key of RUNNING_KEYS) classes.set(key, RUNNING);
  for (const key of [...MEDIA_KEYS, ...MEDIA_PARENTS]) classes.set(key, MEDIA);
  const keys = [...classes.keys()];
  let places = new Map<number, string>();
  let factor = 1;
  for (; places.size < keys.length; factor += 2)
    places = new Map(keys.map((key) => [placeOf(Buffer.from(key), factor), key]));
  multiplier.value = factor - 2;
  for (const [place, key] of places) {
    const at = place * KEY_BYTES;
    memory[at] = key.length;
    memory[at + 1] = classes.get(key) ?? 0;
    memory.write(key, at + 2);
  }
}

function placeOf(key: Buffer, factor: number): number {
  const ends = key.readInt32LE(0) + Math.imul(key.readInt32LE(key.length - 4), 3);
  return ((Math.imul(ends, factor) >>> 0) / (2 ** 32 / KEY_PLACES)) | 0;
}

/** The class of a code point, as in flat-text.wat. */
function classOf(point: number): number {
  if (learnable === 0) return NOT_LEARNT;
  learnable -= 1;
  const character = String.fromCodePoint(point);
  if (point >= 0xd800 && point <= 0xdfff) return UNTOLD;
  if (/\s/.test(character) && point !== 0xfeff) return point < 0x80 && point !== 0x20 ? 0x0a : 0x20;
  if ((kindOf(point) & HIDDEN) !== 0) return NOTHING;
  if (point < 0x80) return point;
  // Marks before their case too: that of U+0345 is a letter, but it is left out as a mark.
  const visible = character.normalize('NFKC').replace(LOOSE_MARKS, '');
  const written = withoutHidden(foldOtherwise(visible), '').replace(LOOSE_MARKS, '');
  const plain = written.replace(/[^\0-\x7f]/g, '');
  if (plain === '') return written === '' ? NOTHING : OPAQUE;
  if (plain.length === 1) return plain.charCodeAt(0);
  return expansionOf(plain, Buffer.byteLength(character));
}

/** The class of a new expansion. A flat text must not become longer than what it is made of. */
function expansionOf(plain: string, mostBytes: number): number {
  const memory = opened?.memory;
  const found = FIRST_EXPANSION + expansions;
  if (memory === undefined || found > LAST_EXPANSION || plain.length > Math.min(mostBytes, EXPANSION_BYTES))
    return UNTOLD;
  const at = EXPANSIONS_AT + 8 * expansions;
  expansions += 1;
  memory[at] = plain.length;
  memory.write(plain, at + 1, 'latin1');
  return found;
}
