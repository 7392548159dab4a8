import { isRecord, type JsonObject } from '../contract/json-object.ts';
import type { Schemas } from './schema-node.ts';
import { type SchemaNode } from './schema-node.ts';

/** Elements of an array that are compared with the alternatives. */
const SAMPLED_ELEMENTS = 16;

/**
 * Why a value matches no alternative of a union: its type or tag; otherwise the alternatives that it matches,
 * the best one first.
 */
export type Choice =
  | { kind: 'no-type'; types: readonly string[] }
  | { kind: 'no-element-type'; types: readonly string[] }
  | { kind: 'missing-tag'; tag: string }
  | { kind: 'unknown-tag'; tag: string; allowed: readonly unknown[] }
  | { kind: 'match'; alternatives: readonly SchemaNode[] };

/**
 * Chooses the alternatives of a union that a value matches best: by its JSON type, then by its tag (a property
 * for which several alternatives list values, such as `type` or `role`), then by the number of known
 * properties.
 */
export function chooseAlternative(schemas: Schemas, union: readonly SchemaNode[], value: unknown): Choice {
  const all = union.flatMap((node) => schemas.alternatives(node));
  const fitting = all.filter((node) => schemas.accepts(node, value));
  if (fitting.length === 0) return { kind: 'no-type', types: typesOfAll(schemas, all) };
  if (Array.isArray(value)) return byElements(schemas, fitting, value);
  if (!isRecord(value)) return { kind: 'match', alternatives: fitting };
  return byTag(schemas, fitting, value) ?? { kind: 'match', alternatives: byProperties(fitting, value) };
}

function byTag(schemas: Schemas, fitting: readonly SchemaNode[], value: JsonObject): Choice | null {
  for (const tag of tagsOf(schemas, fitting)) {
    const given = value[tag];
    if (given === undefined) {
      if (fitting.every(({ required }) => required?.includes(tag) === true))
        return { kind: 'missing-tag', tag };
      continue;
    }
    const matching = fitting.filter(({ properties }) => schemas.admits(properties?.[tag] ?? {}, given));
    if (matching.length > 0) return { kind: 'match', alternatives: byProperties(matching, value) };
    const allowed = fitting.flatMap((node) => schemas.literals(node.properties?.[tag] ?? {}));
    return { kind: 'unknown-tag', tag, allowed: [...new Set(allowed)] };
  }
  return null;
}

/** Returns the properties for which at least two alternatives list allowed or forbidden values. */
function tagsOf(schemas: Schemas, alternatives: readonly SchemaNode[]): string[] {
  const counts = new Map<string, number>();
  for (const { properties = {} } of alternatives)
    for (const [name, node] of Object.entries(properties))
      if (schemas.isTag(node)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name);
}

function byProperties(alternatives: readonly SchemaNode[], value: JsonObject): readonly SchemaNode[] {
  const score = ({ properties = {}, required = [] }: SchemaNode): number =>
    Object.keys(properties).filter((name) => name in value).length +
    required.filter((name) => name in value).length * 2;
  return alternatives.toSorted((one, other) => score(other) - score(one));
}

/**
 * Chooses by the first element. If its type fits, the alternative with the longest run of valid elements comes
 * first.
 */
function byElements(
  schemas: Schemas,
  alternatives: readonly SchemaNode[],
  value: readonly unknown[],
): Choice {
  const itemSchemas = alternatives.flatMap(({ items = {} }) => [items]);
  const [first] = value;
  if (value.length > 0 && !itemSchemas.some((items) => schemas.accepts(items, first)))
    return { kind: 'no-element-type', types: typesOfAll(schemas, itemSchemas) };
  const score = ({ items = {} }: SchemaNode): number => {
    const invalidIndex = value
      .slice(0, SAMPLED_ELEMENTS)
      .findIndex((element) => !schemas.accepts(items, element));
    return invalidIndex === -1 ? SAMPLED_ELEMENTS : invalidIndex;
  };
  return { kind: 'match', alternatives: alternatives.toSorted((one, other) => score(other) - score(one)) };
}

function typesOfAll(schemas: Schemas, nodes: readonly SchemaNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => [...(schemas.typesOf(node) ?? [])]))];
}
