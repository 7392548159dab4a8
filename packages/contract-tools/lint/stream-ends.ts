import { follow, operationsOf, type ContractOperation } from '../reading/contract.ts';
import type { ContractDocument, MediaTypeObject, SchemaObject, StreamObject } from '../reading/document.ts';
import { shapeOf } from '../reading/request-schema.ts';
import extensions from '../../../contract/extensions.schema.json' with { type: 'json' };
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const EVENT_STREAM = 'text/event-stream';
/** The schema of `x-gateway-stream` for editors. Its keys must equal those of the type. */
const known: Record<keyof StreamObject, object> = extensions.$defs.stream.properties;

/** Every event stream states how a request starts it, how a complete stream ends, and which event ends a failed stream. */
export const streamEndsRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => {
    const media = one.responses['200']?.content?.[EVENT_STREAM];
    if (media === undefined) return [];
    const path = [...atOperation(one), 'responses', '200', 'content', EVENT_STREAM];
    return findErrors(document, one, media).map((message) => ({
      message: `x-gateway-stream${message}`,
      path,
    }));
  });

function findErrors(
  document: ContractDocument,
  operation: ContractOperation,
  media: MediaTypeObject,
): string[] {
  const stream = media['x-gateway-stream'];
  if (stream === undefined) return [' is missing: it must state the end of a complete stream'];
  const events = variantsOf(document, media.schema ?? {});
  const types = new Set(events.map(({ schema }) => follow(document, schema).properties?.['type']?.['const']));
  const errors = Object.keys(stream)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `.${key} is unknown`);
  if (stream.terminator === undefined && stream.lastEvents === undefined)
    errors.push(' needs a terminator or lastEvents, for the end of a complete stream');
  for (const type of stream.lastEvents ?? [])
    if (!types.has(type)) errors.push(`.lastEvents: no event has the type ${type}`);
  if (stream.afterError !== undefined && stream.lastEvents?.includes(stream.afterError) !== true)
    errors.push(`.afterError: ${stream.afterError} is not one of lastEvents`);
  if (!events.some(({ name }) => name === stream.error))
    errors.push(`.error: ${String(stream.error)} is not one of the events`);
  return [...errors, ...requestErrors(document, operation, stream)];
}

function requestErrors(
  document: ContractDocument,
  operation: ContractOperation,
  { when }: StreamObject,
): string[] {
  const otherTypes = Object.keys(operation.responses['200']?.content ?? {}).length > 1;
  if (when === undefined)
    return otherTypes ? ['.when is missing: it must state which request properties select the events'] : [];
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const properties = body?.schema === undefined ? {} : shapeOf(document, body.schema).properties;
  return Object.keys(when)
    .filter((name) => properties[name] === undefined)
    .map((name) => `.when: the request has no property ${name}`);
}

function variantsOf(
  document: ContractDocument,
  schema: SchemaObject,
): { name: string; schema: SchemaObject }[] {
  const { anyOf = [], oneOf = [] } = follow(document, schema);
  return [...anyOf, ...oneOf].map((one) => ({
    name: (one.$ref ?? '').slice((one.$ref ?? '').lastIndexOf('/') + 1),
    schema: one,
  }));
}
