import type { Capability } from '../contract/capability.ts';
import type { BackendKind, Format, TranscriptionFormat } from './backend-kinds.ts';
import type { ModelEntry, ModelInfo, ModelInfoEntry } from '../generated/contract.ts';
import type { AlertSettings } from './alerts.ts';
import type { JwtSettings } from './jwt.ts';
import type { SignInSettings } from './sign-in.ts';
import type { GuardrailSettings } from './guardrail.ts';
import type { NameTable } from './name-table.ts';
import type { PriceMultipliers } from './price-multipliers.ts';
import type { PriceSchedule } from './price-schedule.ts';
import type { Prices } from './price.ts';
import type { RoutingSettings } from './routing-settings.ts';
import type { Secret } from './secret.ts';
import type { TagSettings } from './tags.ts';

export { capabilities, type Capability } from '../contract/capability.ts';

export { transcriptionFormats } from './backend-kinds.ts';
export type { BackendKind, Format, TranscriptionFormat };

/** The field of the output limit in the chat format. */
export type OutputLimitField = 'max_tokens' | 'max_completion_tokens';

/** The servers whose token counting is supported. */
export type Tokenizer = 'vllm';

/** `all`, `none`, or the names of headers and of beta features in `anthropic-beta`. */
export type MessagesHeaders = 'all' | 'none' | ReadonlySet<string>;

export interface AwsCredentials {
  accessKeyId: Secret;
  secretAccessKey: Secret;
  /** Only for temporary credentials. */
  sessionToken: Secret | null;
}

export interface AwsSettings {
  region: string;
  /** Null: requests are not signed. */
  credentials: AwsCredentials | null;
}

/** The trace headers that a backend receives: none, `traceparent` and `tracestate`, or also `baggage`. */
export type TraceContext = 'none' | 'trace' | 'all';

export interface BackendTimeouts {
  /** For a connection that is free. */
  queueMs: number;
  connectMs: number;
  /** From the last byte of the request to the first byte of the response. */
  firstByteMs: number;
  /** The longest pause within a response. */
  idleMs: number;
}

/** Settings of the health checks. */
export interface HealthCheckSettings {
  /** Path from the server's root, with a leading slash. */
  path: string;
  everyMs: number;
}

export interface BackendSettings {
  name: string;
  kind: BackendKind;
  /** The base of the operations' addresses, which ends with a slash. Null for engines. */
  baseUrl: URL | null;
  apiKey: Secret | null;
  /**
   * Headers by lower-case name. Values from the environment, and those whose name indicates a credential, are
   * secrets.
   */
  headers: Readonly<Record<string, string | Secret>>;
  timeouts: BackendTimeouts;
  /** The conversation formats that it supports; others are translated. */
  formats: ReadonlySet<Format>;
  /** The transcription formats that it supports. */
  transcriptionFormats: ReadonlySet<TranscriptionFormat>;
  /** The most connections that are in use at a time; null: as many as requests need. */
  maxConnections: number | null;
  /** Items of one list request (texts, documents); longer lists are sent in parts. Null: the kind's limit. */
  maxBatchSize: number | null;
  /** Whether its rerank scores are logits, which are converted to probabilities. */
  rawScores: boolean;
  /** The field in which the gateway writes an output limit where the client's body has none (chat format). */
  outputLimitField: OutputLimitField;
  /** Whether the usage of a stream is requested: some servers refuse `stream_options`. */
  streamUsage: boolean;
  /** How the server counts the tokens of a conversation; null: it does not. */
  tokenizer: Tokenizer | null;
  traceContext: TraceContext;
  /** The client's headers of the messages format that it receives. */
  messagesHeaders: MessagesHeaders;
  /** For kind azure: the `api-version` of each request; `v1` for paths without one. Null for other kinds. */
  apiVersion: string | null;
  /** For kind bedrock; null for other kinds. */
  aws: AwsSettings | null;
  /** The key of a service account for kind vertex; null: application default credentials. */
  googleKey: Secret | null;
  /** The directory of the models of kind onnx; null for other kinds. */
  modelsDirectory: string | null;
  /** The only trusted certificate authorities, in PEM; null: those of Node. */
  certificateAuthority: string | null;
  /** Absent: only responses show its health. */
  health?: HealthCheckSettings;
}

