import type { Ajv2020 } from 'ajv/dist/2020.js';
import { follow } from '../reading/contract.ts';
import { absolute, documentAjv } from '../reading/compile-validators.ts';
import type { ContractDocument, MediaTypeObject, SchemaObject } from '../reading/document.ts';
import type { Finding, Rule } from './finding.ts';
import { mediaTypesOf, type PlacedMediaType } from './places.ts';

/**
 * Every body has an example, and every example is valid, also those of headers. Examples of event streams are single events or complete
 * streams.
 */
export const examplesRule: Rule = (document) => {
  const ajv = documentAjv(document, 'json');
  return [
    ...mediaTypesOf(document).flatMap((placed) => checkMediaType(document, ajv, placed)),
    ...checkHeaders(document, ajv),
  ];
};

function checkHeaders({ components }: ContractDocument, ajv: Ajv2020): Finding[] {
  return Object.entries(components['headers'] ?? {}).flatMap(([name, header]) => {
    // Redocly checks the form of a header, which has both keys as a media type has.
    const { schema, example } = header as MediaTypeObject;
    const error = schema === undefined || example === undefined ? null : findError(ajv, schema, example);
    const path = ['components', 'headers', name, 'example'];
    return error === null ? [] : [{ message: `the example is invalid: ${error}`, path }];
  });
}

function checkMediaType(
  document: ContractDocument,
  ajv: Ajv2020,
  { mediaType, media, path }: PlacedMediaType,
): Finding[] {
  if (media.schema === undefined) return [{ message: `${mediaType} has no schema`, path }];
  const values = examplesOf(document, media);
  if (values.length === 0) return [{ message: `${mediaType} has no example`, path }];
  const schema = media.schema;
  return values.flatMap((value) => {
    const bodies = mediaType === 'text/event-stream' && typeof value === 'string' ? eventsIn(value) : [value];
    return bodies
      .map((body) => findError(ajv, schema, body))
      .filter((error) => error !== null)
      .map((error) => ({ message: `the example is invalid: ${error}`, path }));
  });
}

function examplesOf(document: ContractDocument, { example, examples }: MediaTypeObject): unknown[] {
  const named = Object.values(examples ?? {}).map((one) => follow(document, one).value);
  return example === undefined ? named : [example, ...named];
}

function findError(ajv: Ajv2020, schema: SchemaObject, value: unknown): string | null {
  if (ajv.validate(absolute(schema), value)) return null;
  const [first] = ajv.errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim();
}

/** Returns the data of each event of an example that is a complete stream. */
function eventsIn(text: string): unknown[] {
  const data = text.split('\n').filter((line) => line.startsWith('data:'));
  return data
    .map((line) => line.slice('data:'.length).trim())
    .filter((line) => line !== '[DONE]')
    .map((line) => JSON.parse(line) as unknown);
}
