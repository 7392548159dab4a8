import { adminDocument } from '../../../packages/contract-tools/checks/document.ts';
import type { OperationId } from '../../../generated/admin/contract.ts';
import { operations, type Operation } from '../../../generated/admin/operations.ts';
import type { TestRequest } from '../../../scripts/test-bed/client.ts';

export interface RequestChanges {
  /** Null: no token. */
  token?: string | null;
  path?: Readonly<Record<string, string>>;
  /** The query, including its question mark. */
  query?: string;
  headers?: Readonly<Record<string, string>>;
  /** The body instead of the example: a value, or a text as it is. */
  body?: unknown;
}

/** Objects that a new management of the tests has. */
const PATH_VALUES: Readonly<Record<string, string>> = { project: 'research' };
/** An id that does not exist. */
export const UNKNOWN_ID = '0199f3c2-7a51-7c3e-9d0b-000000000000';

export function operationRow(operationId: OperationId): Operation {
  const found = operations.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`there is no operation ${operationId}`);
  return found;
}

/** Returns the contract's own example of an operation as a request. */
export function managementRequest(
  operationId: OperationId,
  { token = null, path = {}, query = '', headers = {}, body = exampleBody(operationId) }: RequestChanges = {},
): TestRequest {
  const row = operationRow(operationId);
  const filled = row.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? PATH_VALUES[name] ?? UNKNOWN_ID),
  );
  return {
    method: row.method.toUpperCase(),
    path: `${filled}${query}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** Undefined for an operation without a body. */
export function exampleBody(operationId: OperationId): unknown {
  const { path, method } = operationRow(operationId);
  return adminDocument().paths[path]?.[method]?.requestBody?.content['application/json']?.example;
}
