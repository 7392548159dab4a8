import { OutputError } from './tools.ts';

/** An object of a reply, whose members may have another form than the contract says. */
export type Values = Record<string, unknown>;

export function isObject(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the objects of a list. Other values have none. */
export function objectsIn(list: unknown): Values[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Returns the objects of a reply's list. Throws `OutputError` when the reply has no such list. */
export function objectsOf(reply: unknown, name: string): Values[] {
  if (!isObject(reply) || !Array.isArray(reply[name]))
    throw new OutputError(`the reply has no list ${name}`, JSON.stringify(reply) ?? '');
  return objectsIn(reply[name]);
}

/** Returns the entry of an index, which is 0 for an event without one. Creates it if needed. */
export function entryAt(entries: Map<number, Values>, index: unknown, create: () => Values): Values {
  const key = typeof index === 'number' ? index : 0;
  const entry = entries.get(key) ?? create();
  entries.set(key, entry);
  return entry;
}

/** Returns the entries in the order of their indexes, which may have gaps. */
export function inOrder(entries: Map<number, Values>): Values[] {
  return [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry);
}
