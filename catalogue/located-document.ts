import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { ConfigurationProblem } from './configuration-error.ts';
import { expandEnvironment, type Environment } from './environment.ts';
import { yamlProblemText } from './yaml-problem.ts';

/** The position of a value in the file, and its text. Offsets count characters from the start of the file. */
interface Place {
  keyOffset: number;
  valueOffset: number;
  /** The text of a scalar after `${NAME}` was replaced, such as the digits of a number. */
  text: string | undefined;
  fromEnvironment: boolean;
}

export type ProblemSpot = 'key' | 'value';

/** Limits the size of the tree, since aliases can make a small file describe a huge one. */
const MAX_NODES = 200_000;
const MAX_DEPTH = 32;

/** The key of YAML 1.1 that adds the pairs of another mapping. Quoted, it is an ordinary key. */
const MERGE_KEY = '<<';

/** Returns the JSON pointer (RFC 6901) of a path. */
export function pointerOf(...path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * A YAML file as plain data with `${NAME}` replaced. It records the position of each value and collects
 * problems. The parser's own messages are not used, since they can quote the file, including a key.
 */
export class LocatedDocument {
  readonly problems: ConfigurationProblem[] = [];
  /** Settings that are valid but probably unintended. */
  readonly warnings: ConfigurationProblem[] = [];
  /** The path of the file. */
  readonly file: string;
  /** Undefined when the text is not YAML. */
  readonly data: unknown;
  readonly #environment: Environment | null;
  readonly #lines = new LineCounter();
  readonly #places = new Map<string, Place>();
  readonly #reported = new Set<string>();
  readonly #targets = new Map<Alias, Node | undefined>();
  #nodes = 0;

  /** @param environment null: `${` has no meaning in this file */
  constructor(file: string, text: string, environment: Environment | null) {
    this.file = file;
    this.#environment = environment;
    const document = this.#parse(text);
    if (document === undefined) return;
    this.#record('', { keyOffset: 0, valueOffset: document.contents?.range?.[0] ?? 0 });
    this.data = this.#read(document.contents, '', document, 0);
  }

  /** Reports a problem at a pointer. Only the first problem of a pointer is kept. */
  report(pointer: string, spot: ProblemSpot, message: string, suggestion?: string): void {
    const mark = `${spot} ${pointer}`;
    if (this.#reported.has(mark)) return;
    this.#reported.add(mark);
    const place = this.#nearestPlace(pointer);
    this.#reportAt(spot === 'key' ? place.keyOffset : place.valueOffset, message, suggestion);
  }

  /** Works as `report`, for problems that do not make the file invalid. */
  warn(pointer: string, spot: ProblemSpot, message: string, suggestion?: string): void {
    const place = this.#nearestPlace(pointer);
    const offset = spot === 'key' ? place.keyOffset : place.valueOffset;
    this.warnings.push(this.#problemAt(offset, message, suggestion));
  }

  /** Returns the text of the scalar at a pointer; undefined for other values. */
  textAt(pointer: string): string | undefined {
    return this.#places.get(pointer)?.text;
  }

  isFromEnvironment(pointer: string): boolean {
    return this.#places.get(pointer)?.fromEnvironment ?? false;
  }

  #parse(text: string): Document | undefined {
    let document: Document.Parsed;
    try {
      document = parseDocument(text, {
        lineCounter: this.#lines,
        prettyErrors: false,
        // The package compares each key with all others of its mapping; `#pairsOf` finds those that are repeated.
        uniqueKeys: false,
        stringKeys: false,
      });
    } catch {
      this.#reportAt(0, 'the file cannot be read as YAML: it is nested too deeply');
      return undefined;
    }
    const found = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
    // Errors after the first are usually its consequences and are dropped.
    const [first] = found;
    if (first === undefined) return document;
    const { message, suggestion } = yamlProblemText(first.code, text, first.pos[0]);
    this.#reportAt(first.pos[0], message, suggestion);
    return undefined;
  }

  #reportAt(offset: number, message: string, suggestion?: string): void {
    this.problems.push(this.#problemAt(offset, message, suggestion));
  }

  #problemAt(offset: number, message: string, suggestion?: string): ConfigurationProblem {
    const { line, col } = this.#lines.linePos(offset);
    const problem = { file: this.file, line: Math.max(line, 1), column: Math.max(col, 1), message };
    return suggestion === undefined ? problem : { ...problem, suggestion };
  }

  #nearestPlace(pointer: string): Place {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = this.#places.get(at);
      if (place !== undefined) return place;
    }
    return this.#places.get('') ?? { keyOffset: 0, valueOffset: 0, text: undefined, fromEnvironment: false };
  }

  #record(pointer: string, place: Partial<Place> & Pick<Place, 'keyOffset' | 'valueOffset'>): void {
    this.#places.set(pointer, { text: undefined, fromEnvironment: false, ...place });
  }

  #read(node: unknown, pointer: string, document: Document, depth: number): unknown {
    this.#nodes += 1;
    if (this.#isTooMuch(depth)) return null;
    if (isAlias(node)) {
      const target = this.#targetOf(node, document);
      if (target !== undefined) return this.#read(target, pointer, document, depth + 1);
      this.report(
        pointer,
        'value',
        'this alias (*name) has no anchor (&name) before it',
        'a text that begins with * is quoted',
      );
      return null;
    }
    if (isMap(node)) return this.#readMap(node, pointer, document, depth);
    if (isSeq(node))
      return node.items.map((item, index) => this.#readItem(item, `${pointer}/${index}`, document, depth));
    return isScalar(node) ? this.#readScalar(node, pointer) : null;
  }

  /** Whether the limits are exceeded, which is then reported. */
  #isTooMuch(depth: number): boolean {
    if (this.#nodes <= MAX_NODES && depth <= MAX_DEPTH) return false;
    this.report('', 'value', 'the file describes too much: it is nested too deeply or its aliases multiply');
    return true;
  }

  /** Resolves an alias once, because the package walks the document for each lookup. */
  #targetOf(alias: Alias, document: Document): Node | undefined {
    if (!this.#targets.has(alias)) this.#targets.set(alias, alias.resolve(document));
    return this.#targets.get(alias);
  }

  #readMap(map: YAMLMap, pointer: string, document: Document, depth: number): object {
    const entries: [string, unknown][] = [];
    for (const [name, { key, value }] of this.#pairsOf(map, pointer, document, depth)) {
      const keyOffset = offsetOf(key) ?? this.#nearestPlace(pointer).keyOffset;
      const at = pointer + pointerOf(name);
      this.#record(at, { keyOffset, valueOffset: offsetOf(value) ?? keyOffset });
      entries.push([name, this.#read(value, at, document, depth + 1)]);
    }
    // `fromEntries` makes a key `__proto__` an ordinary property, which is then refused as unknown.
    return Object.fromEntries(entries);
  }

  /** Returns the pairs of a mapping by name, and those that its merge keys (`<<: *name`) add to its own. */
  #pairsOf(map: YAMLMap, pointer: string, document: Document, depth: number): Map<string, Pair> {
    const pairs = new Map<string, Pair>();
    const merged: unknown[] = [];
    for (const pair of map.items) {
      const { key, value } = pair;
      if (!isScalar(key)) {
        const offset = offsetOf(key) ?? this.#nearestPlace(pointer).keyOffset;
        this.#reportAt(offset, 'a key is a plain text', 'a key that begins with *, [ or { is quoted');
      } else if (key.value === MERGE_KEY && key.type === Scalar.PLAIN) {
        if (merged.length > 0) this.#reportRepeated(key);
        merged.push(...(isSeq(value) ? value.items : [value]));
      } else {
        const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
        if (pairs.has(name)) this.#reportRepeated(key);
        pairs.set(name, pair);
      }
    }
    for (const node of merged) {
      for (const [name, pair] of this.#mergedPairs(node, pointer, document, depth + 1))
        if (!pairs.has(name)) pairs.set(name, pair);
    }
    return pairs;
  }

  /** Reports a key once, also where several aliases lead to its mapping. */
  #reportRepeated(key: Scalar): void {
    const offset = offsetOf(key) ?? 0;
    const mark = `repeated ${offset}`;
    if (this.#reported.has(mark)) return;
    this.#reported.add(mark);
    this.#reportAt(offset, 'this key is repeated', 'remove one of the two');
  }

  #mergedPairs(node: unknown, pointer: string, document: Document, depth: number): Map<string, Pair> {
    const source = isAlias(node) ? this.#targetOf(node, document) : node;
    this.#nodes += isMap(source) ? 1 + source.items.length : 1;
    if (this.#isTooMuch(depth)) return new Map();
    if (isMap(source)) return this.#pairsOf(source, pointer, document, depth);
    const offset = offsetOf(node) ?? this.#nearestPlace(pointer).keyOffset;
    this.#reportAt(offset, '<< merges mappings', 'such as <<: *name, where &name marks a mapping before it');
    return new Map();
  }

  #readItem(item: unknown, pointer: string, document: Document, depth: number): unknown {
    const offset = offsetOf(item) ?? this.#nearestPlace(pointer).valueOffset;
    this.#record(pointer, { keyOffset: offset, valueOffset: offset });
    return this.#read(item, pointer, document, depth + 1);
  }

  #readScalar(scalar: { value: unknown; source?: string }, pointer: string): unknown {
    const place = this.#places.get(pointer);
    if (typeof scalar.value !== 'string' || this.#environment === null) {
      if (place !== undefined) place.text = scalar.source;
      return scalar.value;
    }
    const { text, fromEnvironment, unset, malformed } = expandEnvironment(scalar.value, this.#environment);
    if (place !== undefined) Object.assign(place, { text, fromEnvironment });
    for (const name of unset) {
      const suggestion = `set it, or give a default: \${${name}:-value}`;
      this.report(pointer, 'value', `the environment variable ${name} is not set`, suggestion);
    }
    if (malformed)
      this.report(
        pointer,
        'value',
        '${ begins the name of an environment variable',
        'write $${ for the two characters',
      );
    return text;
  }
}

function offsetOf(node: unknown): number | undefined {
  // Parts of a parsed document are nodes or null; the package leaves the type of a pair's parts open.
  return (node as Node | null)?.range?.[0];
}
