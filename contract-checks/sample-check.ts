import type { Validator } from '../contract/operation.ts';
import { orderFaults, type OrderedEvent } from './event-order.ts';
import { pointerWithoutContent } from './fault.ts';
import { eventsOf } from './stream-check.ts';

/** One way in which a sampled response differs from the contract, without anything of its content. */
export interface Breach {
  where: 'body' | 'event' | 'order';
  /** JSON pointer to the value at fault; names that a contract would not use are replaced by `*`. */
  pointer: string;
  /** Of the schema that does not hold: `required`, `type`; `json` where the text is not JSON. */
  keyword: string;
}

export function bodyBreach(value: unknown, validator: Validator): Breach | null {
  return breachOf('body', value, validator);
}

/** Breaches of a stream's events and of their order; each kind is reported once. */
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
  if (orderFaults(operationId, events).length > 0)
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
