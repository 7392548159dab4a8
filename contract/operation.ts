import type { JsonObject } from './json-object.ts';
import type { ErrorDialect } from './error-dialect.ts';
import type { Capability } from './capability.ts';

/** An error of a precompiled validator: the fields of an Ajv error that the gateway reads. */
export interface ValidationIssue {
  /** JSON pointer to the invalid value: `/messages/0/role`. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: JsonObject;
  message?: string;
}

/** A precompiled validator. It stops at the first error and keeps it in `errors` until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationIssue[] | null;
}

/** The roles of management tokens. */
export const roles = ['viewer', 'finance', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The unit of billing. */
export type BillingUnit = 'tokens' | 'images' | 'pages' | 'seconds' | 'characters' | 'none';

/** `x-gateway` of an operation with its defaults filled in (docs/adding-an-endpoint.md#what-x-gateway-may-have). */
export interface GatewayExtension {
  /** The kind of model that the operation needs. */
  readonly capability: Capability | null;
  /** The place of the model's id. Null for operations without a model. */
  readonly model: 'body.model' | 'path.model' | null;
  /** Request properties whose strings, at any depth, the guardrails read. */
  readonly prompts: readonly string[];
  readonly notPrompts: readonly string[];
  /** Component schema of one event, when the operation can stream. */
  readonly streams: string | null;
  /** The file part that the gateway may forward during the upload. */
  readonly liveUpload: string | null;
  readonly bills: BillingUnit;
  readonly cors: boolean;
  /** Further paths of the operation, with the parameters of its path (decision 179). */
  readonly aliases?: readonly string[];
  /** The roles whose tokens may use the operation. Only in the contract of the management. */
  readonly roles?: readonly Role[];
  /** Whether it needs a token for all organisations. */
  readonly allOrganisations?: boolean;
}

/** Media type → name of its validator. Null when the contract has no schema to validate. */
export type MediaTypes = Readonly<Record<string, string | null>>;

export interface ResponseRow {
  /** For `text/event-stream` the validator checks the data of one event. */
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
  /** Path segments that are no value of a parameter (`x-reserved`): names of sub-resources that the gateway does not have. */
  readonly reservedSegments: readonly string[];
  /** The form of the operation's JSON errors, according to its error schemas. */
  readonly errorDialect: ErrorDialect;
  readonly gateway: GatewayExtension;
  readonly keyRequired: 'required' | 'optional' | 'none';
  readonly bodyRequired: boolean;
  /** Request media type → validator of the body. For multipart it validates the text fields and coerces them in place. */
  readonly request: MediaTypes;
  /** The optional fields of a JSON body. In this contract null counts as absent. */
  readonly optionalFields: readonly string[];
  /** Validator of the properties that admission reads (`model`, `guardrails`). Its errors are 422. */
  readonly consumed: string | null;
  /** Validator of `{ path, query, header }`; coerces and fills defaults in place. Header names are lower case. */
  readonly parameters: string | null;
  /** Multipart parts that are files. */
  readonly binaryParts: readonly string[];
  /** Required multipart parts, both files and fields. */
  readonly requiredParts: readonly string[];
  /** Multipart fields that may be repeated and are collected into an array. */
  readonly arrayParts: readonly string[];
  /** Text parts with one value. */
  readonly textParts: readonly string[];
  /** Status → what the contract declares for it. */
  readonly responses: Readonly<Record<string, ResponseRow>>;
}

/** The limits of a contract, `x-gateway-limits` (docs/specification.md#limits). */
export interface RequestBounds {
  readonly requestBodyBytes: number;
  /** Values in a JSON body. An object or list counts as ten, and a key as five (`bodies/json-scan.ts`). */
  readonly bodyValues: number;
  /** Objects and lists inside each other in a JSON body. */
  readonly bodyNesting: number;
  readonly stalledUploadMs: number;
  /** Size of one header line. */
  readonly headerLineBytes: number;
  /** Size of all header lines. */
  readonly headerBytes: number;
}

/** The limits of a contract with models. */
export interface ContractLimits extends RequestBounds {
  readonly modelOutputMs: number;
}
