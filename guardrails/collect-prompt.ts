import type { JsonObject } from '../contract/json-object.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { RequestBody } from '../calls/call.ts';
import type { GatewayExtension } from '../contract/operation.ts';
import { unreadable } from './unreadable.ts';
import { mayHoldEscapes, withoutEscapes } from './json-escapes.ts';
import { isMediaPlace, mayHoldMedia, textsOfMedia } from './media-payload.ts';
import { Prompt } from './prompt.ts';

/** Numbers from here on that are no bigint may differ from what the client wrote. Limits in schemas are powers of two, which are exact. */
const MIN_INEXACT = 2 ** 53;
const EXACT_LIMITS = new Set([2 ** 53, 2 ** 63, 2 ** 64]);
/** Smaller numbers in lists are token ids, which are not collected. */
const MIN_IN_LISTS = 1_000_000;

/** Keys whose strings a model reads as running text. */
export const RUNNING_KEYS: ReadonlySet<string> = new Set(
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

const NO_ITEMS: readonly unknown[] = [];
const NO_TEXTS: readonly string[] = [];

/** The fields that the contract lists for an operation. */
export type PromptFields = Pick<GatewayExtension, 'prompts' | 'notPrompts'>;

/** A list or object of a body that is being visited, and which of its members is next. */
interface Visit {
  /** The items of a list. */
  items: readonly unknown[];
  /** An object; null for a list. */
  container: JsonObject | null;
  /** The keys of an object. */
  names: readonly string[];
  next: number;
  /** The nearest key above, the object that contains it, and that object's key. Items of a list have those of the list. */
  key: string;
  parent: JsonObject | null;
  parentKey: string;
  /** Whether images, audio and files may be below. Elsewhere a model reads every string as text. */
  mayHoldMedia: boolean;
}

/**
 * Collects the texts of a request: every string, at any depth, of each property that the contract does not list under `notPrompts`.
 * Unknown properties are included, since they are forwarded to backends of the same format. docs/guardrails.md lists what is not
 * text.
 *
 * @param formatWords the keys and values that the contract declares; every other key is collected as a text too
 */
export function collectPrompt(
  gateway: PromptFields,
  body: RequestBody,
  formatWords: ReadonlySet<string>,
): Promise<Prompt> {
  return new Collector(readingOrderOf(gateway), body, formatWords).collect();
}

class Collector {
  readonly #order: ReadingOrder;
  readonly #body: RequestBody;
  readonly #formatWords: ReadonlySet<string>;
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
  /** Texts with JSON escapes, which are collected without them too. */
  readonly #escaped: string[] = [];
  /** The bytes of images, audio and files, which may hold texts. */
  readonly #media: string[] = [];

  constructor(order: ReadingOrder, body: RequestBody, formatWords: ReadonlySet<string>) {
    this.#order = order;
    this.#body = body;
    this.#formatWords = formatWords;
  }

  async collect(): Promise<Prompt> {
    const { value } = this.#body;
    for (const name of this.#order.namesOf(value)) {
      const isPrompt = this.#order.prompts.has(name);
      if (!isPrompt && !this.#formatWords.has(name)) this.#addOther(name);
      this.#name = name;
      this.#isRunning = isPrompt && RUNNING_KEYS.has(name);
      this.#visit(value[name], name, null, '', true);
      for (let visit = this.#open.at(-1); visit !== undefined; visit = this.#open.at(-1)) {
        this.#visitMember(visit);
        this.#looked += 1;
        if (this.#looked >= VALUES_PER_TURN) await this.#letOthersWork();
      }
      this.#looked += 1;
      if (this.#looked >= VALUES_PER_TURN) await this.#letOthersWork();
    }
    if (this.#body.kind === 'multipart') this.#addFileNames(this.#body);
    for (const bytes of this.#media) for (const text of await textsOfMedia(bytes)) this.#addOther(text);
    const plain =
      this.#escaped.length === 0 ? NO_TEXTS : await Promise.all(this.#escaped.map(withoutEscapes));
    const others: string[] = this.#others === null ? [] : [...this.#others];
    for (const text of this.#longOthers) others.push(text);
    for (const text of plain) others.push(text);
    if (this.#numbers !== null) others.push([...this.#numbers].join('\n'));
    return new Prompt({ running: this.#running, others });
  }

  async #letOthersWork(): Promise<void> {
    this.#looked = 0;
    await nextTurn();
  }

  /** Servers pass the names of uploaded files to models. */
  #addFileNames({ files, arriving }: MultipartBody): void {
    for (const { filename } of files) this.#addOther(filename);
    if (arriving !== undefined) this.#addOther(arriving.head.filename);
  }

  /** Visits the next member of a list or object. One at a time, so that other requests get their turn within a long list. */
  #visitMember(visit: Visit): void {
    const { items, container, names, next } = visit;
    if (next >= items.length + names.length) {
      this.#open.pop();
      return;
    }
    visit.next += 1;
    if (container === null) {
      const item = items[next];
      const isTokenId = typeof item === 'number' && Math.abs(item) < MIN_IN_LISTS;
      if (!isTokenId) this.#visit(item, visit.key, visit.parent, visit.parentKey, visit.mayHoldMedia);
      return;
    }
    const name = names[next] ?? '';
    if (!this.#formatWords.has(name)) this.#addOther(name);
    this.#visit(container[name], name, container, visit.key, visit.mayHoldMedia);
  }

  /** Collects a text or number, and opens a list or object. */
  #visit(
    value: unknown,
    key: string,
    parent: JsonObject | null,
    parentKey: string,
    maybeMedia: boolean,
  ): void {
    if (typeof value === 'string') this.#addString(value, key, parent, parentKey, maybeMedia);
    else if (typeof value === 'number') this.#addNumber(value);
    else if (typeof value === 'bigint') (this.#numbers ??= new Set()).add(String(value));
    else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      this.#open.push({
        items: isList ? value : NO_ITEMS,
        // The assertion holds: an object that is not an array has string keys with unknown values.
        container: isList ? null : (value as JsonObject),
        names: isList ? NO_TEXTS : Object.keys(value),
        next: 0,
        key,
        parent,
        parentKey,
        mayHoldMedia: maybeMedia && mayHoldMedia(key, parent),
      });
    }
  }

  #addString(
    text: string,
    key: string,
    parent: JsonObject | null,
    parentKey: string,
    maybeMedia: boolean,
  ): void {
    this.#looked += 1;
    const isMedia = isMediaPlace(key, parent, parentKey);
    if (isMedia) this.#media.push(text);
    if (isMedia && maybeMedia) return;
    if (RUNNING_KEYS.has(key) || (this.#isRunning && parent === null)) {
      this.#running.push(text);
      if (mayHoldEscapes(text)) this.#escaped.push(text);
    } else if (!this.#formatWords.has(text)) this.#addOther(text);
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
    (this.#numbers ??= new Set()).add(String(value));
  }
}

/** How the properties of an operation's body are read. */
class ReadingOrder {
  readonly prompts: ReadonlySet<string>;
  readonly #notPrompts: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, number>;

  constructor({ prompts, notPrompts }: PromptFields) {
    this.prompts = new Set(prompts);
    this.#notPrompts = new Set(notPrompts);
    this.#places = new Map([...new Set([...READ_FIRST, ...prompts])].map((name, place) => [name, place]));
  }

  /** Returns the names of the properties that may hold texts, in the order in which models read them. */
  namesOf(body: object): string[] {
    const names: string[] = [];
    let before = 0;
    let isSorted = true;
    for (const name of Object.keys(body)) {
      if (this.#notPrompts.has(name)) continue;
      names.push(name);
      const place = this.#placeOf(name);
      if (place < before) isSorted = false;
      before = place;
    }
    // Most clients send them in order. The sort is stable: unknown properties come last, in their order.
    return isSorted ? names : names.sort((a, b) => this.#placeOf(a) - this.#placeOf(b));
  }

  #placeOf(name: string): number {
    return this.#places.get(name) ?? this.#places.size;
  }
}

/** One per operation. The values refer to no request (decision 146). */
const readingOrders = new WeakMap<PromptFields, ReadingOrder>();

export function readingOrderOf(gateway: PromptFields): ReadingOrder {
  let order = readingOrders.get(gateway);
  if (order === undefined) {
    order = new ReadingOrder(gateway);
    readingOrders.set(gateway, order);
  }
  return order;
}
