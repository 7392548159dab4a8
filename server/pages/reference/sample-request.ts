import {
  exampleOf,
  resolve,
  type ContractDocument,
  type Parameter,
  type PlacedOperation,
  type Schema,
} from './contract-document.ts';

/** The example of an operation, by where its values go. */
export interface SampleRequest {
  operationId: string;
  method: string;
  /** With the values of its parameters, percent-encoded. */
  target: string;
  parameters: Record<string, unknown>;
  json: Record<string, unknown> | null;
  form: SampleForm | null;
  /** What a successful response is. */
  result: 'json' | 'bytes' | 'events';
}

export interface SampleForm {
  fields: Record<string, unknown>;
  /** Names of files, by field. */
  files: Record<string, string>;
}

/** Returns the request of an operation's example. */
export function sampleRequest(
  contract: ContractDocument,
  { operation, method, path, parameters }: PlacedOperation,
): SampleRequest {
  const given = parameters.filter((one) => one.in === 'path' || (one.in === 'query' && one.required));
  const values = Object.fromEntries(given.map((one) => [one.name, parameterExample(contract, one)]));
  const query = given
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${encoded(values[one.name])}`);
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encoded(values[name]));
  const content =
    operation.requestBody === undefined ? {} : (resolve(contract, operation.requestBody).content ?? {});
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  const types = Object.keys(resolve(contract, operation.responses['200'] ?? {}).content ?? {});
  return {
    operationId: operation.operationId,
    method,
    target: query.length === 0 ? filled : `${filled}?${query.join('&')}`,
    parameters: values,
    json: json === undefined ? null : recordOf(exampleOf(json)),
    form: form === undefined ? null : formOf(contract, form.schema ?? {}, recordOf(exampleOf(form))),
    result: resultOf(types),
  };
}

function resultOf(types: readonly string[]): SampleRequest['result'] {
  if (types.length === 0 || types.includes('application/json')) return 'json';
  return types.every((type) => type === 'text/event-stream') ? 'events' : 'bytes';
}

function encoded(value: unknown): string {
  // Ids of models have a slash, which paths may hold as it is.
  return encodeURIComponent(String(value)).replaceAll('%2F', '/');
}

function parameterExample(contract: ContractDocument, { name, example, schema }: Parameter): unknown {
  const target = resolve(contract, schema ?? {});
  return example ?? target.const ?? target.enum?.[0] ?? `<${name}>`;
}

function recordOf(example: unknown): Record<string, unknown> {
  return typeof example === 'object' && example !== null ? { ...example } : {};
}

function formOf(contract: ContractDocument, schema: Schema, example: Record<string, unknown>): SampleForm {
  const { properties = {} } = resolve(contract, schema);
  const isFile = (name: string): boolean => resolve(contract, properties[name] ?? {}).format === 'binary';
  const entries = Object.entries(example);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !isFile(name))),
    files: Object.fromEntries(
      entries.filter(([name]) => isFile(name)).map(([name, bytes]) => [name, fileNameOf(String(bytes))]),
    ),
  };
}

/** Lists the fields as a form has them: texts, and an entry for each value of a list. */
export function formTexts(fields: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}

/** Names a file of an example by its first bytes. */
function fileNameOf(bytes: string): string {
  const kinds: [start: string, name: string][] = [
    ['RIFF', 'audio.wav'],
    ['GIF8', 'image.gif'],
    ['\u0089PNG', 'image.png'],
    ['%PDF', 'document.pdf'],
  ];
  return kinds.find(([start]) => bytes.startsWith(start))?.[1] ?? 'data.csv';
}
