import type { JsonObject } from '../contract/json-object.ts';
import type { AlertsInFile } from './alerts.ts';
import type { GuardrailInFile } from './guardrail.ts';
import type { JwtInFile } from './jwt.ts';
import type {
  BackendKind,
  Capability,
  DeclaredModelInfo,
  Format,
  OutputLimitField,
  Tokenizer,
  TraceContext,
  TranscriptionFormat,
} from './model.ts';
import type { RoutingInFile } from './routing-settings.ts';
import type { SignInInFile } from './sign-in.ts';
import type { TagInFile } from './tags.ts';

/** `gateway.yaml` after validation by `gateway.schema.json`, which describes the keys. */
export interface GatewayFile {
  backends?: Record<string, BackendInFile>;
  models?: Record<string, ModelInFile>;
  aliases?: Record<string, string>;
  defaults?: Partial<Record<Capability, string>>;
  prices?: { file: string };
  projects?: { defaults?: { models?: 'all' | string[] } };
  limits?: LimitsInFile;
  guardrails?: Record<string, GuardrailInFile>;
  alerts?: AlertsInFile;
  jwt?: JwtInFile;
  sign_in?: SignInInFile;
  tags?: Record<string, TagInFile>;
  decisions?: { self_test?: boolean };
  cors?: { origins: string[] };
  discovery?: boolean;
  contract?: { sample?: number; on_breach?: 'report' | 'refuse' };
}

export interface LimitsInFile {
  requests_per_minute?: number;
  tiers?: Record<string, { requests_per_minute: number }>;
}

export interface BackendInFile {
  kind: BackendKind;
  base_url?: string;
  api_key?: string | { file: string };
  headers?: Record<string, string>;
  timeouts?: {
    queue_seconds?: number;
    connect_seconds?: number;
    first_byte_seconds?: number;
    idle_seconds?: number;
  };
  formats?: Format[];
  transcription_formats?: TranscriptionFormat[];
  max_connections?: number;
  max_batch_size?: number;
  raw_scores?: boolean;
  output_limit_field?: OutputLimitField;
  stream_usage?: boolean;
  tokenizer?: Tokenizer;
  trace_context?: TraceContext;
  messages_headers?: 'all' | 'none' | string[];
  api_version?: string;
  aws?: AwsInFile;
  credentials_file?: string;
  models_dir?: string;
  ca_file?: string;
  health?: { path: string; every_seconds?: number };
}

export interface AwsInFile {
  region: string;
  access_key_id?: string;
  secret_access_key?: string;
  session_token?: string;
}

export interface DeploymentInFile {
  backend: string;
  model: string;
  priority?: number;
  weight?: number;
  max_in_flight?: number;
  cost?: number;
}

export interface ModelInFile extends RoutingInFile {
  mode: Capability;
  capabilities?: Capability[];
  created?: number | string;
  owned_by?: string;
  deployments: DeploymentInFile[];
  info?: DeclaredModelInfo & { id?: string };
  /** Read from the source text instead, since a number here has lost digits. */
  prices?: JsonObject | JsonObject[];
  /** Read from the source text, as the prices. */
  price_multipliers?: JsonObject;
  free?: true;
  limits?: {
    max_images?: number;
    max_pages?: number;
    max_seconds?: number;
    max_characters?: number;
    max_searches?: number;
  };
  visibility?: 'public' | 'hidden';
  tokenizer?: string;
  thinking?: 'budget' | 'adaptive';
  cache_prompts?: boolean;
  tier?: string;
}
