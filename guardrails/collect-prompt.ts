import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import { unreadable } from './unreadable.ts';
import { mayHoldEscapes, withoutEscapes } from './json-escapes.ts';
import { isMediaPlace, textsOfMedia } from './media-payload.ts';
import { Prompt } from './prompt.ts';
import { readingOrderOf, type PromptFields, type ReadingOrder } from './reading-order.ts';
import { runSteps, type Steps } from './steps.ts';

/** Numbers from here on that are no bigint may differ from what the client wrote. Limits in schemas are powers of two, which are exact. */
const MIN_INEXACT = 2 ** 53;
const EXACT_LIMITS = new Set([2 ** 53, 2 ** 63, 2 ** 64]);
/** Smaller numbers in lists are token ids, which are not collected. */
const MIN_IN_LISTS = 1_000_000;

/** Keys whose strings a model reads as running text. */
const RUNNING_KEYS = new Set(
  (
    'text content input output arguments thinking reasoning reasoning_content instructions system prompt messages query ' +
    'documents document passage refusal summary title context data prediction questions question options description'
  ).split(' '),
);

/** Values visited before other requests get their turn. */
const VALUES_PER_TURN = 20_000;
/** Strings up to this length often repeat within a request (`user`, `text`), and are collected once. */
const REPEATING_CHARACTERS = 100;

const NO_ITEMS: readonly unknown[] = [];
const NO_TEXTS: readonly string[] = [];

type Container = Readonly<Record<string, unknown>>;

/** A list or object of a body that is being visited, and which of its members is next. */
interface Visit {
  /** The items of a list. */
  items: readonly unknown[];
  /** An object; null for a list. */
  container: Container | null;
  /** The keys of an object. */
  names: readonly string[];
  next: number;
  /** The nearest key above, the object that contains it, and that object's key. Items of a list have those of the list. */
  key: string;
  parent: Container | null;
  parentKey: string;
}

/**
 * Collects the texts of a request: every string, at any depth, of each property that the contract does not list under `notPrompts`.
 * Unknown properties are included, since they are forwarded to backends of the same format. docs/guardrails.md lists what is not
 * text. Needs one turn of the event loop for a small body without media and escapes.
 *
 * @param formatWords the keys and values that the contract declares; every other key is collected as a text too
 */
export function collectPrompt(
  gateway: PromptFields,
  body: RequestBody,
  formatWords: ReadonlySet<string>,
): Promise<Prompt> {
  return runSteps(new Collector(readingOrderOf(gateway), body, formatWords));
}

/** The names of uploaded files, which servers pass to models. */
function fileNamesOf(body: RequestBody): readonly string[] {
  if (body.kind !== 'multipart') return NO_TEXTS;
  const arriving = body.arriving === undefined ? [] : [body.arriving.head];
  return [...body.files, ...arriving].map(({ filename }) => filename);
}

class Collector implements Steps<Prompt> {
  readonly #order: ReadingOrder;
  readonly #body: RequestBody;
  readonly #formatWords: ReadonlySet<string>;
  readonly #names: readonly string[];
  #nextName = 0;
  /** The property that is being visited, and whether its string, or those of its list, are running text. */
  #name = '';
  #isRunning = false;
  /** An explicit stack, since the size of a body is bounded but not its depth. */
  readonly #open: Visit[] = [];
  #looked = 0;
  readonly #running: string[] = [];
  /** Short strings and numbers, each once. Most bodies have few, and a set takes more memory than all the rest. */
  #others: Set<string> | null = null;
  readonly #longOthers: string[] = [];
  #numbers: Set<string> | null = null;
  readonly #escaped: string[] = [];
  /** The texts with JSON escapes, without them. */
  #plain: readonly string[] = NO_TEXTS;
  #isAtEnd = false;

  constructor(order: ReadingOrder, body: RequestBody, formatWords: ReadonlySet<string>) {
    this.#order = order;
    this.#body = body;
    this.#formatWords = formatWords;
    this.#names = order.namesOf(body.value);
  }

