import { readFileSync } from 'node:fs';
import type { OperationRow } from '../contract/operation.ts';
import { Schemas, type ComponentSchemas } from './schema-node.ts';
import type { SchemaOf } from './validation.ts';

const CONTRACT = new URL('../generated/openapi.json', import.meta.url);
let schemas: Schemas | null = null;

/**
 * Returns the schema of a request body; undefined where the contract has no component for it, such as for
 * forms.
 */
export function requestSchema({ request }: OperationRow, mediaType: string): SchemaOf | undefined {
  const name = request[mediaType];
  if (typeof name !== 'string') return undefined;
  schemas ??= readSchemas();
  const node = schemas.named(name);
  return node === null ? undefined : { schemas, node };
}

/** Reads the contract once, for the first invalid body: most processes never need it. */
function readSchemas(): Schemas {
  // The generator wrote it from a linted contract.
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    components: { schemas: ComponentSchemas };
  };
  return new Schemas(contract.components.schemas);
}
