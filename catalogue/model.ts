import type { Prices } from './price.ts';
import type { Secret } from './secret.ts';

/** What a model can be asked for; an operation names the one that it needs in `x-gateway` (design §6). */
export const capabilities = [
  'chat',
  'embedding',
  'rerank',
  'classification',
  'decision',
  'speech',
  'transcription',
  'image_generation',
  'image_variation',
  'ocr',
] as const;

export type Capability = (typeof capabilities)[number];

export type BackendKind = 'openai' | 'embedded';

export interface BackendTimeouts {
  connectMs: number;
  /** From the request's last byte to the answer's first one. */
  firstByteMs: number;
  /** The longest silence inside an answer that has begun. */
  idleMs: number;
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
  maxConnections: number;
  /** Certificate authorities in PEM that are trusted beside none other; null: the ones that Node trusts. */
  certificateAuthority: string | null;
}

export interface Deployment {
  backend: BackendSettings;
  /** The name that the upstream knows the model by. */
  model: string;
}

/** Facts that the operator states as they are answered; the others (`id`, `key`, `mode`, costs) are derived. */
export interface DeclaredModelInfo {
  model_type?: string;
  display_name?: string;
  description?: string;
  logo_url?: string;
  modelhub_id?: string;
  parameters_count?: string;
  precision?: string;
  display_tags?: string[];
  max_input_tokens?: number;
  max_output_tokens?: number;
  supports_reasoning?: boolean;
  reasoning_efforts?: string[];
  model_version?: string;
  deprecation_date?: string;
  superseded_by_model_name?: string;
  supports_function_calling?: boolean;
  supports_vision?: boolean;
  supports_audio_input?: boolean;
  supports_audio_output?: boolean;
  supports_response_schema?: boolean;
  supports_multilingual?: boolean;
  is_preview?: boolean;
}

/** `model_info` of specification §2. */
export interface ModelInfo extends DeclaredModelInfo {
  id: string;
  key: string;
  mode: Capability;
  input_cost_per_1m_tokens?: number;
  output_cost_per_1m_tokens?: number;
  cache_read_input_cost_per_1m_tokens?: number;
}

/** Specification §2, model list. */
export interface ModelEntry {
  id: string;
  object: 'model';
  created: number;
  owned_by: string;
}

export interface ModelInfoEntry {
  model_name: string;
  model_info: ModelInfo;
}

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
  limits: ModelLimits;
  /** A hidden model can be used, and is listed to those who may use it, but is not shown in the public catalogue. */
  visibility: 'public' | 'hidden';
  /** The name of a rate-limit tier; null: the key's own limit. */
  tier: string | null;
  /** At least one; the first is preferred. */
  deployments: readonly Deployment[];
  entry: ModelEntry;
  infoEntry: ModelInfoEntry;
}

export interface Catalogue {
  models: ReadonlyMap<string, Model>;
  backends: ReadonlyMap<string, BackendSettings>;
  /** The model of a request that names none. */
  defaults: Readonly<Partial<Record<Capability, string>>>;
  projectDefaults: { readonly models: 'all' | readonly string[] };
  /** Whether model servers on this machine are to be looked for at start. */
  discovery: boolean;
}
