import { MAX_RANGE, searchModule, TEXT_AT, UNITS_AT, type SearchModule } from './search-module.ts';

/** How many characters of a literal are compared, and how many of these by vectors. */
const BYTES = 4;
const VECTOR_BYTES = 3;
/** The literals are in as many groups as a byte has bits. */
const GROUPS = 8;
/** With more beginnings, more places have one of them, and the table of the automaton is faster. */
const MAX_BEGINNINGS = 64;

/** The module's memory, as in literal-search.wat. */
const CLASSES_AT = 0x100;
const SHORT_AT = 0x1000;
const HASHES_AT = 0x2000;
const TABLES_BYTES = 0x3000;
const MAX_TEXT_BYTES = MAX_RANGE + BYTES - 1;
/** The byte of all code units above it. */
const MAX_BYTE = 255;
/** 2³² divided by the golden ratio, as in literal-search.wat. */
const GOLDEN_RATIO = 0x9e3779b1;

const BLANK = 0x20;
/** The bit in which upper and lower case differ, in ASCII and in Latin-1. */
const LOWER = 0x20;

/** The tables in the module's memory, which all searches share. */
let tablesInUse: Uint8Array | null = null;

/**
 * Finds the places in a text where one of some literals may begin, 16 at once (`literal-search.wat`). What it finds is a superset. It
 * takes a quarter of the time that the automaton's table needs.
 */
export class LiteralSearch {
  readonly #module: SearchModule;
  readonly #tables: Uint8Array;
  readonly #leastDigits: number;

  private constructor(module: SearchModule, beginnings: readonly string[], leastDigits: number) {
    this.#module = module;
    this.#tables = tablesOf(beginnings);
    this.#leastDigits = leastDigits;
  }

  /**
   * Null where there is no module (see `openByteModule`), and for too many literals.
   *
   * @param literals in lower case, trimmed, with single spaces
   * @param ofGroups the literals that are one digit, of which only the first of a group is found
   * @param leastDigits as in `Finder`; 0 if there are no such literals
   */
  static of(
    literals: readonly string[],
    ofGroups: ReadonlySet<number>,
    leastDigits: number,
  ): LiteralSearch | null {
    const others = literals.filter((_literal, index) => !ofGroups.has(index));
    const beginnings = new Set(others.map(beginningOf));
    if (beginnings.size > MAX_BEGINNINGS) return null;
    const module = searchModule();
    return module === null ? null : new LiteralSearch(module, [...beginnings].sort(), leastDigits);
  }

  /**
   * Searches a range of at most 64 Ki characters. Returns the number of places, which `placeOf` tells until the next search.
   *
   * @param onlyPlain whether to return null for a text that is not plain ASCII
   */
  find(text: string, from: number, to: number, onlyPlain: boolean): number | null {
    const { memory, narrow, places } = this.#module;
    this.#useTables();
    // The characters after the range are compared too.
    const part = text.slice(from, to + BYTES - 1);
    if (onlyPlain) {
      if (memory.write(part, TEXT_AT, MAX_TEXT_BYTES) !== part.length) return null;
    } else {
      memory.write(part, UNITS_AT, 'utf16le');
      narrow(part.length);
    }
    memory[TEXT_AT - 1] = from === 0 ? BLANK : byteOf(text.charCodeAt(from - 1));
    const count = places(to - from, part.length, this.#leastDigits, onlyPlain ? 1 : 0);
    return count < 0 ? null : this.#within(count, to - from);
  }

  /** As `find`, in a text of bytes. */
  findInBytes(bytes: Buffer, from: number, to: number): number {
    const { memory, places } = this.#module;
    this.#useTables();
    const written = bytes.copy(memory, TEXT_AT, from, to + BYTES - 1);
    memory[TEXT_AT - 1] = bytes[from - 1] ?? BLANK;
    return this.#within(places(to - from, written, this.#leastDigits, 0), to - from);
  }

  #useTables(): void {
    if (tablesInUse !== this.#tables) this.#module.memory.set(this.#tables);
    tablesInUse = this.#tables;
  }

  /** The number of places before the end of the range, after which the last vector may end. */
  #within(count: number, end: number): number {
    const { found } = this.#module;
    let within = count;
    while (within > 0 && (found[within - 1] ?? 0) >= end) within -= 1;
    return within;
  }

  /** A place of the last search, counted from the start of its range. */
  placeOf(index: number): number {
    return this.#module.found[index] ?? 0;
  }
}

function byteOf(unit: number): number {
  return Math.min(unit, MAX_BYTE);
}

/** What is compared of a literal. A space stands for any amount of white space, so nothing after it is. */
function beginningOf(literal: string): string {
  return literal.replace(/ .*$/, '').slice(0, BYTES);
}

function tablesOf(beginnings: readonly string[]): Uint8Array {
  const tables = new Uint8Array(TABLES_BYTES);
  for (let byte = 0; byte < 0x100; byte += 1) tables[CLASSES_AT + byte] = classOf(byte);
  // Neighbours in the order of letters have most bytes in common, and are in one group.
  for (const [index, beginning] of beginnings.entries()) {
    addToGroup(tables, beginning, 1 << Math.floor((index * GROUPS) / beginnings.length));
    addClasses(tables, beginning);
  }
  return tables;
}

function addToGroup(tables: Uint8Array, beginning: string, group: number): void {
  for (let at = 0; at < VECTOR_BYTES; at += 1) {
    const low = 32 * at;
    const high = low + 16;
    const byte = byteOf(beginning.charCodeAt(at)) | LOWER;
    for (let half = 0; half < 16; half += 1) {
      const isShort = at >= beginning.length;
      if (isShort || half === (byte & 15)) tables[low + half] = (tables[low + half] ?? 0) | group;
      if (isShort || half === byte >> 4) tables[high + half] = (tables[high + half] ?? 0) | group;
    }
  }
}

function addClasses(tables: Uint8Array, beginning: string): void {
  const isShort = beginning.length < BYTES;
  let known = [0];
  for (let at = 0; at < (isShort ? BYTES - 1 : BYTES); at += 1) {
    const classes = at < beginning.length ? [classOf(byteOf(beginning.charCodeAt(at)))] : ALL_CLASSES;
    known = known.flatMap((before) => classes.map((one) => (before << 5) | one));
  }
  for (const classes of known) {
    if (isShort) setBit(tables, SHORT_AT, classes);
    else setBit(tables, HASHES_AT, Math.imul(classes, GOLDEN_RATIO) >>> 17);
  }
}

function setBit(tables: Uint8Array, table: number, index: number): void {
  const at = table + (index >> 3);
  tables[at] = (tables[at] ?? 0) | (1 << (index & 7));
}

const ALL_CLASSES = Array.from({ length: 32 }, (_, index) => index);
/** Characters that are frequent in literals have classes without frequent characters of texts. */
const CLASSES = [/\s/, /[-_]/, /[./:]/, /[0-9]/, /[@+#$=]/];

/** The class of a byte: letters of ASCII have one of their own, whatever their case. */
function classOf(byte: number): number {
  const character = String.fromCharCode(byte).toLowerCase();
  if (character >= 'a' && character <= 'z') return byte & 31;
  const index = CLASSES.findIndex((form) => form.test(character));
  return index === -1 ? 0 : 27 + index;
}
