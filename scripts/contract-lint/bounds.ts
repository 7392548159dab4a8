import { follow, operationsOf } from '../generation/contract.ts';
import type { ContractDocument } from '../generation/document.ts';
import type { Finding, Rule } from './finding.ts';
import { atOperation } from './places.ts';

/** The keywords of a schema that this rule reads. */
interface Node {
  $ref?: string;
  type?: string | string[];
  maxItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  additionalProperties?: Node | boolean;
}

/** Every list in a request has `maxItems` (specification §8), so that its validation is bounded. */
export const boundsRule: Rule = (document) =>
  operationsOf(document).flatMap((one) =>
    Object.entries(one.operation.requestBody?.content ?? {}).flatMap(([mediaType, { schema }]) => {
      const path = [...atOperation(one), 'requestBody', 'content', mediaType];
      return [...unboundedLists(document, schema as Node, '', new Set())].map((place): Finding => ({
        message: `the list ${place || 'itself'} of the request needs maxItems`,
        path,
      }));
    }),
  );

function* unboundedLists(
  document: ContractDocument,
  node: Node | undefined,
  place: string,
  seen: Set<string>,
): Generator<string> {
  if (node === undefined) return;
  if (node.$ref !== undefined) {
    if (seen.has(node.$ref)) return;
    seen.add(node.$ref);
    yield* unboundedLists(document, follow<object>(document, node as never) as Node, place, seen);
    return;
  }
  if ([node.type].flat().includes('array') && node.maxItems === undefined) yield place;
  yield* unboundedLists(document, node.items, `${place}[]`, seen);
  const extra = node.additionalProperties;
  if (typeof extra === 'object') yield* unboundedLists(document, extra, `${place}.*`, seen);
  for (const one of [node.anyOf, node.oneOf, node.allOf].flatMap((list) => list ?? []))
    yield* unboundedLists(document, one, place, seen);
  for (const [name, one] of Object.entries(node.properties ?? {}))
    yield* unboundedLists(document, one, place === '' ? name : `${place}.${name}`, seen);
}
