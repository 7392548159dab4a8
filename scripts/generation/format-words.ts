/**
 * Collects the words of the formats, which clients do not choose: the names of all properties that the schemas declare,
 * and the values that they enumerate, such as roles and the types of parts.
 */
export function formatWords(schemas: object): ReadonlySet<string> {
  const words = new Set<string>();
  const open: unknown[] = [schemas];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const { properties, enum: values, const: only } = value as Record<string, unknown>;
    if (typeof properties === 'object' && properties !== null)
      for (const name of Object.keys(properties)) words.add(name);
    for (const one of [values, only].flat()) if (typeof one === 'string') words.add(one);
    open.push(...Object.values(value).filter((inner: unknown) => inner !== null && inner !== undefined));
  }
  return words;
}
