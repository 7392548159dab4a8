import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type {
  ContractDocument,
  MediaTypeObject,
  OperationObject,
  ParameterObject,
  PathItemObject,
  RequestBodyObject,
  ResponseObject,
} from './document.ts';

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** One operation with every reference above the schemas resolved. */
export interface ContractOperation {
  operationId: string;
  method: Method;
  path: string;
  operation: OperationObject;
  parameters: ParameterObject[];
  requestBody: RequestBodyObject | undefined;
  responses: Record<string, ResponseObject>;
}

export interface Contract {
  /** SHA-256 of the file, by which the server knows that `generated/` belongs to it. */
  hash: string;
  /** The document as it was written. */
  document: ContractDocument;
  /** The same with every structured body under a name of its own, so that a type and a validator can be called by it. */
  named: ContractDocument;
  operations: ContractOperation[];
}

/** Reads the contract and fails with the operation or reference at fault when it cannot be followed. */
export function readContract(file: string): Contract {
  // The lint holds the document's form; here it is taken to have it.
  const text = readFileSync(file, 'utf8');
  // What YAML aliases share is a value of its own at each place, so that a change of one changes no other.
  const document = JSON.parse(JSON.stringify(parse(text))) as ContractDocument;
  const named = nameBodies(document);
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    document,
    named,
    operations: operationsOf(named),
  };
}

/** Follows `$ref` of a local component, by as many steps as there are. */
export function follow<Node extends object>(
  document: ContractDocument,
  node: Node & { $ref?: string },
): Node {
  let found: Node & { $ref?: string } = node;
  for (let steps = 0; found.$ref !== undefined; steps++) {
    if (steps > 16) throw new Error(`${found.$ref}: references go round in a circle`);
    found = atPointer<Node>(document, found.$ref);
  }
  return found;
}

function atPointer<Node>(document: ContractDocument, reference: string): Node {
  let place: unknown = document;
  for (const step of reference.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    // Whatever is no object has no such key, which the check below reports.
    place = (place as Record<string, unknown> | undefined)?.[key];
  }
  if (place === undefined) throw new Error(`${reference}: there is no such component`);
  // A reference stands where the specification allows this kind of object alone.
  return place as Node;
}

/** Every operation in the document's order. */
export function operationsOf(document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key): key is Method => (methods as readonly string[]).includes(key))
      .map((method) => operationAt(document, path, item, method)),
  );
}

function operationAt(
  document: ContractDocument,
  path: string,
  item: PathItemObject,
  method: Method,
): ContractOperation {
  // A key that names a method holds an operation.
  const operation = item[method] as OperationObject;
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    follow(document, response),
  ]);
  return {
    operationId: operation.operationId,
    method,
    path,
    operation,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
      follow(document, one),
    ),
    requestBody: operation.requestBody && follow(document, operation.requestBody),
    responses: Object.fromEntries(responses) as Record<string, ResponseObject>,
  };
}

function nameBodies(original: ContractDocument): ContractDocument {
  const document = structuredClone(original);
  const { schemas, responses = {} } = document.components;
  const nameContent = (content: Record<string, MediaTypeObject> | undefined, name: string) => {
    for (const media of Object.values(content ?? {})) {
      if (!media.schema || media.schema.$ref !== undefined || media.schema.type === 'string') continue;
      if (schemas[name] !== undefined)
        throw new Error(`${name}: the name is needed for a body that has none`);
      schemas[name] = media.schema;
      media.schema = { $ref: `#/components/schemas/${name}` };
    }
  };
  for (const [name, response] of Object.entries(responses)) nameContent(response.content, `${name}Body`);
  for (const { operationId, operation } of operationsOf(document)) {
    const base = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
    nameContent(operation.requestBody?.content, `${base}RequestBody`);
    for (const [status, response] of Object.entries(operation.responses)) {
      nameContent(response.content, `${base}${status}Body`);
    }
  }
  return document;
}
