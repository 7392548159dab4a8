import type { Contract } from '../../packages/contract-tools/reading/contract.ts';
import { formatWords } from './format-words.ts';
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
