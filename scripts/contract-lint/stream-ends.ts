import { follow, operationsOf, type ContractOperation } from '../generation/contract.ts';
import type {
  ContractDocument,
  MediaTypeObject,
  SchemaObject,
  StreamObject,
} from '../generation/document.ts';
import { shapeOf } from '../generation/request-schema.ts';
import extensions from '../../contract/extensions.schema.json' with { type: 'json' };
import type { Rule } from './finding.ts';
import { atOperation } from './places.ts';

const EVENT_STREAM = 'text/event-stream';
/** The schema that editors complete `x-gateway-stream` by; the keys of the type must be its own. */
const known: Record<keyof StreamObject, object> = extensions.$defs.stream.properties;

/** Every event stream states how a request asks for it, how a complete one ends, and with which event a failed one does. */
export const streamEndsRule: Rule = (document) =>
  operationsOf(document).flatMap((one) => {
    const media = one.responses['200']?.content?.[EVENT_STREAM];
    if (media === undefined) return [];
    const path = [...atOperation(one), 'responses', '200', 'content', EVENT_STREAM];
    return faultsOf(document, one, media).map((message) => ({
      message: `x-gateway-stream${message}`,
      path,
    }));
  });

function faultsOf(
  document: ContractDocument,
  operation: ContractOperation,
  media: MediaTypeObject,
): string[] {
  const stream = media['x-gateway-stream'];
  if (stream === undefined) return [' is missing: how does a complete stream end?'];
  const events = variantsOf(document, media.schema ?? {});
  const types = new Set(events.map(({ schema }) => follow(document, schema).properties?.['type']?.['const']));
  const faults = Object.keys(stream)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `.${key} is not known`);
  if (stream.terminator === undefined && stream.lastEvents === undefined)
    faults.push(' needs a terminator or lastEvents: how does a complete stream end?');
  for (const type of stream.lastEvents ?? [])
    if (!types.has(type)) faults.push(`.lastEvents: no event has the type ${type}`);
  if (stream.afterError !== undefined && stream.lastEvents?.includes(stream.afterError) !== true)
    faults.push(`.afterError: ${stream.afterError} is none of lastEvents`);
  if (!events.some(({ name }) => name === stream.error))
    faults.push(`.error: ${String(stream.error)} is none of the events`);
  return [...faults, ...requestFaults(document, operation, stream)];
}

function requestFaults(
  document: ContractDocument,
  operation: ContractOperation,
  { when }: StreamObject,
): string[] {
  const otherTypes = Object.keys(operation.responses['200']?.content ?? {}).length > 1;
  if (when === undefined)
    return otherTypes ? ['.when is missing: what asks for events rather than the other media types?'] : [];
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