export interface Deployment {
  backend: BackendSettings;
  /** The model's name at the upstream. */
  model: string;
  /** The lowest is preferred. */
  priority: number;
  /** Its share of the requests among deployments of the same priority. */
  weight: number;
  /** Largest number of concurrent requests; null: unlimited. */
  maxInFlight: number | null;
  /** Its relative cost to the operator, for the strategy `least_cost`. */
  cost: number;
}

/** Facts that the operator declares; the others (`id`, `key`, `mode`, costs) are derived. */
export type DeclaredModelInfo = Omit<
  ModelInfo,
  | 'id'
  | 'key'
  | 'mode'
  | 'input_cost_per_1m_tokens'
  | 'output_cost_per_1m_tokens'
  | 'cache_read_input_cost_per_1m_tokens'
>;

/** Bounds of what one request can use besides tokens, which bound its cost. Null: unbounded. */
export interface ModelLimits {
  maxImages: number | null;
  maxPages: number | null;
  maxSeconds: number | null;
  maxCharacters: number | null;
  maxSearches: number | null;
}

export interface PriceSource {
  name: string | null;
  /** The day on which they were imported. */
  date: string | null;
}

export interface Model {
  /** `<vendor>/<model_name>`. */
  id: string;
  capabilities: ReadonlySet<Capability>;
  /** Unix seconds. */
  created: number;
  ownedBy: string;
  info: ModelInfo;
  /** The plain prices that were valid when the configuration was read, for lists. Calls are charged by `priceSchedule`. */
  prices: Prices | 'free';
  priceSchedule: PriceSchedule;
  /** Where a file of prices has them from; null: they are of `gateway.yaml`. */
  priceSource: PriceSource | null;
  priceMultipliers: PriceMultipliers;
  limits: ModelLimits;
  /** A hidden model is listed only to clients that may use it, not in the public catalogue. */
  visibility: 'public' | 'hidden';
  /**
   * The tokenizer that counts its tokens: an encoding of tiktoken, or the path of a `tokenizer.json`; null:
   * none.
   */
  tokenizer: string | null;
  /** How it is told to think; null: as its name at the vendor implies. */
  thinking: 'budget' | 'adaptive' | null;
  /** Whether the beginning and the last turns of translated requests are marked for the vendor's prompt cache. */
  cachesPrompts: boolean;
  /** The rate-limit tier, one of `Catalogue.requestLimits`; null: none. */
  tier: string | null;
  /** At least one, in the operator's order. */
  deployments: readonly Deployment[];
  routing: RoutingSettings;
  entry: ModelEntry;
  infoEntry: ModelInfoEntry;
}

/** Requests per minute, whole numbers from 1. */
export interface RequestLimits {
  /** For each key without its own limit; null: unlimited. */
  requestsPerMinute: number | null;
  /** For each key and tier, by the tier's name. */
  tiers: ReadonlyMap<string, number>;
}

export interface Catalogue {
  models: ReadonlyMap<string, Model>;
  backends: ReadonlyMap<string, BackendSettings>;
  /** Absent without aliases and patterns. */
  names?: NameTable;
  /** The model of a request that names none. */
  defaults: Readonly<Partial<Record<Capability, string>>>;
  projectDefaults: { readonly models: 'all' | readonly string[] };
  requestLimits: RequestLimits;
  /** The guardrails by name, in the operator's order. */
  guardrails: ReadonlyMap<string, GuardrailSettings>;
  /** Absent: no warnings of budgets. */
  alerts?: AlertSettings;
  /** Absent: no tokens of an identity provider are accepted in place of keys. */
  jwt?: JwtSettings;
  /** Absent: people sign in to the console with tokens only. */
  signIn?: SignInSettings;
  /** What calls are attributed to, in the operator's order. Absent: nothing. */
  tags?: readonly TagSettings[];
  /** Whether chat models that serve decisions are tested first. */
  decisionSelfTest: boolean;
  /** Origins of web pages whose scripts may call every operation; `*` is any. */
  corsOrigins?: ReadonlySet<string>;
  /** Whether model servers on this machine are discovered. */
  discovery: boolean;
  /** Null: responses are not sampled. */
  contractSampling: ContractSampling | null;
}

/** Which responses are validated against the contract. */
export interface ContractSampling {
  /** Share of the successful responses, above 0 and up to 1. */
  share: number;
  onBreach: 'report' | 'refuse';
}
