import type { RoutingDocument } from './dispatch.ts';

type Document = Exclude<RoutingDocument, string>;

interface ContractDocument {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, object>>;
  security?: object[];
  components: { securitySchemes: object };
}

/**
 * Returns the contract without its schemas. openapi-backend needs none for routing, and would resolve them all
 * at start.
 */
export function routingDocument(contract: ContractDocument): Document {
  const paths = Object.entries(contract.paths).map(([path, item]): [string, object] => [
    path,
    routedItem(item),
  ]);
  const document = {
    openapi: contract.openapi,
    info: contract.info,
    security: contract.security ?? [],
    components: { securitySchemes: contract.components.securitySchemes },
    paths: Object.fromEntries(paths),
  };
  // A part of the linted contract. The package's types require every member.
  return document as unknown as Document;
}

function routedItem(item: Record<string, object>): Record<string, object> {
  const methods = Object.entries(item).filter(([, operation]) => 'operationId' in operation);
  return Object.fromEntries(
    methods.map(([method, operation]): [string, object] => {
      const { operationId, security } = operation as { operationId?: string; security?: object[] };
      return [method, { operationId, ...(security === undefined ? {} : { security }), responses: {} }];
    }),
  );
}
