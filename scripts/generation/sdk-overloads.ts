import { bodyType, eventType, EVENT_STREAM } from './body-types.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { propertyKey } from './output.ts';

/** A signature: additional constraints on the body, and the result. */
export interface Signature {
  refinement: string | null;
  result: string;
}

/** Results that depend on a property of the body. The contract describes them only in prose. Rows of absent operations are ignored. */
const byProperty: Readonly<Record<string, { property: string; rows: [values: string, result: string][] }>> = {
  createEmbedding: {
    property: 'encoding_format',
    rows: [
      ["'base64'", 'EmbeddingListOf<string>'],
      ["'float' | null", 'EmbeddingListOf<number[]>'],
    ],
  },
  createTranscription: {
    property: 'response_format',
    rows: [
      ["'verbose_json'", 'VerboseTranscriptionResult'],
      ["'text' | 'srt' | 'vtt'", 'string'],
      ["'json' | null", 'TranscriptionResult'],
    ],
  },
};

/** Types of the rows above that are not in the contract. */
export const refinedTypes = `/** Embeddings in the format of \`encoding_format\`. */
export type EmbeddingListOf<Vector> = Omit<EmbeddingList, 'data'> & {
  data: (Omit<Embedding, 'embedding'> & { embedding: Vector })[];
};
`;

/** Returns the signatures of an operation's method, the most specific first. The last accepts any body. */
export function signaturesOf(contract: Contract, operation: ContractOperation): Signature[] {
  const result = resultType(contract, operation);
  const event = yieldedType(operation);
  const when = streamOf(operation)?.when;
  if (event === null)
    return [...refinedSignatures(operation, ''), { refinement: null, result: wrapped(result) }];
  if (when === undefined) return [{ refinement: null, result: `StreamPromise<${event}>` }];
  const entries = Object.entries(when);
  const asking = entries.map(([name, value]) => `${propertyKey(name)}: ${literal(value)}`).join('; ');
  const plain = entries.map(([name, value]) => `${propertyKey(name)}?: ${otherwise(value)}`).join('; ');
  return [
    { refinement: `{ ${asking} }`, result: `StreamPromise<${event}>` },
    ...refinedSignatures(operation, `${plain}; `),
    { refinement: `{ ${plain} }`, result: wrapped(result) },
    { refinement: null, result: wrapped(`${result} | EventStream<${event}>`) },
  ];
}

function refinedSignatures({ operationId }: ContractOperation, others: string): Signature[] {
  const given = byProperty[operationId];
  return (given?.rows ?? []).map(([values, result]) => {
    const optional = values.includes('null') ? '?' : '';
    return {
      refinement: `{ ${others}${given?.property}${optional}: ${values} }`,
      result: wrapped(result),
    };
  });
}

function wrapped(result: string): string {
  return `ResponsePromise<${result}>`;
}

function literal(value: string | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Returns the value of the property without a stream, if known. */
function otherwise(value: string | boolean): string {
  return value === true ? 'false | null' : "'audio' | null";
}

/** Returns the type of a non-streaming response. */
export function resultType(contract: Contract, operation: ContractOperation): string {
  const type = bodyType(contract, successOf(operation)).replace(/\bBlob\b/, 'Download');
  return type === 'undefined' ? 'void' : type;
}

/** Returns the type of the events for clients, or null. The error event is thrown instead. */
export function yieldedType(operation: ContractOperation): string | null {
  const events = eventType(operation);
  const error = streamOf(operation)?.error;
  return events === null || error === undefined ? events : `Exclude<${events}, ${error}>`;
}

export function streamOf(operation: ContractOperation) {
  return successOf(operation)?.[EVENT_STREAM]?.['x-gateway-stream'];
}

export function successOf({ responses }: ContractOperation) {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
}
