import type { Validator } from '../../../contract/operation.ts';
import { checkEventOrder, type OrderedEvent } from './event-order.ts';
import { pointerWithoutContent } from './finding.ts';
import { eventsOf } from './stream-check.ts';

/** A difference between a sampled response and the contract, without content. */
export interface Breach {
  where: 'body' | 'event' | 'order';
  /** JSON pointer to the invalid value. Segments that may be content are replaced by `*`. */
  pointer: string;
  /** The keyword of the schema that failed, such as `required`, or `json` when the text is not JSON. */
  keyword: string;
}

export function bodyBreach(value: unknown, validator: Validator): Breach | null {
  return breachOf('body', value, validator);
}

/** Checks the events of a stream and their order. Each kind of breach is reported once. */
export function streamBreaches(operationId: string, text: string, validator: Validator): Breach[] {
  const events: OrderedEvent[] = eventsOf(text);
  const breaches = events
    .filter(({ kind }) => kind !== '[DONE]')
    .map(({ value }): Breach | null =>
      value === undefined
        ? { where: 'event', pointer: '', keyword: 'json' }
        : breachOf('event', value, validator),
    )
    .filter((breach) => breach !== null);
  if (checkEventOrder(operationId, events).length > 0)
    breaches.push({ where: 'order', pointer: '', keyword: 'order' });
  const kinds = new Map(
    breaches.map((breach) => [`${breach.where} ${breach.pointer} ${breach.keyword}`, breach]),
  );
  return [...kinds.values()];
}

function breachOf(where: Breach['where'], value: unknown, validator: Validator): Breach | null {
  if (validator(value)) return null;
  const [error] = validator.errors ?? [];
  return { where, pointer: pointerWithoutContent(error?.instancePath ?? ''), keyword: error?.keyword ?? '' };
}
