import contractDocument from '../generated/openapi.json' with { type: 'json' };

/** The names of all properties that the contract's schemas declare: the formats' own words, which callers do not choose. */
export function formatWords(): ReadonlySet<string> {
  const words = new Set<string>();
  const open: unknown[] = [contractDocument.components.schemas];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const { properties } = value as { properties?: unknown };
    if (typeof properties === 'object' && properties !== null)
      for (const name of Object.keys(properties)) words.add(name);
    open.push(...Object.values(value).filter((inner: unknown) => inner !== null && inner !== undefined));
  }
  return words;
}
