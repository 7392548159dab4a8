import type { OperationId } from '../../../generated/contract.ts';
import { listOf, memberOf, membersOf } from './members.ts';

/** An event of a stream, for checks of its order. */
export interface OrderedEvent {
  kind: string;
  /** The parsed data. Undefined for `[DONE]` and for data that is not JSON. */
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

/** Checks the order of events. `stream-check.ts` checks the end of the stream. */
export function checkEventOrder(operationId: string, events: readonly OrderedEvent[]): string[] {
  return CHECKS.get(operationId)?.(events) ?? [];
}

function chatOrder(events: readonly OrderedEvent[]): string[] {
  const finished = new Set<unknown>();
  const begun = new Set<unknown>();
  const findings: string[] = [];
  for (const { value } of events) {
    for (const choice of listOf(memberOf(value, 'choices'))) {
      const index = memberOf(choice, 'index');
      if (finished.has(index) && !isAfterword(choice))
        findings.push(`choice ${String(index)} continues after its finish_reason`);
      begun.add(index);
      if (typeof memberOf(choice, 'finish_reason') === 'string') finished.add(index);
    }
  }
  const isComplete = events.at(-1)?.kind === '[DONE]';
  const open = [...begun].filter((index) => !finished.has(index));
  if (isComplete) findings.push(...open.map((index) => `choice ${String(index)} has no finish_reason`));
  return findings;
}

/** Whether a choice has only what may follow its finish reason. */
function isAfterword(choice: unknown): boolean {
  const given = Object.entries(membersOf(memberOf(choice, 'delta'))).filter(([, value]) => value !== null);
  return (
    typeof memberOf(choice, 'finish_reason') !== 'string' && given.every(([name]) => name === 'annotations')
  );
}

function messagesOrder(events: readonly OrderedEvent[]): string[] {
  const findings: string[] = [];
  let open: number | null = null;
  let next = 0;
  events.forEach(({ kind, value }, at) => {
    const index = Number(memberOf(value, 'index'));
    if (kind === 'ping' || kind === 'error') return;
    if ((kind === 'message_start') !== (events.findIndex(isOrdered) === at))
      findings.push(
        kind === 'message_start' ? 'message_start is not first' : `${kind} precedes message_start`,
      );
    if (kind === 'content_block_start') {
      if (open !== null || index !== next)
        findings.push(`content block ${String(index)} starts out of order; ${next} is next`);
      open = index;
      next += 1;
    } else if (kind === 'content_block_delta' || kind === 'content_block_stop') {
      if (open !== index)
        findings.push(`${kind} belongs to content block ${String(index)}, which is not open`);
      if (kind === 'content_block_stop') open = null;
    } else if (open !== null) {
      findings.push(`${kind} occurs while content block ${String(open)} is open`);
    }
  });
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('message_stop') && !kinds.includes('message_delta'))
    findings.push('message_stop has no message_delta before it');
  return [...new Set(findings)].slice(0, MAX_FINDINGS);
}

/** Maximum findings per stream. Later ones usually result from the first. */
const MAX_FINDINGS = 5;

function isOrdered({ kind }: OrderedEvent): boolean {
  return kind !== 'ping' && kind !== 'error';
}

function responsesOrder(events: readonly OrderedEvent[]): string[] {
  const findings: string[] = [];
  const [first] = events;
  if (first !== undefined && first.kind !== 'response.created' && first.kind !== 'error')
    findings.push(`${first.kind} precedes response.created`);
  const numbers = events.map(({ value }) => memberOf(value, 'sequence_number'));
  const at = numbers.findIndex((number, index) => index > 0 && Number(number) <= Number(numbers[index - 1]));
  if (at !== -1) findings.push(`sequence_number ${String(numbers[at])} follows ${String(numbers[at - 1])}`);
  const open = new Set<number | undefined>();
  for (const { kind, value } of events) {
    // Validated before: an integer or absent.
    const index = memberOf(value, 'output_index') as number | undefined;
    if (kind === 'response.output_item.added') open.add(index);
    else if (index !== undefined && !open.has(index))
      findings.push(`${kind} belongs to output item ${String(index)}, which is not open`);
    if (kind === 'response.output_item.done') open.delete(index);
  }
  return [...new Set(findings)].slice(0, MAX_FINDINGS);
}
