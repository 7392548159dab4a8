/** The parts of the API's contract that the page needs. The server's examples name models that it serves. */
interface Schema {
  $ref?: string;
  type?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  example?: unknown;
}
interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

export interface TryParameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  description: string;
  example: string;
}

export interface TryField {
  name: string;
  isFile: boolean;
  isRequired: boolean;
  description: string;
  example: string;
}

export type TryBody = { kind: 'json'; example: string } | { kind: 'form'; fields: readonly TryField[] };

/** An operation that a reader can try. */
export interface TryOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  parameters: readonly TryParameter[];
  body: TryBody | null;
}

const METHODS = new Set(['get', 'post', 'delete', 'put', 'patch']);

/** Reads the operations of the contract, in its order. */
export function operationsOf(document: unknown): TryOperation[] {
  // The gateway serves its own linted contract.
  const contract = document as Contract;
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => operationOf(contract, [method, path], operation)),
  );
}

function operationOf(
  { components }: Contract,
  [method, path]: readonly [string, string],
  { operationId, tags, summary, parameters = [], requestBody }: Operation,
): TryOperation {
  const resolved = parameters.map((one) => components.parameters[nameOf(one.$ref)] ?? one);
  return {
    id: operationId ?? path,
    method: method.toUpperCase(),
    path,
    tag: tags?.[0] ?? '',
    summary: summary ?? '',
    parameters: resolved.flatMap(parameterOf),
    body: bodyOf(components.schemas, requestBody?.content ?? {}),
  };
}

function parameterOf({ name = '', in: place, required, description, example }: Parameter): TryParameter[] {
  if (place !== 'path' && place !== 'query') return [];
  return [
    {
      name,
      in: place,
      isRequired: required === true,
      description: firstParagraph(description),
      example: place === 'path' ? textOf(example) : '',
    },
  ];
}

function bodyOf(
  schemas: Record<string, Schema>,
  content: Record<string, { schema?: Schema; example?: unknown }>,
): TryBody | null {
  const json = content['application/json'];
  if (json !== undefined) return { kind: 'json', example: JSON.stringify(json.example ?? {}, null, 2) };
  const form = content['multipart/form-data'];
  if (form === undefined) return null;
  const { properties = {}, required = [] } = schemas[nameOf(form.schema?.$ref)] ?? form.schema ?? {};
  // The members of an object of JSON.
  const examples = (form.example ?? {}) as Record<string, unknown>;
  const fields = Object.entries(properties).map(([name, { format, description }]): TryField => {
    const isFile = format === 'binary';
    return {
      name,
      isFile,
      isRequired: required.includes(name),
      description: firstParagraph(description),
      example: isFile ? '' : textOf(examples[name]),
    };
  });
  // A document's address is in the example, which no reader has.
  const shown = fields.filter(
    ({ isFile, example }) => isFile || (example !== '' && !example.startsWith('http')),
  );
  return { kind: 'form', fields: shown };
}

function nameOf(reference: string | undefined): string {
  return reference?.split('/').pop() ?? '';
}

/** The first paragraph, without the marks of its format. */
function firstParagraph(text = ''): string {
  return (text.split(/\n\s*\n/, 1)[0] ?? '').replaceAll('`', '').replace(/\s+/g, ' ').trim();
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
