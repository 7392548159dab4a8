import { bodyType, eventType, EVENT_STREAM } from '../../packages/contract-tools/reading/body-types.ts';
import type { Contract, ContractOperation } from '../../packages/contract-tools/reading/contract.ts';
import { propertyKey } from './output.ts';

/**
 * Signature of a method. One generic signature, not overloads: for an invalid call of overloads, TypeScript first reports
 * that no overload matches, and the property that is wrong only after a list of all of them.
 */
export interface Signature {
  /** A type parameter for each property of the body that defines the result. */
  typeParameters: string[];
  /** Type of the body with these type parameters. Null without them. */
  body: string | null;
  result: string;
  /** Every result that the method can have, for the README. */
  results: string[];
}

/** A property of the body that defines the result. */
interface DefiningProperty {
  /** Name of its type parameter. */
  parameter: string;
  property: string;
  /** Whether the contract accepts other texts than those that it lists. */
  open: boolean;
}

/** Results that depend on a property which the contract describes only in prose. */
interface ResultByProperty {
  property: DefiningProperty;
  /** Type in `refinedTypes` that takes the type of the property. */
  type: string;
  results: string[];
}

/** Rows of absent operations are ignored. */
const byProperty: Readonly<Record<string, ResultByProperty>> = {
  createEmbedding: {
    property: { parameter: 'Format', property: 'encoding_format', open: false },
    type: 'EmbeddingListIn<Format>',
    results: ['EmbeddingListOf<string>', 'EmbeddingListOf<number[]>'],
  },
  createTranscription: {
    property: { parameter: 'Format', property: 'response_format', open: true },
    type: 'TranscriptionIn<Format>',
    results: [
      'VerboseTranscriptionResult',
      'string',
      'TranscriptionResult',
      'CreateTranscription200Body | string',
    ],
  },
};

/** Types of the rows above that are not in the contract. */
const refinedTypes: Readonly<Record<string, string>> = {
  createEmbedding: `/** Embeddings in the format of \`encoding_format\`. */
export type EmbeddingListOf<Vector> = Omit<EmbeddingList, 'data'> & {
  data: (Omit<Embedding, 'embedding'> & { embedding: Vector })[];
};

/** The result for an \`encoding_format\`. */
export type EmbeddingListIn<Format> = [Format] extends ['base64']
  ? EmbeddingListOf<string>
  : [Format] extends ['float' | null | undefined]
    ? EmbeddingListOf<number[]>
    : EmbeddingList;
`,
  createTranscription: `/** The result for a \`response_format\`. */
export type TranscriptionIn<Format> = [Format] extends ['verbose_json']
  ? VerboseTranscriptionResult
  : [Format] extends ['text' | 'srt' | 'vtt']
    ? string
    : [Format] extends ['json' | null | undefined]
      ? TranscriptionResult
      : CreateTranscription200Body | string;
`,
};

/** Returns the declarations of the types that the signatures of a contract use. */
export function refinedTypesOf({ operations }: Contract): string {
  return operations.flatMap(({ operationId }) => refinedTypes[operationId] ?? []).join('\n');
}

/** Returns the signature of an operation's method. */
export function signatureOf(contract: Contract, operation: ContractOperation): Signature {
  const event = yieldedType(operation);
  const when = streamOf(operation)?.when;
  if (event !== null && when === undefined) return plainSignature(`StreamPromise<${event}>`);
  const refined = byProperty[operation.operationId];
  const plain = resultType(contract, operation);
  const result = refined?.type ?? plain;
  const results = refined?.results ?? [plain];
  const [[property, value] = []] = Object.entries(when ?? {});
  const defining = refined === undefined ? [] : [refined.property];
  if (event === null || property === undefined)
    return { ...definedBy(contract, operation, defining), result: `ResponsePromise<${result}>`, results };
  const streaming = { parameter: 'Stream', property, open: typeof value === 'string' };
  return {
    ...definedBy(contract, operation, [streaming, ...defining]),
    result: `StreamOrResult<Stream, ${literal(value)}, ${event}, ${result}>`,
    results: [`StreamPromise<${event}>`, ...results],
  };
}

/** Returns the signature of a method with one result. */
export function plainSignature(result: string): Signature {
  return { typeParameters: [], body: null, result, results: [result] };
}

function definedBy(
  contract: Contract,
  { requestBody }: ContractOperation,
  defining: DefiningProperty[],
): Pick<Signature, 'typeParameters' | 'body'> {
  if (defining.length === 0) return { typeParameters: [], body: null };
  const type = bodyType(contract, requestBody?.content);
  const members = defining.map(
    ({ parameter, property, open }) =>
      `${propertyKey(property)}?: ${parameter}${open ? ' | (string & {})' : ''}`,
  );
  // Editors do not complete an open text that two types declare.
  const replaced = defining.filter(({ open }) => open).map(({ property }) => `'${property}'`);
  const rest = replaced.length === 0 ? type : `Omit<${type}, ${replaced.join(' | ')}>`;
  return {
    typeParameters: defining.map(({ parameter, property, open }) => {
      const values = `${type}['${property}']`;
      return `${parameter} extends ${open ? `Listed<${values}>` : values} | undefined = undefined`;
    }),
    body: `${rest} & { ${members.join('; ')} }`,
  };
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

function literal(value: string | boolean | undefined): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
