import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';
import type { OutputFiles } from './output.ts';

/** Writes the parts of the contract that every start needs, so that the server need not read all of it. */
export function writeContractParts({ document }: Contract, files: OutputFiles): void {
  files.set('routing.json', json(routingDocument(document)));
}

/** Writes the words that name the formats of schemas. */
export function writeFormatWords({ document }: Contract, files: OutputFiles): void {
  files.set('format-words.json', json([...formatWords(document.components.schemas)].sort()));
}

/** Returns what decides about routing and keys. */
function routingDocument({ openapi, info, security, paths, components }: ContractDocument): object {
  const items = Object.entries(paths).map(([path, item]): [string, object] => [path, routedItem(item)]);
  return {
    openapi,
    info: { title: info.title, version: info.version },
    security: security ?? [],
    components: { securitySchemes: components.securitySchemes },
    paths: Object.fromEntries(items),
  };
}

function routedItem(item: ContractDocument['paths'][string]): object {
  const operations = Object.entries(item).flatMap(([method, operation]) =>
    operation === undefined || Array.isArray(operation) ? [] : [[method, operation] as const],
  );
  return Object.fromEntries(
    operations.map(([method, { operationId, security }]): [string, object] => [
      method,
      { operationId, ...(security === undefined ? {} : { security }), responses: {} },
    ]),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Collects the words of the formats, which clients do not choose: the names of all properties that the schemas declare,
 * and the values that they enumerate, such as roles and the types of parts.
 */
function formatWords(schemas: object): ReadonlySet<string> {
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
