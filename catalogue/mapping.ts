import { isRecord, type JsonObject } from '../contract/json-object.ts';
/** Returns a mapping, or an empty one for other values, for checks that run after the schema check failed. */
export function mappingIn(parent: unknown, key?: string): JsonObject {
  const value: unknown = key === undefined ? parent : mappingIn(parent)[key];
  return isRecord(value) ? value : {};
}

/** Returns the list under a key, or an empty one. */
export function listIn(parent: JsonObject, key: string): unknown[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

/** Returns the capabilities of a model in the file: its mode and `capabilities`. */
export function capabilitiesIn(model: JsonObject): Set<unknown> {
  return new Set([model['mode'], ...listIn(model, 'capabilities')]);
}
