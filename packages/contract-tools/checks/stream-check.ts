import type { Validator } from '../../../contract/operation.ts';
import { checkEventOrder, type OrderedEvent } from './event-order.ts';
import type { RecordedExchange } from './exchange.ts';
import type { StreamRules } from './stream-rules.ts';

interface StreamEvent {
  name: string | null;
  data: string;
}

const DONE = '[DONE]';

/**
 * Checks the format, schema, order and end of a stream. When the client disconnected, only the received events are checked.
 */
export function checkStream(
  exchange: RecordedExchange,
  operationId: string,
  rules: StreamRules | undefined,
  validator: Validator | null,
): string[] {
  if (rules === undefined) return ['the contract does not define the end of the stream of this operation'];
  const { events, findings } = readEvents(
    exchange.response.body.toString('utf8'),
    exchange.clientDisconnected,
  );
  const ordered: OrderedEvent[] = [];
  for (const event of events) {
    const { finding, ...read } = readEvent(event, rules, validator);
    ordered.push(read);
    if (finding !== null) findings.push(finding);
  }
  const kinds = ordered.map(({ kind }) => kind);
  findings.push(...checkEventOrder(operationId, ordered));
  const maxTerminals = rules.repeats ? requestedCount(exchange) : 1;
  if (!exchange.clientDisconnected || isTerminal(kinds.at(-1), rules))
    findings.push(...checkEnd(kinds, rules, maxTerminals));
  return findings;
}

/** Parses the events of a stream. Data that is not JSON is undefined. */
export function eventsOf(text: string): OrderedEvent[] {
  return readEvents(text, true).events.map(({ data }) => {
    const value = data === DONE ? undefined : parsed(data);
    return { kind: data === DONE ? DONE : kindOf(value), value };
  });
}

/** Returns the parsed data of the events of a stream, without data that is not JSON. */
export function streamData(text: string): unknown[] {
  return readEvents(text, true)
    .events.map(({ data }) => parsed(data))
    .filter((value) => value !== undefined);
}

/** Returns the `n` of a JSON request. */
function requestedCount({ request }: RecordedExchange): number {
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

/** Parses server-sent events as the gateway writes them: line feeds, one `data:` line per event, comments between events. */
function readEvents(text: string, mayBeCut: boolean): { events: StreamEvent[]; findings: string[] } {
  const findings: string[] = [];
  if (text.includes('\r')) findings.push('the stream has carriage returns');
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  if (rest !== '' && !mayBeCut) findings.push('the stream ends in the middle of an event');
  const events: StreamEvent[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => !line.startsWith(':'));
    const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6));
    const names = lines.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7));
    if (lines.length !== data.length + names.length)
      findings.push(`a line with an unknown field: ${block.slice(0, 80)}`);
    if (lines.length === 0) continue;
    if (data.length !== 1 || names.length > 1) findings.push(`an event has ${data.length} data lines`);
    else events.push({ name: names[0] ?? null, data: data[0] ?? '' });
  }
  return { events, findings };
}

/** Parses an event. Its kind is its type, the terminator, `error`, or `data` without a type. */
function readEvent(
  event: StreamEvent,
  rules: StreamRules,
  validator: Validator | null,
): OrderedEvent & { finding: string | null } {
  if (event.data === rules.terminator) return { kind: event.data, value: undefined, finding: null };
  const value = parsed(event.data);
  if (value === undefined)
    return { kind: 'data', value, finding: `an event is not JSON: ${event.data.slice(0, 80)}` };
  const kind = kindOf(value);
  // Errors of image streams have no type and no name.
  if (rules.named && hasType(value) && event.name !== kind)
    return { kind, value, finding: `event: ${event.name} does not match ${kind}` };
  if (validator === null || validator(value)) return { kind, value, finding: null };
  const [error] = validator.errors ?? [];
  const finding = `a ${kind} event breaks its schema at '${error?.instancePath ?? ''}': ${error?.message ?? ''}`;
  return { kind, value, finding };
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

/** @param maxTerminals maximum number of terminal events */
function checkEnd(kinds: readonly string[], rules: StreamRules, maxTerminals: number): string[] {
  const findings: string[] = [];
  const terminals = kinds.filter((kind) => isTerminal(kind, rules));
  if (terminals.length < 1 || terminals.length > maxTerminals || terminals.slice(0, -1).includes('error'))
    findings.push(`the stream has ${terminals.length} terminal events (${terminals.join(', ')})`);
  const end =
    maxTerminals === 1
      ? kinds.findIndex((kind) => isTerminal(kind, rules))
      : kinds.findLastIndex((kind) => isTerminal(kind, rules));
  const after = end === -1 ? [] : kinds.slice(end + 1);
  const isFollowed = rules.terminator !== null && rules.lastEvents.length > 0 && kinds[end] !== 'error';
  const expected = isFollowed ? [rules.terminator] : [];
  if (end !== -1 && after.join() !== expected.join())
    findings.push(`events follow the terminal event: '${after.join()}'`);
  const error = kinds.indexOf('error');
  if (rules.afterError !== null && error !== -1 && kinds[error + 1] !== rules.afterError) {
    findings.push(`the error event must be followed by ${rules.afterError}`);
  }
  return findings;
}
