import type { OpenAPIBackend } from 'openapi-backend';

/** The parts of the contract that decide about routing and keys. */
export interface ContractDocument {
  openapi: string;
  info: object;
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  security?: readonly object[];
}

export interface ContractOperation {
  operationId: string;
  /** Undefined: the contract's own `security` applies. */
  security?: readonly object[];
}

type Document = Exclude<ConstructorParameters<typeof OpenAPIBackend>[0]['definition'], string>;

/**
 * Returns the contract without its schemas and its security. openapi-backend needs no schemas for routing, and
 * would resolve them all at the start; keys are checked by each operation's key rule (decision 3).
 */
export function routingDocument({ openapi, info, paths }: ContractDocument): Document {
  const routed = Object.entries(paths).map(([path, item]): [string, object] => [path, routedItem(item)]);
  // A part of the linted contract. The package's types require every member.
  return { openapi, info, paths: Object.fromEntries(routed) } as unknown as Document;
}

function routedItem(item: Readonly<Record<string, object>>): object {
  const methods = Object.entries(item).flatMap(([method, member]): [string, object][] =>
    isOperation(member) ? [[method, { operationId: member.operationId, responses: {} }]] : [],
  );
  return Object.fromEntries(methods);
}

/** Whether a member of a path is an operation. Others are parameters and descriptions. */
export function isOperation(member: object): member is ContractOperation {
  return 'operationId' in member;
}
