type Mapping = Record<string, unknown>;

/** A mapping as it is, anything else as an empty one: for checks that also read what the schema refused. */
export function mappingIn(parent: unknown, key?: string): Mapping {
  const value: unknown = key === undefined ? parent : mappingIn(parent)[key];
  // An object that is no array has only string keys of unknown values: that is what the type says.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
}

/** The list under a key, or an empty one. */
export function listIn(parent: Mapping, key: string): unknown[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

/** What a model as written can be asked for: its mode and whatever its capabilities add. */
export function capabilitiesIn(model: Mapping): Set<unknown> {
  return new Set([model.mode, ...listIn(model, 'capabilities')]);
}
