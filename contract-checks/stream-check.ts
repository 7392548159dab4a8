import type { Validator } from '../contract/operation.ts';
import { orderFaults, type OrderedEvent } from './event-order.ts';
import type { RecordedExchange } from './exchange.ts';
import type { StreamRules } from './stream-rules.ts';

interface StreamEvent {
  name: string | null;
  data: string;
}

const DONE = '[DONE]';

/**
 * What is wrong with a stream: an event that breaks its schema, and any number of terminal events but those that belong to it. A stream that its
 * caller left is judged by the events that came.
 */
export function streamFaults(
  exchange: RecordedExchange,
  operationId: string,
  rules: StreamRules | undefined,
  validator: Validator | null,
): string[] {
  if (rules === undefined) return ['the contract does not say how a stream of this operation ends'];
  const { events, faults } = readEvents(exchange.response.body.toString('utf8'), exchange.callerGone);
  const ordered: OrderedEvent[] = [];
  for (const event of events) {
    const { fault, ...read } = readEvent(event, rules, validator);
    ordered.push(read);
    if (fault !== null) faults.push(fault);
  }
  const kinds = ordered.map(({ kind }) => kind);
  faults.push(...orderFaults(operationId, ordered));
  const asked = rules.repeats ? countAsked(exchange) : 1;
  if (!exchange.callerGone || isTerminal(kinds.at(-1), rules)) faults.push(...endFaults(kinds, rules, asked));
  return faults;
}

/** The events of a stream with their kinds; data that is not JSON is undefined. */
export function eventsOf(text: string): OrderedEvent[] {
  return readEvents(text, true).events.map(({ data }) => {
    const value = data === DONE ? undefined : parsed(data);
    return { kind: data === DONE ? DONE : kindOf(value), value };
  });
}

/** The parsed data of each event of a stream, without those that are not JSON. */
export function streamData(text: string): unknown[] {
  return readEvents(text, true)
    .events.map(({ data }) => parsed(data))
    .filter((value) => value !== undefined);
}

/** `n` of a JSON request. */
function countAsked({ request }: RecordedExchange): number {
  const n: unknown = Reflect.get(Object(parsed(request?.body.toString('utf8') ?? '')), 'n');
  return typeof n === 'number' && n > 1 ? n : 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The standard's framing as this gateway writes it: line feeds, one `data:` line per event, comments between events. */
function readEvents(text: string, mayBeCut: boolean): { events: StreamEvent[]; faults: string[] } {
  const faults: string[] = [];
  if (text.includes('\r')) faults.push('the stream has carriage returns');
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  if (rest !== '' && !mayBeCut) faults.push('the stream ends within an event');
  const events: StreamEvent[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => !line.startsWith(':'));
    const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6));
    const names = lines.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7));
    if (lines.length !== data.length + names.length)
      faults.push(`a line of no known field: ${block.slice(0, 80)}`);
    if (lines.length === 0) continue;
    if (data.length !== 1 || names.length > 1) faults.push(`an event of ${data.length} data lines`);
    else events.push({ name: names[0] ?? null, data: data[0] ?? '' });
  }
  return { events, faults };
}

/** The event's kind: its type, the terminator, `error`, or `data` for those without a type. */
function readEvent(
  event: StreamEvent,
  rules: StreamRules,
  validator: Validator | null,
): OrderedEvent & { fault: string | null } {
  if (event.data === rules.terminator) return { kind: event.data, value: undefined, fault: null };
  const value = parsed(event.data);
  if (value === undefined)
    return { kind: 'data', value, fault: `an event is no JSON: ${event.data.slice(0, 80)}` };
  const kind = kindOf(value);
  // An error without a type of its own, as images have it, needs no name.
  if (rules.named && hasType(value) && event.name !== kind)
    return { kind, value, fault: `event: ${event.name} stands before ${kind}` };
  if (validator === null || validator(value)) return { kind, value, fault: null };
  const [error] = validator.errors ?? [];
  const fault = `a ${kind} event breaks its schema at '${error?.instancePath ?? ''}': ${error?.message ?? ''}`;
  return { kind, value, fault };
}

function hasType(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function kindOf(value: unknown): string {
  if (hasType(value)) return value.type;
  if (typeof value !== 'object' || value === null) return 'data';
  return 'error' in value && value.error !== null ? 'error' : 'data';
}

function isTerminal(kind: string | undefined, rules: StreamRules): boolean {
  if (kind === undefined) return false;
  if (kind === rules.terminator) return rules.lastEvents.length === 0;
  return rules.lastEvents.includes(kind) || (kind === 'error' && rules.afterError === null);
}

/** @param asked how many terminal events there may be at most */
function endFaults(kinds: readonly string[], rules: StreamRules, asked: number): string[] {
  const faults: string[] = [];
  const terminals = kinds.filter((kind) => isTerminal(kind, rules));
  if (terminals.length < 1 || terminals.length > asked || terminals.slice(0, -1).includes('error'))
    faults.push(`the stream has ${terminals.length} terminal events (${terminals.join(', ')})`);
  const end =
    asked === 1
      ? kinds.findIndex((kind) => isTerminal(kind, rules))
      : kinds.findLastIndex((kind) => isTerminal(kind, rules));
  const after = end === -1 ? [] : kinds.slice(end + 1);
  const isFollowed = rules.terminator !== null && rules.lastEvents.length > 0 && kinds[end] !== 'error';
  const expected = isFollowed ? [rules.terminator] : [];
  if (end !== -1 && after.join() !== expected.join())
    faults.push(`after the terminal event came '${after.join()}'`);
  const error = kinds.indexOf('error');
  if (rules.afterError !== null && error !== -1 && kinds[error + 1] !== rules.afterError) {
    faults.push(`after the error event must come ${rules.afterError}`);
  }
  return faults;
}
