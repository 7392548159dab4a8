import type { TestedTarget } from '../alerts/send.ts';
import type { AlertLevels } from '../catalogue/alerts.ts';
import type { ConfigurationProblem } from '../catalogue/configuration-error.ts';
import type { LoadedCatalogue } from '../catalogue/load.ts';
import type { BackendSettings, Catalogue, Model } from '../catalogue/model.ts';
import type {
  DeploymentList,
  GatewayProcess,
  ProcessRoute,
  Restoration,
  GuardrailTrial,
} from '../generated/admin/contract.ts';

/** The request whose route is explained. */
export interface RouteQuery {
  model: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  stream: boolean;
  projectId: string | null;
}

/** What the management reads of the active configuration. It has no secrets, and crosses processes. */
export interface ActiveConfiguration extends Pick<Catalogue, 'names' | 'projectDefaults'> {
  readonly models: ReadonlyMap<string, ActiveModel>;
  readonly backends: ReadonlyMap<string, Pick<BackendSettings, 'name' | 'kind'>>;
  /** By name. */
  readonly guardrails: ReadonlyMap<string, unknown>;
  /** Absent: none. */
  readonly tags?: readonly { readonly name: string }[];
  /** Absent: none. */
  readonly alerts?: AlertLevels;
}

/** What is known of the prices of a model. */
export type PriceKey = 'prices' | 'priceSchedule' | 'priceSource';

export interface ActiveModel extends Pick<Model, 'id' | 'capabilities' | 'visibility' | 'tier' | PriceKey> {
  readonly deployments: readonly { readonly backend: { readonly name: string }; readonly model: string }[];
}

/** A text on which guardrails are tried. */
export interface GuardrailQuery {
  text: string;
  /** Null: the guardrails of no particular model. */
  modelId: string | null;
  /** Names of guardrails that requests may name. */
  guardrails: readonly string[];
}

export interface ReloadResult {
  /** `rejected`: the file has problems; `failed`: an internal error. */
  outcome: 'reloaded' | 'unchanged' | 'rejected' | 'failed';
  models: number;
  backends: number;
  problems: readonly ConfigurationProblem[];
}

/** The running processes of this replica, which the management shows and changes. Those that do not respond are left out. */
export interface GatewayControl {
  /** The path of `gateway.yaml`. */
  readonly configurationPath: string;
  /** The active configuration. Throws `service_unavailable` when no process responds. */
  catalogue(): Promise<ActiveConfiguration>;
  /** Reads the file as the gateway does. Throws a `ConfigurationError`. */
  load(): Promise<LoadedCatalogue>;
  reload(): Promise<ReloadResult>;
  /** All processes, also those that do not respond. */
  processes(): Promise<readonly GatewayProcess[]>;
  deployments(): Promise<readonly DeploymentList['processes'][number][]>;
  restore(name: string): Promise<readonly Restoration[]>;
  /** Tries the guardrails in one process. Null: no process responds. */
  tryGuardrails(query: GuardrailQuery): Promise<GuardrailTrial | null>;
  /** Sends a test to every target of alerts from one process. Null: no process responds. */
  testAlert(): Promise<readonly TestedTarget[] | null>;
  route(query: RouteQuery): Promise<readonly ProcessRoute[]>;
}
