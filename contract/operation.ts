import type { ErrorDialect } from '../errors/error-dialect.ts';
import type { Capability } from './capability.ts';

/** One finding of a precompiled validator: the fields of an Ajv error that the gateway reads. */
export interface ValidationIssue {
  /** JSON pointer to the value at fault: `/messages/0/role`. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A precompiled check; it stops at the first fault and leaves it in `errors` until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationIssue[] | null;
}

/** What a request is charged by (design §7). */
export type BillingUnit = 'tokens' | 'images' | 'pages' | 'seconds' | 'characters' | 'none';

/** `x-gateway` of an operation with its defaults filled in (design §6). */
export interface GatewayExtension {
  /** The kind of model that the operation needs. */
  readonly capability: Capability | null;
  /** Where the model's id stands, such as `body.model` or `path.model`; null for operations without a model. */
  readonly model: 'body.model' | 'path.model' | null;
  /** Request properties whose strings, at any depth, the guardrails read. */
  readonly prompts: readonly string[];
  readonly notPrompts: readonly string[];
  /** Component schema of one event, when the operation can stream. */
  readonly streams: string | null;
  /** The file part that may be passed on to the model while it arrives. */
  readonly liveUpload: string | null;
  readonly bills: BillingUnit;
  readonly cors: boolean;
}

/** Media type → name of its validator; null where the contract gives no schema that can be checked. */
export type MediaTypes = Readonly<Record<string, string | null>>;

export interface ResponseRow {
  /** For `text/event-stream` the validator is that of one event's data. */
  readonly content: MediaTypes;
  /** Declared response headers, lower case. */
  readonly headers: readonly string[];
}

/** One operation of the contract, as the server reads it at start. */
export interface OperationRow<Id extends string = string> {
  readonly operationId: Id;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path template as the contract writes it: `/v1/files/{file_id}`. */
  readonly path: string;
  /** Path parameters that may hold slashes (`x-greedy`), raw or encoded. */
  readonly greedyParameters: readonly string[];
  /** The form of the operation's JSON errors, as its error schemas have it. */
  readonly errorDialect: ErrorDialect;
  readonly gateway: GatewayExtension;
  readonly keyRequired: 'required' | 'optional' | 'none';
  readonly bodyRequired: boolean;
  /** Request media type → validator of the body; for multipart of its text fields, which it coerces in place. */
  readonly request: MediaTypes;
  /** Validator of the properties that admission itself reads (`model`, `guardrails`): its faults are 422 (specification §7). */
  readonly consumed: string | null;
  /** Validator of `{ path, query, header }`; coerces and fills defaults in place. Header names are lower case. */
  readonly parameters: string | null;
  /** Multipart parts that are files. */
  readonly binaryParts: readonly string[];
  /** Multipart parts that must be there, files and fields alike. */
  readonly requiredParts: readonly string[];
  /** Multipart fields that may be repeated and are collected into an array. */
  readonly arrayParts: readonly string[];
  /** Status → what the contract declares for it. */
  readonly responses: Readonly<Record<string, ResponseRow>>;
}

/** `x-gateway-limits`: the limits that stand in the contract (specification §8). */
export interface ContractLimits {
  readonly requestBodyBytes: number;
  /** Values in a JSON body; an object or list counts as ten, and a key as five (`bodies/json-scan.ts`). */
  readonly bodyValues: number;
  readonly stalledUploadMs: number;
  /** Of one header line. */
  readonly headerLineBytes: number;
  /** Of all header lines. */
  readonly headerBytes: number;
  readonly modelOutputMs: number;
}
