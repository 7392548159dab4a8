import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

/** An operation with all references resolved, except those to schemas. */
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
  /** The name of the file, for what is generated from it. */
  fileName: string;
  /** The path to the project from the folder of what is generated. */
  projectPath: string;
  /** SHA-256 of the file, with which the server checks that `generated/` is current. */
  hash: string;
  /** The document of the file. */
  document: ContractDocument;
  /** The same document with a name for every structured body, for its type and validator. */
  named: ContractDocument;
  operations: ContractOperation[];
}

/** Reads the contract. Throws with the invalid operation or reference when it cannot be resolved. */
export function readContract(file: string, projectPath = '..'): Contract {
  // The contract lint validates the form of the document.
  const text = readFileSync(file, 'utf8');
  // Copies the values of YAML aliases, so that a change of one does not change another.
  const document = JSON.parse(JSON.stringify(parse(text))) as ContractDocument;
  const named = nameBodies(document);
  return {
    fileName: basename(file),
    projectPath,
    hash: createHash('sha256').update(text).digest('hex'),
    document,
    named,
    operations: operationsOf(named),
  };
}

/** Resolves the `$ref` of a local component, also over several steps. */
export function follow<Node extends object>(
  document: ContractDocument,
  node: Node & { $ref?: string },
): Node {
  let found: Node & { $ref?: string } = node;
  for (let steps = 0; found.$ref !== undefined; steps++) {
    if (steps > 16) throw new Error(`${found.$ref}: the references are circular`);
    found = atPointer<Node>(document, found.$ref);
  }
  return found;
}

function atPointer<Node>(document: ContractDocument, reference: string): Node {
  let place: unknown = document;
  for (const step of reference.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    // The check below reports values that are not objects.
    place = (place as Record<string, unknown> | undefined)?.[key];
  }
  if (place === undefined) throw new Error(`${reference}: the component does not exist`);
  // The specification allows only this kind of object at the reference.
  return place as Node;
}

/** Returns every operation in the order of the document. */
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
  // The key of a method has an operation.
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
        throw new Error(`${name}: the name is reserved for a body without a name`);
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
