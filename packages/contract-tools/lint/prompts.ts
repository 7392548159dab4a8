import { follow, operationsOf, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument, SchemaObject } from '../reading/document.ts';
import { isBinary, shapeOf } from '../reading/request-schema.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** Names, metadata and ids that no model reads. Only these may be free text without guardrails. */
const IDENTIFIERS = [
  'model',
  'guardrails',
  'metadata',
  'user',
  'prompt_cache_key',
  'safety_identifier',
  'previous_response_id',
];

/** Every request property that can have text is under `prompts` or `notPrompts`. No model reads the requests of roles. */
export const promptsRule: Rule = (document) =>
  operationsOf(document)
    .filter(({ operation }) => operation['x-gateway']?.roles === undefined)
    .flatMap((one) => checkOperation(document, one));

function checkOperation(document: ContractDocument, operation: ContractOperation): Finding[] {
  const { prompts = [], notPrompts = [] } = operation.operation['x-gateway'] ?? {};
  const named = [...prompts, ...notPrompts];
  const properties = new Map<string, SchemaObject>();
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    if (schema === undefined) continue;
    for (const [name, property] of Object.entries(shapeOf(document, schema).properties))
      properties.set(name, property);
  }
  const texts = [...properties].filter(
    ([, schema]) => !isBinary(document, schema) && canHoldText(document, schema),
  );
  const asksModel = operation.operation['x-gateway']?.capability !== undefined;
  const unread = notPrompts.filter((name) => {
    const schema = properties.get(name);
    if (!asksModel || schema === undefined || IDENTIFIERS.includes(name)) return false;
    return canHoldText(document, schema, { isBoundedText: true });
  });
  const messages = [
    ...texts
      .filter(([name]) => !named.includes(name))
      .map(([name]) => `${name} can have text, so it must be under prompts or notPrompts`),
    ...named
      .filter((name) => !properties.has(name))
      .map((name) => `${name} is not a property of the request`),
    ...unread.map(
      (name) => `${name} can have any text, so it must be under prompts, or have an enum or a pattern`,
    ),
    ...prompts
      .filter((name) => notPrompts.includes(name))
      .map((name) => `${name} cannot be under both prompts and notPrompts`),
  ];
  return messages.map((message) => ({ message, path: [...atOperation(operation), 'x-gateway'] }));
}

interface TextOptions {
  /** Whether strings with an enum or a pattern do not count as text. */
  isBoundedText?: boolean;
}

/** Whether the schema allows a string at any depth. Open schemas allow it. */
function canHoldText(
  document: ContractDocument,
  schema: SchemaObject,
  options: TextOptions = {},
  seen = new Set<SchemaObject>(),
): boolean {
  const found = follow(document, schema);
  if (seen.has(found)) return false;
  seen.add(found);
  const inner = (one: SchemaObject) => canHoldText(document, one, options, seen);
  const { isBoundedText = false } = options;
  if (isBoundedText && ('const' in found || Array.isArray(found['enum']) || found['pattern'] !== undefined))
    return false;
  if ('const' in found) return typeof found['const'] === 'string';
  if (Array.isArray(found['enum']))
    return (found['enum'] as unknown[]).some((value) => typeof value === 'string');
  const alternatives = found.anyOf ?? found.oneOf;
  if (alternatives !== undefined) return alternatives.some(inner);
  if (found.allOf !== undefined) return found.allOf.some(inner);
  return allowedTypes(found).some((type) => typeCanHoldText(found, type, inner));
}

function allowedTypes(schema: SchemaObject): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties !== undefined) return ['object'];
  return schema.items === undefined ? ['string'] : ['array'];
}

function typeCanHoldText(schema: SchemaObject, type: string, inner: (one: SchemaObject) => boolean): boolean {
  if (type === 'string') return true;
  if (type === 'array') return schema.items === undefined || inner(schema.items);
  if (type !== 'object') return false;
  if (Object.values(schema.properties ?? {}).some(inner)) return true;
  const { additionalProperties = true } = schema;
  return typeof additionalProperties === 'boolean' ? additionalProperties : inner(additionalProperties);
}
