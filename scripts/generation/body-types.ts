import type { Contract, ContractOperation } from './contract.ts';
import type { MediaTypeObject, ResponseObject } from './document.ts';
import { isBinary } from './request-schema.ts';

type Content = Record<string, MediaTypeObject> | undefined;

export const EVENT_STREAM = 'text/event-stream';

/** The TypeScript type of a body over all its media types but event streams; `undefined` when it has none. */
export function bodyType(contract: Contract, content: Content): string {
  const types = Object.entries(content ?? {})
    .filter(([mediaType]) => mediaType !== EVENT_STREAM)
    .map(([mediaType, media]) => mediaTypeType(contract, mediaType, media));
  return types.length === 0 ? 'undefined' : [...new Set(types)].join(' | ');
}

/** The type of one event's data, or null when no answer of the operation streams. */
export function eventType(operation: ContractOperation): string | null {
  for (const response of Object.values(operation.responses)) {
    const schema = response.content?.[EVENT_STREAM]?.schema;
    if (schema?.$ref !== undefined) return componentName(schema.$ref);
  }
  return null;
}

/** Names of the component schemas that these responses' bodies are. */
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
