import type { OperationRow } from '../contract/operation.ts';
import contractDocument from '../generated/openapi.json' with { type: 'json' };
import { Schemas } from './schema-node.ts';
import type { SchemaOf } from './validation.ts';

const schemas = new Schemas(contractDocument.components.schemas);

/**
 * Returns the schema of a request body; undefined where the contract has no component for it, such as for
 * forms.
 */
export function requestSchema({ request }: OperationRow, mediaType: string): SchemaOf | undefined {
  const name = request[mediaType];
  const node = typeof name === 'string' ? schemas.named(name) : null;
  return node === null ? undefined : { schemas, node };
}
