import type { OpenAPIBackend } from 'openapi-backend';

/**
 * The parts of the contract that decide about routing and keys: `generated/routing.json`. It has no schemas, which openapi-backend would
 * resolve at the start.
 */
export interface ContractDocument {
  openapi: string;
  info: object;
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  security?: readonly object[];
  components: { securitySchemes: Readonly<Record<string, object>> };
}

export interface ContractOperation {
  operationId: string;
  /** Undefined: the contract's own `security` applies. */
  security?: readonly object[];
}

type Document = Exclude<ConstructorParameters<typeof OpenAPIBackend>[0]['definition'], string>;

/** The document as openapi-backend's types, which require every member, describe one. */
export function asDocument(contract: ContractDocument): Document {
  return contract as unknown as Document;
}

/** Whether a member of a path is an operation. Others are parameters and descriptions. */
export function isOperation(member: object): member is ContractOperation {
  return 'operationId' in member;
}
