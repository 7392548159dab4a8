import { follow, operationsOf, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument } from '../reading/document.ts';
import { isMultipart } from '../reading/validator-schemas.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** The keywords of a schema that this rule reads. */
interface Node {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxItems?: number;
  maxLength?: number;
  items?: Node;
  properties?: Record<string, Node>;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  additionalProperties?: Node | boolean;
}

/** Formats whose texts are short, and files, which only the size of the body bounds. */
const BOUNDED_FORMATS = new Set(['uuid', 'binary']);

/**
 * Every list that a client sends has `maxItems`, so its validation is bounded, and every text `maxLength`. Where only the size of the
 * body bounds a text, `maxLength` is `requestBodyBytes`, which costs no check. A field of a form is never null, because no part can be.
 */
export const boundsRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => [
    ...Object.entries(one.operation.requestBody?.content ?? {}).flatMap(([mediaType, { schema }]) => {
      const path = [...atOperation(one), 'requestBody', 'content', mediaType];
      const root = schema as Node;
      return [
        ...missingBounds(document, root),
        ...(isMultipart(mediaType) ? nullableFields(document, root) : []),
      ].map((message): Finding => ({ message, path }));
    }),
    ...parametersWithoutBound(document, one),
  ]);

function missingBounds(document: ContractDocument, root: Node): string[] {
  const { requestBodyBytes = 0 } = document['x-gateway-limits'] ?? {};
  return [...nodesOf(document, root, '', new Set())].flatMap(([place, node]) => {
    const name = place || 'itself';
    if (hasType(node, 'array') && node.maxItems === undefined)
      return [`the list ${name} of the request needs maxItems`];
    if (isUnboundedText(node))
      return [
        `the text ${name} of the request needs maxLength: ${requestBodyBytes} if only the size of the body bounds it`,
      ];
    return [];
  });
}

function parametersWithoutBound(document: ContractDocument, one: ContractOperation): Finding[] {
  const { headerLineBytes = 0 } = document['x-gateway-limits'] ?? {};
  return one.parameters
    .filter(({ schema = {} }) => isUnboundedText(follow<object>(document, schema) as Node))
    .map(({ name }) => ({
      message: `the parameter ${name} needs maxLength: ${headerLineBytes} if only the length of the line bounds it`,
      path: atOperation(one),
    }));
}

function nullableFields(document: ContractDocument, root: Node): string[] {
  const { properties = {} } = follow<object>(document, root) as Node;
  return Object.entries(properties)
    .filter(([, node]) => [...nodesOf(document, node, '', new Set())].some(([, one]) => hasType(one, 'null')))
    .map(([name]) => `the field ${name} of the form cannot be null`);
}

function isUnboundedText(node: Node): boolean {
  const isBounded =
    node.maxLength !== undefined ||
    node.enum !== undefined ||
    node.const !== undefined ||
    BOUNDED_FORMATS.has(node.format ?? '');
  return hasType(node, 'string') && !isBounded;
}

function hasType({ type = [] }: Node, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

/** Returns every schema of a body with its place. Each component is visited once. */
function* nodesOf(
  document: ContractDocument,
  node: Node | undefined,
  place: string,
  seen: Set<string>,
): Generator<[place: string, node: Node]> {
  if (node === undefined) return;
  if (node.$ref !== undefined) {
    if (seen.has(node.$ref)) return;
    seen.add(node.$ref);
    yield* nodesOf(document, follow<object>(document, node), place, seen);
    return;
  }
  yield [place, node];
  yield* nodesOf(document, node.items, `${place}[]`, seen);
  const extra = node.additionalProperties;
  if (typeof extra === 'object') yield* nodesOf(document, extra, `${place}.*`, seen);
  for (const one of [node.anyOf, node.oneOf, node.allOf].flatMap((list) => list ?? []))
    yield* nodesOf(document, one, place, seen);
  for (const [name, one] of Object.entries(node.properties ?? {}))
    yield* nodesOf(document, one, place === '' ? name : `${place}.${name}`, seen);
}
