import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import type { GatewayExtension } from '../contract/operation.ts';
import { unreadable } from './unreadable.ts';
import { mayHoldEscapes, withoutEscapes } from './json-escapes.ts';
import { isMediaPlace, textsOfMedia } from './media-payload.ts';
import { Prompt } from './prompt.ts';
import { waitFor, type Steps } from './steps.ts';

/** Integers from here on differ from what the client wrote. Limits in schemas are powers of two, which are exact. */
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

/** Properties that models read before the conversation, wherever they are in the body. */
const READ_FIRST = ['system', 'instructions'];

/** Values visited before other requests get their turn. */
const VALUES_PER_TURN = 20_000;
/** Strings up to this length often repeat within a request (`user`, `text`), and are collected once. */
const REPEATING_CHARACTERS = 100;

const NO_NAMES: readonly string[] = [];

type Container = Readonly<Record<string, unknown>>;

/** A value of a body that is being visited, and which of its members is next. */
interface Visit {
  value: unknown;
  /** The nearest key above; strings in an array have the array's key. */
  key: string;
  parent: Container | null;
  parentKey: string;
  /** The keys of an object. */
  names: readonly string[];
  next: number;
}

/**
 * Collects the texts of a request: every string, at any depth, of each property that the contract does not list under `notPrompts`.
 * Unknown properties are included, since they are forwarded to backends of the same format. docs/guardrails.md lists what is not
 * text.
 *
 * @param formatWords the keys and values that the contract declares; every other key is collected as a text too
 */
export function* collectPrompt(
  gateway: PromptFields,
  body: RequestBody,
  formatWords: ReadonlySet<string>,
): Steps<Prompt> {
  const collector = new Collector(formatWords);
  const { prompts, notPrompts, places } = readingOrderOf(gateway);
  const names = Object.keys(body.value).filter((name) => !notPrompts.has(name));
  for (const name of inReadingOrder(names, places)) {
    const isPrompt = prompts.has(name);
    if (!isPrompt && !formatWords.has(name)) collector.addOther(name);
    const isRunning = isPrompt && RUNNING_KEYS.has(name);
    // An explicit stack, since the size of a body is bounded but not its depth.
    const open = [visitOf(body.value[name], name, null, '')];
    for (let visit = open.at(-1); visit !== undefined; visit = open.at(-1)) {
      const waiting = collector.visit(visit, open, name, isRunning);
      if (waiting !== null) yield waiting;
    }
  }
  for (const name of fileNamesOf(body)) collector.addOther(name);
  const unescaping = collector.withoutEscapes();
  return collector.prompt(unescaping === null ? [] : yield* waitFor(unescaping));
}

type PromptFields = Pick<GatewayExtension, 'prompts' | 'notPrompts'>;

/** How the fields of an operation are read. */
interface ReadingOrder {
  prompts: ReadonlySet<string>;
  notPrompts: ReadonlySet<string>;
  places: ReadonlyMap<string, number>;
}

/** One per operation. The values refer to no request (decision 100). */
const readingOrders = new WeakMap<PromptFields, ReadingOrder>();

function readingOrderOf(gateway: PromptFields): ReadingOrder {
  let order = readingOrders.get(gateway);
  if (order === undefined) {
    const prompts = new Set(gateway.prompts);
    const names = new Set([...READ_FIRST, ...prompts]);
    const places = new Map([...names].map((name, place) => [name, place]));
    order = { prompts, notPrompts: new Set(gateway.notPrompts), places };
    readingOrders.set(gateway, order);
  }
  return order;
}

/** Sorts the properties of a body, which most clients send in the order in which they are read. */
function inReadingOrder(names: string[], places: ReadonlyMap<string, number>): string[] {
  const placeOf = (name: string): number => places.get(name) ?? places.size;
  let before = 0;
  for (const name of names) {
    const place = placeOf(name);
    // The sort is stable: unknown properties come last, in their order.
    if (place < before) return names.sort((a, b) => placeOf(a) - placeOf(b));
    before = place;
  }
  return names;
}

/** The names of uploaded files, which servers pass to models. */
function fileNamesOf(body: RequestBody): string[] {
  if (body.kind !== 'multipart') return [];
  const arriving = body.arriving === undefined ? [] : [body.arriving.head];
  return [...body.files, ...arriving].map(({ filename }) => filename);
}

