/** A member of a parsed JSON value; undefined where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The members of an object; none for any other value. */
export function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
