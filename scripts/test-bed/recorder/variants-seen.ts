import document from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import type { RecordedExchange } from '../../../packages/contract-tools/checks/exchange.ts';
import type { Observation } from '../../../packages/contract-tools/checks/observation.ts';
import { streamData } from '../../../packages/contract-tools/checks/stream-check.ts';
import { Variants, type Schema } from '../../../packages/contract-tools/checks/variants.ts';

export interface ContractVariant {
  operationId: string;
  variant: string;
}

interface OperationObject {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: Schema }> }>;
}

// The contract's own form; the compiler sees only this one document's.
const paths = document.paths as unknown as Record<string, Record<string, OperationObject>>;
const variants = new Variants(document.components.schemas);

/** Every event and every other variant that successful responses of the contract may contain. */
export function declaredVariants(): ContractVariant[] {
  return operations.flatMap(({ operationId }) => {
    const names = successMedia(operationId).flatMap(([, schema]) => [...variants.declared(schema)]);
    return [...new Set(names)].map((variant) => ({ operationId, variant }));
  });
}

/** The variants in one successful response. */
export function variantsSeen(
  { operationId, status, mediaType }: Observation,
  { response }: RecordedExchange,
): ContractVariant[] {
  if (status !== '200') return [];
  const schema = successMedia(operationId).find(([type]) => type === mediaType)?.[1];
  if (schema === undefined) return [];
  const text = response.body.toString('utf8');
  const values: unknown[] =
    mediaType === 'text/event-stream'
      ? streamData(text)
      : response.ending === 'complete'
        ? [JSON.parse(text)]
        : [];
  const names = values.flatMap((value) => [...variants.held(schema, value)]);
  return [...new Set(names)].map((variant) => ({ operationId, variant }));
}

const media = new Map<string, [string, Schema][]>();

/** The JSON and event stream schemas of an operation's status 200, by media type. */
function successMedia(operationId: string): [string, Schema][] {
  const known = media.get(operationId);
  if (known !== undefined) return known;
  const row = operations.find((operation) => operation.operationId === operationId);
  const content = paths[row?.path ?? '']?.[row?.method ?? '']?.responses['200']?.content ?? {};
  const found = Object.entries(content).flatMap(([type, { schema }]): [string, Schema][] =>
    schema !== undefined && (type.includes('json') || type === 'text/event-stream') ? [[type, schema]] : [],
  );
  media.set(operationId, found);
  return found;
}
