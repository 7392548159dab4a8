import type { ErrorDialect } from '../../contract/error-dialect.ts';
import { follow, type ContractOperation } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument, SchemaObject } from '../../packages/contract-tools/reading/document.ts';

/** Returns the form of the model errors of an operation. Throws when it declares two forms. */
export function errorDialectOf(
  document: ContractDocument,
  { operationId, responses }: ContractOperation,
): ErrorDialect {
  const found = new Set<ErrorDialect>();
  for (const [status, { content }] of Object.entries(responses)) {
    if (!/^[45]/.test(status)) continue;
    const schema = content?.['application/json']?.schema;
    if (schema !== undefined) collect(document, schema, found);
  }
  const [dialect = 'model', other] = found;
  if (other !== undefined) throw new Error(`${operationId}: model errors are declared in two forms`);
  return dialect;
}

/** A model error is an object that requires `error`; that of the messages format also requires `type`. */
function collect(document: ContractDocument, schema: SchemaObject, found: Set<ErrorDialect>): void {
  const { required = [], allOf, anyOf, oneOf } = follow(document, schema);
  const names = [...required, ...(allOf ?? []).flatMap((part) => follow(document, part).required ?? [])];
  if (names.includes('error')) found.add(names.includes('type') ? 'messages' : 'model');
  for (const one of [...(anyOf ?? []), ...(oneOf ?? [])]) collect(document, one, found);
}
