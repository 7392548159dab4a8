import type { OperationId } from '../generated/contract.ts';
import { listOf, memberOf } from './members.ts';

/** One event of a stream as far as its place is concerned. */
export interface OrderedEvent {
  kind: string;
  /** The parsed data; undefined for `[DONE]` and for what is not JSON. */
  value: unknown;
}

type OrderCheck = (events: readonly OrderedEvent[]) => string[];

const CHECKS: ReadonlyMap<string, OrderCheck> = new Map(
  Object.entries({
    createChatCompletion: chatOrder,
    createMessage: messagesOrder,
    createResponse: responsesOrder,
  } satisfies Partial<Record<OperationId, OrderCheck>>),
);

/** Finds events that come too early, too late or twice; whether and how the stream ends is checked elsewhere. */
export function orderFaults(operationId: string, events: readonly OrderedEvent[]): string[] {
  return CHECKS.get(operationId)?.(events) ?? [];
}

function chatOrder(events: readonly OrderedEvent[]): string[] {
  const finished = new Set<unknown>();
  const begun = new Set<unknown>();
  const faults: string[] = [];
  for (const { value } of events) {
    for (const choice of listOf(memberOf(value, 'choices'))) {
      const index = memberOf(choice, 'index');
      if (finished.has(index)) faults.push(`choice ${String(index)} goes on after its finish_reason`);
      begun.add(index);
      if (typeof memberOf(choice, 'finish_reason') === 'string') finished.add(index);
    }
  }
  const isComplete = events.at(-1)?.kind === '[DONE]';
  const open = [...begun].filter((index) => !finished.has(index));
  if (isComplete) faults.push(...open.map((index) => `choice ${String(index)} has no finish_reason`));
  return faults;
}

function messagesOrder(events: readonly OrderedEvent[]): string[] {
  const faults: string[] = [];
  let open: number | null = null;
  let next = 0;
  events.forEach(({ kind, value }, at) => {
    const index = Number(memberOf(value, 'index'));
    if (kind === 'ping' || kind === 'error') return;
    if ((kind === 'message_start') !== (events.findIndex(isNoPing) === at))
      faults.push(
        kind === 'message_start' ? 'message_start is not first' : `${kind} comes before message_start`,
      );
    if (kind === 'content_block_start') {
      if (open !== null || index !== next)
        faults.push(`content block ${String(index)} starts out of order; ${next} is next`);
      open = index;
      next += 1;
    } else if (kind === 'content_block_delta' || kind === 'content_block_stop') {
      if (open !== index) faults.push(`${kind} belongs to content block ${String(index)}, which is not open`);
      if (kind === 'content_block_stop') open = null;
    } else if (open !== null) {
      faults.push(`${kind} comes while content block ${String(open)} is open`);
    }
  });
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('message_stop') && !kinds.includes('message_delta'))
    faults.push('message_stop comes without a message_delta before it');
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}

/** Of one stream; the rest follow from the first ones. */
const MOST_FAULTS = 5;

function isNoPing({ kind }: OrderedEvent): boolean {
  return kind !== 'ping' && kind !== 'error';
}

function responsesOrder(events: readonly OrderedEvent[]): string[] {
  const faults: string[] = [];
  const [first] = events;
  if (first !== undefined && first.kind !== 'response.created' && first.kind !== 'error')
    faults.push(`${first.kind} comes before response.created`);
  const numbers = events.map(({ value }) => memberOf(value, 'sequence_number'));
  const at = numbers.findIndex((number, index) => index > 0 && Number(number) <= Number(numbers[index - 1]));
  if (at !== -1) faults.push(`sequence_number ${String(numbers[at])} comes after ${String(numbers[at - 1])}`);
  const open = new Set<number | undefined>();
  for (const { kind, value } of events) {
    // Its schema has been checked: an integer where there is one.
    const index = memberOf(value, 'output_index') as number | undefined;
    if (kind === 'response.output_item.added') open.add(index);
    else if (index !== undefined && !open.has(index))
      faults.push(`${kind} belongs to output item ${String(index)}, which is not open`);
    if (kind === 'response.output_item.done') open.delete(index);
  }
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
