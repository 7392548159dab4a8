import document from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { componentSchemas, requestMedia, type JsonSchema } from '../../scripts/test-bed/contract-document.ts';

/** JSON values that a property may get. A new attack is a new row, and is tried at every property of every operation. */
export const HOSTILE_MEMBERS: Readonly<Record<string, unknown>> = {
  null: null,
  'a boolean': true,
  'a negative number': -1,
  'a fraction': 1.5,
  'a huge number': 1e308,
  'an empty text': '',
  'a text': 'x',
  'a text of control characters': '\u0000\u001b\r\n',
  'a lone surrogate': '\ud800',
  'a text of 100,000 characters': 'é'.repeat(100_000),
  'an empty list': [],
  'a list of null': [null],
  'a list of lists': [[[[]]]],
  'a list of 20,000 numbers': Array.from({ length: 20_000 }, () => 1),
  'an empty object': {},
  'an object of unknown members': { type: 'unknown', x: { y: [null] } },
  'names of the prototype': JSON.parse(
    '{"__proto__":{"type":"text"},"constructor":1,"toString":2}',
  ) as unknown,
  'objects in each other': nested(50),
};

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = { type: 'text', content: [value] };
  return value;
}

/** Texts for fields of forms and for parameters. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  null: 'null',
  'a negative number': '-1',
  'a fraction': '1.5',
  'an infinite number': '1e999',
  'a hexadecimal number': '0x10',
  'half of an object': '{"a":',
  'a list': '[[]]',
  'a list of names': '["__proto__"]',
  'a line end': 'a\r\nb: c',
  'a NUL': 'a\u0000b',
  'a path': '../../etc/passwd',
  'a long text': 'é'.repeat(3_000),
};

/** The name and schema of every property that the operation's body declares. */
export function bodyProperties(operationId: OperationId): [name: string, schema: JsonSchema][] {
  const media = requestMedia(operationId);
  return media === null ? [] : Object.entries(propertiesOf(media.schema));
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const found = resolve(schema);
  // Keywords of the contract, which its lint has checked.
  const parts = (found['allOf'] ?? []) as JsonSchema[];
  const own = (found['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.assign({}, ...parts.map(propertiesOf), own) as Record<string, JsonSchema>;
}

function resolve(schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolve(componentSchemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {});
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
}

/** The parameters of every operation, over references. */
export function parametersOf(operationId: OperationId): Parameter[] {
  const row = operations.find((one) => one.operationId === operationId);
  // The compiler sees only this one document's form.
  const paths = document.paths as unknown as Record<string, Record<string, { parameters?: Reference[] }>>;
  const item = paths[row?.path ?? ''] ?? {};
  const shared = (item as { parameters?: Reference[] }).parameters ?? [];
  return [...shared, ...(item[row?.method ?? '']?.parameters ?? [])].map(parameterAt);
}

type Reference = Parameter | { $ref: string };

function parameterAt(one: Reference): Parameter {
  if (!('$ref' in one)) return one;
  const named = document.components.parameters as unknown as Record<string, Parameter>;
  const found = named[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`${one.$ref} does not exist`);
  return found;
}
