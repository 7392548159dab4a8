/** Returns a member of a parsed JSON value. Undefined when it is absent. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the members of an object, and an empty object for any other value. */
export function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
