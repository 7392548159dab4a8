import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import type { GatewayExtension } from '../contract/operation.ts';
import { unreadable } from './unreadable.ts';
import { mayHoldEscapes, withoutEscapes } from './json-escapes.ts';
import { isMediaPlace, textsOfMedia } from './media-payload.ts';
import { Prompt } from './prompt.ts';

/** Integers from here on are other ones than the caller wrote; limits of schemas, which are powers of two, are exact. */
const MIN_INEXACT = 2 ** 53;
const EXACT_LIMITS = new Set([2 ** 53, 2 ** 63, 2 ** 64]);
/** Smaller numbers in lists are token ids. */
const MIN_IN_LISTS = 1_000_000;

/** Keys whose strings a model reads as running text, one after the other. */
const RUNNING_KEYS = new Set(
  (
    'text content input output arguments thinking reasoning reasoning_content instructions system prompt messages query ' +
    'documents document passage refusal summary title context data prediction questions question options description'
  ).split(' '),
);

/** Read before the conversation, wherever they stand in the body. */
const READ_FIRST = ['system', 'instructions'];

/** Values looked at before others get a turn. */
const VALUES_PER_TURN = 20_000;
/** Short strings of a request repeat: `user`, `text`. */
const REPEATING_CHARACTERS = 100;

const NO_NAMES: readonly string[] = [];

type Container = Readonly<Record<string, unknown>>;

/** A value on the way through a body, and how far its members were visited. */
interface Visit {
  value: unknown;
  /** The nearest key above; strings of an array have the array's. */
  key: string;
  parent: Container | null;
  parentKey: string;
  /** Of an object. */
  names: readonly string[];
  next: number;
}

/**
 * The texts of a request: every string, at any depth, of whatever the contract does not list under `notPrompts`. Fields that the
 * contract does not know are among them, since they go on to backends of the same format. What is no text is left out
 * (docs/guardrails.md).
 *
 * @param formatWords what the contract itself declares as keys and values; every other key is a text, too
 */
export async function collectPrompt(
  gateway: PromptFields,
  body: RequestBody,
  formatWords: ReadonlySet<string>,
): Promise<Prompt> {
  const collector = new Collector(formatWords);
  const { prompts, notPrompts, places } = readingOrderOf(gateway);
  const names = Object.keys(body.value).filter((name) => !notPrompts.has(name));
  const placeOf = (name: string): number => places.get(name) ?? places.size;
  // Stable: what the contract does not know keeps its order, after what it knows.
  for (const name of names.sort((a, b) => placeOf(a) - placeOf(b))) {
    const isPrompt = prompts.has(name);
    if (!isPrompt && !formatWords.has(name)) collector.addOther(name);
    await collector.collect(body.value[name], name, isPrompt && RUNNING_KEYS.has(name));
  }
  for (const name of fileNamesOf(body)) collector.addOther(name);
  return collector.prompt();
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

/** Servers tell models what their files are called. */
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

  /** What was collected, and what stands in it in the escapes of JSON. */
  async prompt(): Promise<Prompt> {
    const plain = await Promise.all(this.#escaped.map(withoutEscapes));
    const numbers = this.#numbers.size === 0 ? [] : [[...this.#numbers].join('\n')];
    const others = [...this.others, ...this.longOthers, ...plain, ...numbers];
    return new Prompt({ running: this.running, others });
  }

  /** @param isRunning whether a string that is the property itself, or stands in its list, is running text */
  async collect(root: unknown, name: string, isRunning: boolean): Promise<void> {
    // A stack of its own, since its caller bounds the size of a body but not its depth.
    const open = [visitOf(root, name, null, '')];
    for (let visit = open.at(-1); visit !== undefined; visit = open.at(-1)) {
      this.#looked += 1;
      if (this.#looked % VALUES_PER_TURN === 0) await nextTurn();
      const { value, key, parent } = visit;
      if (typeof value === 'object' && value !== null) {
        this.#step(visit, open);
        continue;
      }
      open.pop();
      if (typeof value === 'number') this.#addNumber(value, name);
      else if (typeof value === 'string') {
        if (isMediaPlace(visit)) for (const text of await textsOfMedia(value)) this.addOther(text);
        else if (RUNNING_KEYS.has(key) || (isRunning && parent === null)) this.#addRunning(value);
        else if (!this.#formatWords.has(value)) this.addOther(value);
      }
    }
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

  #addNumber(value: number, name: string): void {
    if (Math.abs(value) >= MIN_INEXACT && Number.isInteger(value) && Math.abs(value) < 1e21) {
      if (!EXACT_LIMITS.has(Math.abs(value)))
        throw unreadable(name, 'a number of more than 15 digits, which is to be sent as text');
    }
    this.#numbers.add(String(value));
  }

  /** One member of a list or object, or its end: a list of any length gives others their turn. */
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
    // An object that is no array has only string keys of unknown values: that is what the type says.
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
