import type { Capability } from '../contract/capability.ts';
import type { ModelEntry, ModelInfo, ModelInfoEntry } from '../generated/contract.ts';
import type { GuardrailSettings } from './guardrail.ts';
import type { NameTable } from './name-table.ts';
import type { PriceMultipliers } from './price-multipliers.ts';
import type { Prices } from './price.ts';
import type { RoutingSettings } from './routing-settings.ts';
import type { Secret } from './secret.ts';

export { capabilities, type Capability } from '../contract/capability.ts';

export type BackendKind =
  | 'openai'
  | 'azure'
  | 'anthropic'
  | 'gemini'
  | 'bedrock'
  | 'mistral'
  | 'embedded'
  | 'cohere'
  | 'jina'
  | 'tei'
  | 'infinity'
  | 'onnx';

/** The formats of a conversation that callers and backends speak. */
export type Format = 'chat' | 'messages' | 'responses';

/** The forms of a transcription that can be made from each other (wire formats §11.2). */
export const transcriptionFormats = ['json', 'verbose_json', 'text', 'srt', 'vtt'] as const;

export type TranscriptionFormat = (typeof transcriptionFormats)[number];

/** What servers of the chat format call the most tokens of an answer. */
export type OutputLimitField = 'max_tokens' | 'max_completion_tokens';

/** The servers whose way of counting tokens is known (wire formats §5.4). */
export type Tokenizer = 'vllm';

/** `all`, `none`, or names: of headers, and of the beta features that `anthropic-beta` may keep. */
export type MessagesHeaders = 'all' | 'none' | ReadonlySet<string>;

export interface AwsCredentials {
  accessKeyId: Secret;
  secretAccessKey: Secret;
  /** Of temporary credentials. */
  sessionToken: Secret | null;
}

export interface AwsSettings {
  region: string;
  /** Null: requests are not signed. */
  credentials: AwsCredentials | null;
}

/** What of a request's trace a backend receives: nothing, `traceparent` and `tracestate`, or also `baggage`. */
export type TraceContext = 'none' | 'trace' | 'all';

export interface BackendTimeouts {
  connectMs: number;
  /** From the request's last byte to the answer's first one. */
  firstByteMs: number;
  /** The longest silence inside an answer that has begun. */
  idleMs: number;
}

/** Requests that only ask whether the server is healthy. */
export interface HealthCheckSettings {
  /** From the root of the server, with its slash. */
  path: string;
  everyMs: number;
}

export interface BackendSettings {
  name: string;
  kind: BackendKind;
  /** Its path ends with a slash, so that `new URL('chat/completions', baseUrl)` is the operation's address. Null for engines. */
  baseUrl: URL | null;
  apiKey: Secret | null;
  /** Names in lower case. Values from the environment, and those whose name tells of a credential, are secrets. */
  headers: Readonly<Record<string, string | Secret>>;
  timeouts: BackendTimeouts;
  /** The conversation formats that it is asked in; callers of the others are translated. */
  formats: ReadonlySet<Format>;
  /** The forms that it writes transcriptions in itself. */
  transcriptionFormats: ReadonlySet<TranscriptionFormat>;
  maxConnections: number;
  /** Items of one list request (texts, documents); longer lists go out in parts. Null: the kind's own limit. */
  maxBatchSize: number | null;
  /** Whether its rerank scores are logits, to be turned into probabilities. */
  rawScores: boolean;
  /** The name that the gateway writes an output limit under where the caller's body has none (chat format). */
  outputLimitField: OutputLimitField;
  /** Whether it may be asked for the usage of a stream: some servers refuse `stream_options`. */
  streamUsage: boolean;
  /** How the server is asked to count the tokens of a conversation; null: it cannot be. */
  tokenizer: Tokenizer | null;
  traceContext: TraceContext;
  /** Which of a client's headers of the messages format it is sent. */
  messagesHeaders: MessagesHeaders;
  /** Of kind azure: the `api-version` of each request; `v1` for the paths without one. Null for all other kinds. */
  apiVersion: string | null;
  /** Of kind bedrock; null for all other kinds. */
  aws: AwsSettings | null;
  /** Where the models of kind onnx are; null for all other kinds. */
  modelsDirectory: string | null;
  /** Certificate authorities in PEM that are trusted beside none other; null: the ones that Node trusts. */
  certificateAuthority: string | null;
  /** Absent: its health is known from its responses only. */
  health?: HealthCheckSettings;
}