class Collector {
  readonly running: string[] = [];
  readonly others = new Set<string>();
  readonly longOthers: string[] = [];
  readonly #formatWords: ReadonlySet<string>;
  readonly #escaped: string[] = [];
  readonly #numbers = new Set<string>();
  #looked = 0;

  constructor(formatWords: ReadonlySet<string>) {
    this.#formatWords = formatWords;
  }

  /** The collected texts with JSON escapes, without the escapes; null: there are none. */
  withoutEscapes(): Promise<string[]> | null {
    return this.#escaped.length === 0 ? null : Promise.all(this.#escaped.map(withoutEscapes));
  }

  /** @param plain what `withoutEscapes` returned */
  prompt(plain: readonly string[]): Prompt {
    const numbers = this.#numbers.size === 0 ? [] : [[...this.#numbers].join('\n')];
    const others = [...this.others, ...this.longOthers, ...plain, ...numbers];
    return new Prompt({ running: this.running, others });
  }

  /**
   * Visits one value, the last one of the open ones. Returns what to wait for before the next visit; null: nothing.
   *
   * @param name the property of the body
   * @param isRunning whether a string is running text if it is the property itself or an item of its list
   */
  visit(visit: Visit, open: Visit[], name: string, isRunning: boolean): Promise<void> | null {
    const { value, key, parent } = visit;
    if (typeof value === 'object' && value !== null) {
      this.#step(visit, open);
    } else {
      open.pop();
      if (typeof value === 'number') this.#addNumber(value, name);
      else if (typeof value === 'string') {
        if (isMediaPlace(visit)) return this.#addMedia(value);
        if (RUNNING_KEYS.has(key) || (isRunning && parent === null)) this.#addRunning(value);
        else if (!this.#formatWords.has(value)) this.addOther(value);
      }
    }
    this.#looked += 1;
    return this.#looked % VALUES_PER_TURN === 0 ? nextTurn() : null;
  }

  addOther(text: string): void {
    if (text.length <= REPEATING_CHARACTERS) this.others.add(text);
    else this.longOthers.push(text);
    if (mayHoldEscapes(text)) this.#escaped.push(text);
  }

  #addRunning(text: string): void {
    this.running.push(text);
    if (mayHoldEscapes(text)) this.#escaped.push(text);
  }

  async #addMedia(value: string): Promise<void> {
    for (const text of await textsOfMedia(value)) this.addOther(text);
  }

  #addNumber(value: number, name: string): void {
    if (Math.abs(value) >= MIN_INEXACT && Number.isInteger(value) && Math.abs(value) < 1e21) {
      if (!EXACT_LIMITS.has(Math.abs(value)))
        throw unreadable(name, 'a number of more than 15 digits, which must be sent as a string');
    }
    this.#numbers.add(String(value));
  }

  /** Visits the next member of a list or object. One at a time, so that other requests get their turn within a long list. */
  #step(visit: Visit, open: Visit[]): void {
    const { value, key, parent, parentKey, names, next } = visit;
    visit.next += 1;
    if (Array.isArray(value)) {
      const item: unknown = value[next];
      const isTokenId = typeof item === 'number' && Math.abs(item) < MIN_IN_LISTS;
      if (next >= value.length) open.pop();
      else if (mayHoldText(item) && !isTokenId) open.push(visitOf(item, key, parent, parentKey));
      return;
    }
    const name = names[next];
    if (name === undefined) {
      open.pop();
      return;
    }
    if (!this.#formatWords.has(name)) this.addOther(name);
    // The assertion holds: an object that is not an array has string keys with unknown values.
    const container = value as Container;
    const item = container[name];
    if (mayHoldText(item)) open.push(visitOf(item, name, container, key));
  }
}

function visitOf(value: unknown, key: string, parent: Container | null, parentKey: string): Visit {
  const hasNames = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { value, key, parent, parentKey, names: hasNames ? Object.keys(value) : NO_NAMES, next: 0 };
}

function mayHoldText(value: unknown): boolean {
  return (
    typeof value === 'string' || typeof value === 'number' || (typeof value === 'object' && value !== null)
  );
}
