type Mapping = Record<string, unknown>;

/** Returns a mapping, or an empty one for other values, for checks that run after the schema check failed. */
export function mappingIn(parent: unknown, key?: string): Mapping {
  const value: unknown = key === undefined ? parent : mappingIn(parent)[key];
  // An object that is not an array matches the type.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
}

/** Returns the list under a key, or an empty one. */
export function listIn(parent: Mapping, key: string): unknown[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

/** Returns the capabilities of a model in the file: its mode and `capabilities`. */
export function capabilitiesIn(model: Mapping): Set<unknown> {
  return new Set([model['mode'], ...listIn(model, 'capabilities')]);
}
