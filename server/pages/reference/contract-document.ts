/** What the reference reads of a schema of the contract (JSON Schema 2020-12). */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Marks the variant that lets kinds of vendors through which the contract does not know. */
  'x-gateway-unknown'?: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}

export interface ContractResponse {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  'x-gateway'?: { capability?: string };
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content?: Record<string, MediaType> };
  responses: Record<string, ContractResponse>;
}

export interface ContractDocument {
  info: { title: string; version: string; description?: string };
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** An operation with its place in the contract. */
export interface PlacedOperation {
  operation: Operation;
  /** In capitals. */
  method: string;
  path: string;
  /** The operation's own and those of its path. */
  parameters: Parameter[];
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Lists the operations in the order of the contract. */
export function operationsOf(contract: ContractDocument): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, value]) => {
        // The generator wrote the document from a linted contract.
        const operation = value as Operation;
        const shared = (item['parameters'] ?? []) as Parameter[];
        const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(contract, one));
        return { operation, method: method.toUpperCase(), path, parameters };
      }),
  );
}

/** Returns the part of the contract that a `$ref` names; other values as they are. */
export function resolve<T extends { $ref?: string }>(contract: ContractDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(2);
  // The lint of the contract refuses a reference without a target.
  return resolve(contract, contract.components[kind]?.[name] as T);
}

/** Returns the first example of a media type. */
export function exampleOf(media: MediaType): unknown {
  return media.example ?? Object.values(media.examples ?? {})[0]?.value;
}