  next(): Promise<void> | null {
    for (;;) {
      const visit = this.#open.at(-1);
      if (visit === undefined && this.#nextName === this.#names.length) return this.#end();
      const waiting = visit === undefined ? this.#visitProperty() : this.#visitMember(visit);
      if (waiting !== null) return waiting;
      this.#looked += 1;
      if (this.#looked < VALUES_PER_TURN) continue;
      this.#looked = 0;
      return nextTurn();
    }
  }

  result(): Prompt {
    const others: string[] = this.#others === null ? [] : [...this.#others];
    for (const text of this.#longOthers) others.push(text);
    for (const text of this.#plain) others.push(text);
    if (this.#numbers !== null) others.push([...this.#numbers].join('\n'));
    return new Prompt({ running: this.#running, others });
  }

  /** Collects what does not depend on places. */
  #end(): Promise<void> | null {
    if (this.#isAtEnd) return null;
    this.#isAtEnd = true;
    for (const name of fileNamesOf(this.#body)) this.#addOther(name);
    return this.#escaped.length === 0 ? null : this.#addWithoutEscapes();
  }

  async #addWithoutEscapes(): Promise<void> {
    this.#plain = await Promise.all(this.#escaped.map(withoutEscapes));
  }

  #visitProperty(): Promise<void> | null {
    const name = this.#names[this.#nextName] ?? '';
    this.#nextName += 1;
    const isPrompt = this.#order.isPrompt(name);
    if (!isPrompt && !this.#formatWords.has(name)) this.#addOther(name);
    this.#name = name;
    this.#isRunning = isPrompt && RUNNING_KEYS.has(name);
    return this.#visit(this.#body.value[name], name, null, '');
  }

  /** Visits the next member of a list or object. One at a time, so that other requests get their turn within a long list. */
  #visitMember(visit: Visit): Promise<void> | null {
    const { items, container, names, next } = visit;
    if (next >= items.length + names.length) {
      this.#open.pop();
      return null;
    }
    visit.next += 1;
    if (container === null) {
      const item = items[next];
      const isTokenId = typeof item === 'number' && Math.abs(item) < MIN_IN_LISTS;
      return isTokenId ? null : this.#visit(item, visit.key, visit.parent, visit.parentKey);
    }
    const name = names[next] ?? '';
    if (!this.#formatWords.has(name)) this.#addOther(name);
    return this.#visit(container[name], name, container, visit.key);
  }

  /** Collects a text or number, and opens a list or object. Returns what to wait for; null: nothing. */
  #visit(value: unknown, key: string, parent: Container | null, parentKey: string): Promise<void> | null {
    if (typeof value === 'string') return this.#addText(value, key, parent, parentKey);
    if (typeof value === 'number') this.#addNumber(value);
    else if (typeof value === 'bigint') this.#addDigits(String(value));
    else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      this.#open.push({
        items: isList ? value : NO_ITEMS,
        // The assertion holds: an object that is not an array has string keys with unknown values.
        container: isList ? null : (value as Container),
        names: isList ? NO_TEXTS : Object.keys(value),
        next: 0,
        key,
        parent,
        parentKey,
      });
    }
    return null;
  }

  #addText(text: string, key: string, parent: Container | null, parentKey: string): Promise<void> | null {
    this.#looked += 1;
    if (isMediaPlace(key, parent, parentKey)) return this.#addMedia(text);
    if (RUNNING_KEYS.has(key) || (this.#isRunning && parent === null)) {
      this.#running.push(text);
      if (mayHoldEscapes(text)) this.#escaped.push(text);
    } else if (!this.#formatWords.has(text)) this.#addOther(text);
    return null;
  }

  async #addMedia(value: string): Promise<void> {
    for (const text of await textsOfMedia(value)) this.#addOther(text);
  }

  #addOther(text: string): void {
    if (text.length <= REPEATING_CHARACTERS) (this.#others ??= new Set()).add(text);
    else this.#longOthers.push(text);
    if (mayHoldEscapes(text)) this.#escaped.push(text);
  }

  #addNumber(value: number): void {
    this.#looked += 1;
    const size = Math.abs(value);
    const isInexact =
      size >= MIN_INEXACT && Number.isInteger(value) && size < 1e21 && !EXACT_LIMITS.has(size);
    if (isInexact || size === Infinity)
      throw unreadable(this.#name, 'a number of more than 15 digits, which must be sent as a string');
    this.#addDigits(String(value));
  }

  #addDigits(text: string): void {
    (this.#numbers ??= new Set()).add(text);
  }
}
