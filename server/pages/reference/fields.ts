import { resolve, type ContractDocument, type Schema } from './contract-document.ts';

/** One field of a body, as the reference shows it. */
export interface Field {
  name: string;
  /** In words, such as `list of strings or null`. */
  type: string;
  isRequired: boolean;
  description: string;
  /** Bounds and listed values. */
  facts: string[];
  /** The fields of its object, or of the objects in its list. */
  fields: Field[];
  /** The kinds that its value can be, when it can be one of several objects. */
  variants: Variant[];
}

export interface Variant {
  title: string;
  description: string;
  fields: Field[];
}

/** Deeper levels repeat what the shallow ones show, and make pages long. */
const DEEPEST_LEVEL = 6;

/** Lists the fields of an object's schema. A schema within itself is named only. */
export function fieldsOf(
  contract: ContractDocument,
  schema: Schema,
  within: readonly string[] = [],
): Field[] {
  const { properties = {}, required = [] } = resolve(contract, schema);
  const path = schema.$ref === undefined ? within : [...within, schema.$ref];
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(contract, { name, property, isRequired: required.includes(name) }, path),
  );
}

/** Returns the kinds that a body can be, when its schema is a choice of objects. */
export function variantsOf(
  contract: ContractDocument,
  schema: Schema,
  within: readonly string[] = [],
): Variant[] {
  const objects = objectsIn(contract, schema);
  if (objects.length < 2) return [];
  return objects.map((one) => ({
    title: titleOf(contract, one),
    description: resolve(contract, one).description ?? '',
    fields: isTooDeep(one, within) ? [] : fieldsOf(contract, one, within),
  }));
}

function fieldOf(
  contract: ContractDocument,
  { name, property, isRequired }: { name: string; property: Schema; isRequired: boolean },
  within: readonly string[],
): Field {
  const schema = resolve(contract, property);
  const [only, ...others] = objectsIn(contract, property);
  const isOne = only !== undefined && others.length === 0 && !isTooDeep(only, within);
  return {
    name,
    type: typeText(contract, property),
    isRequired,
    description: property.description ?? schema.description ?? '',
    facts: factsOf(contract, property),
    fields: isOne ? fieldsOf(contract, only, within) : [],
    variants: variantsOf(contract, property, within),
  };
}

function isTooDeep({ $ref }: Schema, within: readonly string[]): boolean {
  return within.length >= DEEPEST_LEVEL || ($ref !== undefined && within.includes($ref));
}

/** Lists the objects with fields that a value can be or have in its list, without those of unknown kinds. */
function objectsIn(contract: ContractDocument, schema: Schema): Schema[] {
  const target = resolve(contract, schema);
  const choices = target.anyOf ?? target.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => objectsIn(contract, choice));
  if (target['x-gateway-unknown'] !== undefined) return [];
  if (target.items !== undefined) return objectsIn(contract, target.items);
  return target.properties === undefined ? [] : [schema];
}

/** Names a kind by its `type`, which is how clients tell kinds apart, or else by its schema. */
function titleOf(contract: ContractDocument, schema: Schema): string {
  const { properties = {} } = resolve(contract, schema);
  const told = [properties['type'], properties['role']].map(
    (property) => property && resolve(contract, property),
  );
  for (const [index, property] of told.entries()) {
    const values = property?.const === undefined ? (property?.enum ?? []) : [property.const];
    if (values.length > 0)
      return `${index === 0 ? 'type' : 'role'}: ${values.map((one) => JSON.stringify(one)).join(' or ')}`;
  }
  return schema.$ref?.split('/').at(-1) ?? 'object';
}

/** Writes the type of a value in words. */
export function typeText(contract: ContractDocument, schema: Schema): string {
  return [...new Set(typesOf(contract, schema))].join(' or ');
}

function typesOf(contract: ContractDocument, schema: Schema): string[] {
  const target = resolve(contract, schema);
  const choices = target.anyOf ?? target.oneOf;
  if (choices !== undefined && target.type === undefined)
    return choices.flatMap((choice) => typesOf(contract, choice));
  if (target.type === undefined) return [constantType(target)];
  return [target.type].flat().map((type) => {
    if (type === 'array')
      return `list of ${plural(target.items ? typeText(contract, target.items) : 'value')}`;
    if (type === 'string' && target.format === 'binary') return 'file';
    return type;
  });
}

function constantType({ const: constant, enum: values = [] }: Schema): string {
  const sample = constant ?? values[0];
  if (sample === null) return 'null';
  return sample === undefined ? 'any value' : typeof sample;
}

function plural(type: string): string {
  return type
    .split(' or ')
    .map((one) => (/^list of |^any value$|^null$/.test(one) ? one : `${one}s`))
    .join(' or ');
}

/** Bounds of this size protect the gateway, and tell a caller nothing. */
const LARGE = 50_000;

function factsOf(contract: ContractDocument, schema: Schema): string[] {
  const target = resolve(contract, schema);
  const choices = target.anyOf ?? target.oneOf ?? [];
  const facts = choices.flatMap((choice) => {
    const one = resolve(contract, choice);
    return one.properties === undefined ? factsOf(contract, choice) : [];
  });
  const values = target.const === undefined ? (target.enum ?? []) : [target.const];
  const listed = values.filter((value) => value !== null).map((value) => JSON.stringify(value));
  if (listed.length > 0) facts.push(listed.join(', '));
  facts.push(
    ...bounds('', target.minimum, target.maximum),
    ...bounds(' characters', target.minLength, target.maxLength),
    ...bounds(' entries', target.minItems, target.maxItems),
  );
  return [...new Set(facts)];
}

function bounds(unit: string, least?: number, most?: number): string[] {
  const isBounded = most !== undefined && most < LARGE;
  if (least !== undefined && isBounded) return [`${least} to ${most}${unit}`];
  if (isBounded) return [`at most ${most}${unit}`];
  if (least === 1 && unit !== '') return ['not empty'];
  return least === undefined ? [] : [`at least ${least}${unit}`];
}
