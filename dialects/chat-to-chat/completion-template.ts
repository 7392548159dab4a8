import { noUsage, readChatUsage, readResponseUsage, readServiceTier, type Usage } from '../../calls/usage.ts';
import { isRecord, type JsonRecord } from '../values/json-values.ts';
import { findSlots, type Slot } from './completion-slots.ts';

/** A response that was not parsed. */
export class SplicedCompletion {
  /** The client's response. */
  readonly text: string;
  readonly #usage: JsonRecord;
  readonly #serviceTier: unknown;

  constructor(text: string, usage: JsonRecord, serviceTier: unknown) {
    this.text = text;
    this.#usage = usage;
    this.#serviceTier = serviceTier;
  }

  /** Notes the usage that the backend reported. */
  noteUsage(usage: Usage): void {
    readServiceTier(usage, this.#serviceTier);
    readChatUsage(usage, this.#usage);
  }
}

/** Returns the client's response, as JSON, for a parsed chat completion, which it may change. */
export type WriteCompletion = (completion: JsonRecord) => string;

/** Slots without which a response depends on more than its own text: on the request's id, the time, or an estimate. */
const REQUIRED = [
  'id',
  'choices.0.message.content',
  'created',
  'usage.prompt_tokens',
  'usage.completion_tokens',
  'usage.total_tokens',
];
const MAX_SLOTS = 24;
/** Of the texts between the slots, which are kept. Longer ones are of log probabilities and the like, and do not recur. */
const MAX_FORM_CHARACTERS = 4_096;
/** Above the counts of every model. Each slot gets another one. */
const FIRST_PROBE = 900_719_925_474_000;

/** Where a count is in the usage block; null for one that is not in it. */
interface Count {
  name: string;
  /** The member of a block such as `prompt_tokens_details`; null for a count of the usage block itself. */
  inner: string | null;
}

/**
 * Turns chat completions of a backend into the client's without parsing them (decision 146). Most completions differ
 * from the one before only in their id, time, text and counts, the slots. A template is made from one that was parsed,
 * checked and written; it applies to every text that is identical but for valid values in the slots.
 */
export class CompletionTemplate {
  readonly #slots: readonly Slot[];
  readonly #counts: readonly (Count | null)[];
  /** The texts before the slots, and after the last one. */
  readonly #incoming: readonly string[];
  readonly #outgoing: Written;
  readonly #serviceTier: unknown;

  private constructor(
    slots: readonly Slot[],
    incoming: readonly string[],
    outgoing: Written,
    serviceTier: unknown,
  ) {
    this.#slots = slots;
    this.#counts = slots.map(countAt);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#serviceTier = serviceTier;
  }

  /**
   * Creates a template from a completion that was accepted. Null where its form does not allow one.
   *
   * @param text what the backend sent, valid JSON
   * @param outgoing what the client gets for it
   */
  static learn(text: string, outgoing: string, write: WriteCompletion): CompletionTemplate | null {
    const slots = findSlots(text);
    if (slots === null || slots.length > MAX_SLOTS) return null;
    if (!REQUIRED.every((path) => slots.some((slot) => slot.path === path))) return null;
    const between = textsBetween(text, slots);
    if (between.reduce((sum, { length }) => sum + length, 0) > MAX_FORM_CHARACTERS) return null;
    const incoming = between.map(copyOf);
    const probes = slots.map(({ kind }, index) =>
      kind === 'text' ? `"slot-${FIRST_PROBE + index}"` : String(FIRST_PROBE + index),
    );
    const order = slots.map((_slot, index) => index);
    // The text is that of a completion, with other values.
    const probe = JSON.parse(written({ texts: incoming, order }, probes)) as JsonRecord;
    const serviceTier = probe['service_tier'];
    const template = new CompletionTemplate(slots, incoming, splitAt(write(probe), probes), serviceTier);
    // What is computed of several slots, such as a missing total, would be wrong in the next response.
    return template.#isExact(text, outgoing) ? template : null;
  }

  #isExact(text: string, outgoing: string): boolean {
    const spliced = this.apply(text);
    if (spliced?.text !== outgoing) return false;
    const noted = noUsage();
    spliced.noteUsage(noted);
    const reported = noUsage();
    readResponseUsage(reported, JSON.parse(text) as JsonRecord);
    return JSON.stringify(noted) === JSON.stringify(reported);
  }

  /** Returns the client's response. Null for a text of another form, and for one whose tokens must be estimated. */
  apply(text: string): SplicedCompletion | null {
    const values: string[] = [];
    const usage: JsonRecord = {};
    let at = 0;
    for (let index = 0; index < this.#slots.length; index += 1) {
      const before = this.#incoming[index] ?? '';
      if (!isAt(text, at, before)) return null;
      at += before.length;
      const isText = this.#slots[index]?.kind === 'text';
      const end = isText ? endOfText(text, at) : endOfCount(text, at);
      if (end === -1) return null;
      const value = text.slice(at, end);
      // A server that does not know the time: the gateway's own is written.
      if (value === '0' && this.#slots[index]?.path === 'created') return null;
      values.push(value);
      const count = this.#counts[index] ?? null;
      if (count !== null && !setCount(usage, count, Number(value))) return null;
      at = end;
    }
    const last = this.#incoming.at(-1) ?? '';
    if (text.length - at !== last.length || !isAt(text, at, last)) return null;
    return new SplicedCompletion(written(this.#outgoing, values), usage, this.#serviceTier);
  }
}

/** Slices are compared several characters at once, unlike with `startsWith`. */
function isAt(text: string, start: number, part: string): boolean {
  return text.slice(start, start + part.length) === part;
}

/** Returns the position after a string that is not empty, or -1. An empty id is replaced by one of the gateway. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end > start + 1 && isJson(text.slice(start, end + 1)) ? end + 1 : -1;
}

/** Whether a quote follows an odd number of backslashes. */
function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const ZERO = 0x30;
const NINE = 0x39;
/** Larger integers are not exact. */
const MAX_DIGITS = 15;

/** Returns the position after an integer as JSON writes it, or -1. */
function endOfCount(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code >= ZERO && code <= NINE; code = text.charCodeAt(at)) at += 1;
  const length = at - start;
  if (length === 0 || length > MAX_DIGITS) return -1;
  return length > 1 && text.charCodeAt(start) === ZERO ? -1 : at;
}

function countAt({ path, kind }: Slot): Count | null {
  const [root, name = '', inner] = path.split('.');
  return kind === 'count' && root === 'usage' ? { name, inner: inner ?? null } : null;
}

/** Adds a count to the usage block. False for one that counts as not reported. */
function setCount(usage: JsonRecord, { name, inner }: Count, count: number): boolean {
  if (inner === null) {
    usage[name] = count;
    return count > 0;
  }
  const details = usage[name];
  if (isRecord(details)) details[inner] = count;
  else usage[name] = { [inner]: count };
  return true;
}

/** A slice would keep all of the response that it is from in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function textsBetween(text: string, slots: readonly Slot[]): string[] {
  const texts: string[] = [];
  let from = 0;
  for (const { start, end } of slots) {
    texts.push(text.slice(from, start));
    from = end;
  }
  return [...texts, text.slice(from)];
}

/** A text of the client: fixed texts, and after each but the last one the value of a slot. */
interface Written {
  texts: readonly string[];
  /** The slots by number, in the order in which they are written. */
  order: readonly number[];
}

function written({ texts, order }: Written, values: readonly string[]): string {
  let all = texts[0] ?? '';
  for (let index = 0; index < order.length; index += 1)
    all += (values[order[index] ?? 0] ?? '') + (texts[index + 1] ?? '');
  return all;
}

/** Finds the probes in a completion that was written with them. */
function splitAt(text: string, probes: readonly string[]): Written {
  const texts: string[] = [];
  const order: number[] = [];
  let from = 0;
  for (;;) {
    const next = nextProbe(text, from, probes);
    if (next === null) return { texts: [...texts, text.slice(from)], order };
    texts.push(text.slice(from, next.start));
    order.push(next.probe);
    from = next.start + (probes[next.probe]?.length ?? 0);
  }
}

function nextProbe(
  text: string,
  from: number,
  probes: readonly string[],
): { start: number; probe: number } | null {
  let next: { start: number; probe: number } | null = null;
  for (const [probe, wanted] of probes.entries()) {
    const start = text.indexOf(wanted, from);
    if (start !== -1 && (next === null || start < next.start)) next = { start, probe };
  }
  return next;
}
