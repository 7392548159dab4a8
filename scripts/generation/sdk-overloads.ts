import { bodyType, eventType, EVENT_STREAM } from './body-types.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { propertyKey } from './output.ts';

/** One signature: what the body has beyond its type, and what then comes back. */
export interface Signature {
  refinement: string | null;
  result: string;
}

/** Results that depend on a property of the body, which the contract tells in words; rows of absent operations are ignored. */
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

/** Types that the rows above name and the contract does not. */
export const refinedTypes = `/** Embeddings in the form that \`encoding_format\` names. */
export type EmbeddingListOf<Vector> = Omit<EmbeddingList, 'data'> & {
  data: (Omit<Embedding, 'embedding'> & { embedding: Vector })[];
};
`;

/** Every signature of an operation's method, the most particular first; the last takes any body. */
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

/** What the property holds where no stream is requested, as far as it is known. */
function otherwise(value: string | boolean): string {
  return value === true ? 'false | null' : "'audio' | null";
}

/** The type of a response that is no stream. */
export function resultType(contract: Contract, operation: ContractOperation): string {
  const type = bodyType(contract, successOf(operation)).replace(/\bBlob\b/, 'Download');
  return type === 'undefined' ? 'void' : type;
}

/** The type of the events that a client gets, or null: the error event is thrown. */
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
