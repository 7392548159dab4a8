import type { JsonSchema } from '../../../scripts/test-bed/contract-document.ts';
import {
  atKind,
  kindsOf,
  propertiesOf,
  requiredOf,
  resolved,
  typesOf,
  variantsOf,
  wordsOf,
} from './schema-kinds.ts';

type Values = (schema: JsonSchema, path: string) => unknown[];

/**
 * Returns two values of a schema, or one where it has only one. Texts name their place, so that they are found again.
 *
 * @param values the values of a property within
 */
export function sampleValues(given: JsonSchema, path: string, values: Values): unknown[] {
  const schema = resolved(given);
  const types = typesOf(schema);
  if (variantsOf(schema).length > 0 && types.length === 0) {
    for (const variant of variantsOf(schema)) {
      const found = sampleValues(variant, path, values);
      if (found.length > 0) return found;
    }
  }
  if (wordsOf(schema).length > 0) return wordsOf(schema).slice(0, 2);
  if (schema['not'] !== undefined) return [];
  if (types.includes('string')) return [markOf(path, 1), markOf(path, 2)];
  if (types.includes('boolean')) return [true, false];
  if (types.includes('integer')) return [3, 4];
  if (types.includes('number')) return [0.25, 0.5];
  if (types.includes('array')) {
    const items = values((schema['items'] ?? {}) as JsonSchema, `${path}[]`);
    return items.map((item) => [item]);
  }
  if (types.includes('object')) return objects(schema, path, values);
  return [];
}

/** A text that is found wherever it arrives. */
function markOf(path: string, number: number): string {
  return `mark-${path.replaceAll(/[^A-Za-z]+/g, '-').slice(-10)}-${number}`;
}

function objects(schema: JsonSchema, path: string, values: Values): unknown[] {
  const properties = propertiesOf(schema);
  if (Object.keys(properties).length === 0)
    return [1, 2].map((number) => ({ [`key_${number}`]: markOf(path, number) }));
  const [kind] = kindsOf(schema);
  if (kind === undefined) return [];
  const members: Record<string, unknown> = { ...kind.tags };
  const at = atKind(path, kind);
  for (const name of requiredOf(schema)) members[name] ??= values(properties[name] ?? {}, `${at}.${name}`)[0];
  return [members];
}
