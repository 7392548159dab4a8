import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Alias,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import type { ConfigurationProblem } from './configuration-error.ts';
import { expandEnvironment, type Environment } from './environment.ts';
import { yamlProblemText } from './yaml-problem.ts';

/** Where a value stands in the file, and how it is written there. Offsets count characters from the file's start. */
interface Place {
  keyOffset: number;
  valueOffset: number;
  /** A scalar as it is written, after `${NAME}` was replaced: the digits of a number, not its value. */
  text: string | undefined;
  fromEnvironment: boolean;
}

export type ProblemSpot = 'key' | 'value';

/** Aliases can make a small file describe a huge tree. */
const MAX_NODES = 200_000;
const MAX_DEPTH = 32;

/** A JSON pointer (RFC 6901) of the given path. */
export function pointerOf(...path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * A YAML file as plain data with `${NAME}` replaced, which remembers where each value stands and gathers what is wrong
 * with it. The parser's own messages are not used: they can quote the file, and with it a key.
 */
export class LocatedDocument {
  readonly problems: ConfigurationProblem[] = [];
  /** What is accepted, but can hardly be meant. */
  readonly warnings: ConfigurationProblem[] = [];
  /** The address of the file. */
  readonly file: string;
  /** Undefined when the text is no YAML. */
  readonly data: unknown;
  readonly #environment: Environment;
  readonly #lines = new LineCounter();
  readonly #places = new Map<string, Place>();
  readonly #faulted = new Set<string>();
  readonly #targets = new Map<Alias, Node | undefined>();
  #nodes = 0;

  constructor(file: string, text: string, environment: Environment) {
    this.file = file;
    this.#environment = environment;
    const document = this.#parse(text);
    if (document === undefined) return;
    this.#record('', { keyOffset: 0, valueOffset: document.contents?.range?.[0] ?? 0 });
    this.data = this.#read(document.contents, '', document, 0);
  }

  /** Says what is wrong at a pointer; a pointer that was faulted already keeps its first problem. */
  report(pointer: string, spot: ProblemSpot, message: string, suggestion?: string): void {
    const mark = `${spot} ${pointer}`;
    if (this.#faulted.has(mark)) return;
    this.#faulted.add(mark);
    const place = this.#nearestPlace(pointer);
    this.#reportAt(spot === 'key' ? place.keyOffset : place.valueOffset, message, suggestion);
  }

  /** As `report`, for what does not keep the file from being used. */
  warn(pointer: string, spot: ProblemSpot, message: string, suggestion?: string): void {
    const place = this.#nearestPlace(pointer);
    const offset = spot === 'key' ? place.keyOffset : place.valueOffset;
    this.warnings.push(this.#problemAt(offset, message, suggestion));
  }

  /** How the scalar at a pointer is written; undefined for anything else. */
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
        uniqueKeys: true,
        stringKeys: false,
      });
    } catch {
      this.#reportAt(0, 'the file cannot be read as YAML: it is nested too deeply');
      return undefined;
    }
    const found = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
    // Behind an error of syntax the file reads as another one than was meant: later errors are mostly its echo.
    const syntax = found.find(({ code }) => code !== 'DUPLICATE_KEY');
    for (const { code, pos } of syntax === undefined ? found : [syntax]) {
      const { message, suggestion } = yamlProblemText(code, text, pos[0]);
      this.#reportAt(pos[0], message, suggestion);
    }
    return syntax === undefined ? document : undefined;
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
    if (this.#nodes > MAX_NODES || depth > MAX_DEPTH) {
      this.report(
        '',
        'value',
        'the file describes too much: it is nested too deeply or its aliases multiply',
      );
      return null;
    }
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

  /** The package looks an anchor up by walking the whole document: once per alias is enough. */
  #targetOf(alias: Alias, document: Document): Node | undefined {
    if (!this.#targets.has(alias)) this.#targets.set(alias, alias.resolve(document));
    return this.#targets.get(alias);
  }

  #readMap(map: YAMLMap, pointer: string, document: Document, depth: number): object {
    const entries: [string, unknown][] = [];
    for (const { key, value } of map.items) {
      const keyOffset = offsetOf(key) ?? this.#nearestPlace(pointer).keyOffset;
      if (!isScalar(key)) {
        this.#reportAt(keyOffset, 'a key is a plain text', 'a key that begins with *, [ or { is quoted');
        continue;
      }
      const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
      const at = pointer + pointerOf(name);
      this.#record(at, { keyOffset, valueOffset: offsetOf(value) ?? keyOffset });
      entries.push([name, this.#read(value, at, document, depth + 1)]);
    }
    // Not a literal: a key `__proto__` becomes a property like any other, and is refused as unknown.
    return Object.fromEntries(entries);
  }

  #readItem(item: unknown, pointer: string, document: Document, depth: number): unknown {
    const offset = offsetOf(item) ?? this.#nearestPlace(pointer).valueOffset;
    this.#record(pointer, { keyOffset: offset, valueOffset: offset });
    return this.#read(item, pointer, document, depth + 1);
  }

  #readScalar(scalar: { value: unknown; source?: string }, pointer: string): unknown {
    const place = this.#places.get(pointer);
    if (typeof scalar.value !== 'string') {
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
  // Whatever stands in a parsed document is a node or null; the type of a pair's parts is left open by the package.
  return (node as Node | null)?.range?.[0];
}
