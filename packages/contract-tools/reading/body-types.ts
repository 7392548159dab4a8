import type { Contract, ContractOperation } from './contract.ts';
import type { MediaTypeObject, ResponseObject } from './document.ts';
import { isBinary } from './request-schema.ts';

type Content = Record<string, MediaTypeObject> | undefined;

export const EVENT_STREAM = 'text/event-stream';

/** Returns the TypeScript type of a body, over all its media types except event streams. `undefined` without a body. */
export function bodyType(contract: Contract, content: Content): string {
  const types = Object.entries(content ?? {})
    .filter(([mediaType]) => mediaType !== EVENT_STREAM)
    .map(([mediaType, media]) => mediaTypeType(contract, mediaType, media));
  return types.length === 0 ? 'undefined' : [...new Set(types)].join(' | ');
}

/** Returns the type of an event's data. Null when the operation does not stream. */
export function eventType(operation: ContractOperation): string | null {
  for (const response of Object.values(operation.responses)) {
    const schema = response.content?.[EVENT_STREAM]?.schema;
    if (schema?.$ref !== undefined) return componentName(schema.$ref);
  }
  return null;
}

/** Returns the names of the component schemas of the response bodies. */
export function bodyTypes(contract: Contract, responses: ResponseObject[]): string {
  const types = responses.flatMap((response) => bodyType(contract, response.content).split(' | '));
  const present = [...new Set(types)].filter((type) => type !== 'undefined');
  return present.length === 0 ? 'undefined' : present.join(' | ');
}

function mediaTypeType(contract: Contract, mediaType: string, { schema }: MediaTypeObject): string {
  if (schema === undefined) return mediaType.startsWith('text/') ? 'string' : 'Blob';
  if (schema.$ref !== undefined && !mediaType.startsWith('text/')) return componentName(schema.$ref);
  if (isBinary(contract.named, schema)) return 'Blob';
  return mediaType.startsWith('text/') || mediaType.includes('json') || schema.type === 'string'
    ? 'string'
    : 'Blob';
}

function componentName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Converts `createChatCompletion` to `streamChatCompletion`. */
export function streamingName(operationId: string): string {
  return operationId.replace(/^[a-z]+/, 'stream');
}