export interface Deployment {
  backend: BackendSettings;
  /** The name that the upstream knows the model by. */
  model: string;
  /** The lowest is preferred. */
  priority: number;
  /** Its share of the requests among deployments of the same priority. */
  weight: number;
  /** Requests at a time; null: any number. */
  maxInFlight: number | null;
  /** What it costs the operator, compared with the others; for the strategy `least_cost`. */
  cost: number;
  /** The operator's own words, shown with it. */
  tags: readonly string[];
}

/** Facts that the operator states as they are answered; the others (`id`, `key`, `mode`, costs) are derived. */
export type DeclaredModelInfo = Omit<
  ModelInfo,
  | 'id'
  | 'key'
  | 'mode'
  | 'input_cost_per_1m_tokens'
  | 'output_cost_per_1m_tokens'
  | 'cache_read_input_cost_per_1m_tokens'
>;

/** The most that one request can use of what is not counted in tokens: the bound of its cost (design §7). Null: unbounded. */
export interface ModelLimits {
  maxImages: number | null;
  maxPages: number | null;
  maxSeconds: number | null;
  maxCharacters: number | null;
}

export interface Model {
  /** `<vendor>/<model_name>`. */
  id: string;
  capabilities: ReadonlySet<Capability>;
  /** Unix seconds. */
  created: number;
  ownedBy: string;
  info: ModelInfo;
  prices: Prices | 'free';
  priceMultipliers: PriceMultipliers;
  limits: ModelLimits;
  /** A hidden model can be used, and is listed to those who may use it, but is not shown in the public catalogue. */
  visibility: 'public' | 'hidden';
  /** What counts its tokens: an encoding of tiktoken, or the address of a `tokenizer.json`; null: nothing exact. */
  tokenizer: string | null;
  /** The rate-limit tier that it belongs to, one of `Catalogue.requestLimits`; null: none. */
  tier: string | null;
  /** At least one, in the operator's order. */
  deployments: readonly Deployment[];
  routing: RoutingSettings;
  entry: ModelEntry;
  infoEntry: ModelInfoEntry;
}

/** Requests per minute (specification §8), whole numbers from 1. */
export interface RequestLimits {
  /** Of each key that has no limit of its own; null: any number. */
  requestsPerMinute: number | null;
  /** Of each key at the models of a tier, by the tier's name. */
  tiers: ReadonlyMap<string, number>;
}

export interface Catalogue {
  models: ReadonlyMap<string, Model>;
  backends: ReadonlyMap<string, BackendSettings>;
  /** Absent where models have no names but their ids. */
  names?: NameTable;
  /** The model of a request that names none. */
  defaults: Readonly<Partial<Record<Capability, string>>>;
  projectDefaults: { readonly models: 'all' | readonly string[] };
  requestLimits: RequestLimits;
  /** The checks of the content policy by name, in the operator's order. */
  guardrails: ReadonlyMap<string, GuardrailSettings>;
  /** Whether chat models that answer decisions are tested first. */
  decisionSelfTest: boolean;
  /** Origins of web pages whose scripts may call every operation; `*` is any. */
  corsOrigins?: ReadonlySet<string>;
  /** Whether model servers on this machine are to be looked for at start. */
  discovery: boolean;
  /** Null: responses are not sampled. */
  contractSampling: ContractSampling | null;
}

/** Which responses are held against the contract while they are served. */
export interface ContractSampling {
  /** Of all successful responses, above 0 and up to 1. */
  share: number;
  onBreach: 'report' | 'refuse';
}
