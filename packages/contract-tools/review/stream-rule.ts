import type { ContractDocument, SchemaObject } from '../reading/document.ts';
import type { Comparison, Finding, ReviewRule } from './finding.ts';

/** Maps the name of an event to the pointer of its variant. */
type Events = Map<string, string>;

/** Compares the events of each stream. A new event is breaking for clients that handle a closed list of events. */
export const streamEventsRule: ReviewRule = ({ base, revision }: Comparison) => {
  const before = base.contract.document;
  const after = revision.contract.document;
  return streamSchemas(before)
    .filter((name) => after.components.schemas[name] !== undefined)
    .flatMap((name) => compareEvents(name, eventsOf(before, name), eventsOf(after, name)));
};

function streamSchemas(document: ContractDocument): string[] {
  const names = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((one) => (one === undefined || Array.isArray(one) ? [] : [one['x-gateway']?.streams]))
    .filter((name) => name !== undefined);
  return [...new Set(names)];
}

function compareEvents(stream: string, before: Events, after: Events): Finding[] {
  const added = [...after].filter(([event]) => !before.has(event));
  const removed = [...before].filter(([event]) => !after.has(event));
  return [
    ...added.map(([event, pointer]) =>
      finding('stream-event-added', `${stream} has the new event \`${event}\``, null, pointer, event),
    ),
    ...removed.map(([event, pointer]) =>
      finding('stream-event-removed', `${stream} no longer has the event \`${event}\``, pointer, null, event),
    ),
  ];
}

function finding(
  rule: string,
  message: string,
  basePointer: string | null,
  revisionPointer: string | null,
  event: string,
): Finding {
  const before = basePointer === null ? undefined : event;
  return {
    rating: 'breaking',
    rule,
    message,
    basePointer,
    revisionPointer,
    before,
    after: revisionPointer === null ? undefined : event,
  };
}

function eventsOf(document: ContractDocument, name: string): Events {
  const events: Events = new Map();
  collect(document, `#/components/schemas/${name}`, document.components.schemas[name], events, new Set());
  return events;
}

function collect(
  document: ContractDocument,
  pointer: string,
  schema: SchemaObject | undefined,
  events: Events,
  seen: Set<string>,
): void {
  if (schema === undefined) return;
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const found = document.components.schemas[name];
    const isUnion = (found?.anyOf ?? found?.oneOf) !== undefined;
    // The variants of nested unions are events too.
    if (isUnion) collect(document, schema.$ref, found, events, seen);
    else events.set(eventName(found) ?? name, pointer);
    return;
  }
  for (const keyword of ['anyOf', 'oneOf'] as const)
    for (const [index, one] of (schema[keyword] ?? []).entries())
      collect(document, `${pointer}/${keyword}/${index}`, one, events, seen);
  if (schema.anyOf === undefined && schema.oneOf === undefined)
    events.set(eventName(schema) ?? pointer, pointer);
}

/** Returns the constant that identifies an event. */
function eventName(schema: SchemaObject | undefined): string | null {
  for (const property of ['type', 'event', 'object']) {
    const value = schema?.properties?.[property]?.['const'];
    if (typeof value === 'string') return value;
  }
  return null;
}
