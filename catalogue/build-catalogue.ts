import { limits } from '../generated/operations.ts';
import { backendKinds, type Format } from './backend-kinds.ts';
import { buildJwt } from './jwt.ts';
import { buildModel, type DeploymentDescription, type ModelDescription } from './build-model.ts';
import { buildAlerts, type AlertFiles } from './alerts.ts';
import { buildGuardrails } from './guardrail.ts';
import type {
  AwsInFile,
  BackendInFile,
  DeploymentInFile,
  GatewayFile,
  LimitsInFile,
  ModelInFile,
} from './gateway-file.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import {
  transcriptionFormats,
  type BackendSettings,
  type BackendTimeouts,
  type Catalogue,
  type HealthCheckSettings,
  type Model,
  type OutputLimitField,
  type RequestLimits,
} from './model.ts';
import { modelsDirectoryOf } from './onnx-models.ts';
import { nameTable } from './model-names.ts';
import { priceMultipliersOf } from './price-multipliers.ts';
import { priceEntries, priceSourceOf, scheduleOf, writtenPrices } from './price-entry.ts';
import { routingSettings } from './routing-settings.ts';
import type { BackendFiles } from './backend-files.ts';
import { isCredentialName, Secret } from './secret.ts';
import { buildSignIn } from './sign-in.ts';
import { buildTags, type TagFiles } from './tags.ts';
import { tokenizerOf } from './tokenizer-check.ts';

/** An upstream that sends nothing for the contract's time has failed. */
export const defaultTimeouts: BackendTimeouts = {
  queueMs: 30_000,
  connectMs: 10_000,
  firstByteMs: limits.modelOutputMs,
  idleMs: limits.modelOutputMs,
};

/** The format that nearly all servers support. */
export const DEFAULT_FORMATS: readonly Format[] = ['chat'];

const DEFAULT_HEALTH_MS = 10_000;

/** The older name, which all servers support, except OpenAI for its newest models. */
export const DEFAULT_OUTPUT_LIMIT_FIELD: OutputLimitField = 'max_tokens';

/** The contents of the files that the document names. */
export interface NamedFiles {
  /** By the name of the backend. */
  backends: ReadonlyMap<string, BackendFiles>;
  /** By the name of the target. */
  alerts: ReadonlyMap<string, AlertFiles>;
  /** The secret of the sign-in. */
  signIn: string | undefined;
  tags: TagFiles;
}

/**
 * Builds the catalogue of a document that has passed all checks.
 *
 * @param priceFile the file of prices that it names
 */
export function buildCatalogue(
  document: LocatedDocument,
  contents: NamedFiles,
  priceFile: LocatedDocument | null,
): Catalogue {
  // The document was validated, and the type matches the schema.
  const file = document.data as GatewayFile;
  const backends = new Map<string, BackendSettings>();
  for (const [name, backend] of Object.entries(file.backends ?? {})) {
    backends.set(name, buildBackend(document, name, backend, contents.backends.get(name) ?? {}));
  }
  const models = new Map<string, Model>();
  for (const [id, model] of Object.entries(file.models ?? {})) {
    models.set(id, buildModelInFile(document, id, model, { backends, priceFile }));
  }
  const names = nameTable(file.aliases ?? {}, models.keys());
  return {
    models,
    backends,
    ...(names === null ? {} : { names }),
    defaults: { ...file.defaults },
    projectDefaults: { models: file.projects?.defaults?.models ?? 'all' },
    requestLimits: buildRequestLimits(file.limits ?? {}),
    guardrails: buildGuardrails(file.guardrails ?? {}),
    ...(file.alerts === undefined ? {} : { alerts: buildAlerts(file.alerts, contents.alerts) }),
    ...(file.jwt === undefined ? {} : { jwt: buildJwt(file.jwt) }),
    ...(file.sign_in === undefined ? {} : { signIn: buildSignIn(file.sign_in, contents.signIn) }),
    ...(file.tags === undefined ? {} : { tags: buildTags(file.tags, contents.tags) }),
    decisionSelfTest: file.decisions?.self_test ?? true,
    ...(file.cors === undefined ? {} : { corsOrigins: new Set(file.cors.origins) }),
    discovery: file.discovery ?? false,
    contractSampling: contractSamplingOf(file.contract),
  };
}

function contractSamplingOf(contract: GatewayFile['contract']): Catalogue['contractSampling'] {
  const share = contract?.sample ?? 0;
  return share === 0 ? null : { share, onBreach: contract?.on_breach ?? 'report' };
}

function buildRequestLimits({ requests_per_minute, tiers = {} }: LimitsInFile): RequestLimits {
  const entries = Object.entries(tiers).map(([name, tier]) => [name, tier.requests_per_minute] as const);
  return { requestsPerMinute: requests_per_minute ?? null, tiers: new Map(entries) };
}

function buildBackend(
  document: LocatedDocument,
  name: string,
  backend: BackendInFile,
  { ca_file: authority, credentials_file: key, api_key: keyInFile }: BackendFiles,
): BackendSettings {
  const { queue_seconds, connect_seconds, first_byte_seconds, idle_seconds } = backend.timeouts ?? {};
  const row = backendKinds[backend.kind];
  const apiKey = typeof backend.api_key === 'string' ? backend.api_key : (keyInFile ?? '');
  const address = backend.base_url ?? (row.address?.isDefault ? row.address.example : undefined);
  return {
    name,
    kind: backend.kind,
    baseUrl: address === undefined ? null : addressWithSlash(address),
    apiKey: apiKey === '' ? null : new Secret(apiKey),
    headers: buildHeaders(document, name, backend.headers ?? {}),
    timeouts: {
      queueMs: inMs(queue_seconds) ?? defaultTimeouts.queueMs,
      connectMs: inMs(connect_seconds) ?? defaultTimeouts.connectMs,
      firstByteMs: inMs(first_byte_seconds) ?? defaultTimeouts.firstByteMs,
      idleMs: inMs(idle_seconds) ?? defaultTimeouts.idleMs,
    },
    formats: new Set(backend.formats ?? row.formats?.slice(0, 1) ?? DEFAULT_FORMATS),
    transcriptionFormats: new Set(
      backend.transcription_formats ?? row.transcriptionFormats ?? transcriptionFormats,
    ),
    maxConnections: backend.max_connections ?? null,
    maxBatchSize: backend.max_batch_size ?? null,
    rawScores: backend.raw_scores ?? false,
    outputLimitField: backend.output_limit_field ?? DEFAULT_OUTPUT_LIMIT_FIELD,
    streamUsage: backend.stream_usage ?? true,
    tokenizer: backend.tokenizer ?? null,
    traceContext: backend.trace_context ?? 'trace',
    messagesHeaders: messagesHeadersOf(backend),
    apiVersion: row.ownKeys?.api_version !== undefined ? (backend.api_version ?? 'v1') : null,
    aws: backend.aws === undefined ? null : awsOf(backend.aws),
    modelsDirectory:
      backend.models_dir === undefined ? null : modelsDirectoryOf(document.file, backend.models_dir),
    googleKey: key === undefined ? null : new Secret(key),
    certificateAuthority: authority ?? null,
    ...(backend.health === undefined ? {} : { health: healthOf(backend.health) }),
  };
}

function healthOf({ path, every_seconds }: NonNullable<BackendInFile['health']>): HealthCheckSettings {
  return { path, everyMs: inMs(every_seconds) ?? DEFAULT_HEALTH_MS };
}

function messagesHeadersOf({
  kind,
  messages_headers: written = 'all',
}: BackendInFile): BackendSettings['messagesHeaders'] {
  // Requests that are translated from the messages format never carry its headers.
  if (backendKinds[kind].hasOwnFormat === true) return 'none';
  return typeof written === 'string' ? written : new Set(written);
}

/** The schema requires both parts of a key or none. */
function awsOf({ region, access_key_id: id, secret_access_key: key, session_token: token }: AwsInFile) {
  const isGiven = id !== undefined && id !== '' && key !== undefined && key !== '';
  return {
    region,
    credentials: isGiven
      ? {
          accessKeyId: new Secret(id),
          secretAccessKey: new Secret(key),
          sessionToken: token === undefined || token === '' ? null : new Secret(token),
        }
      : null,
  };
}

function addressWithSlash(address: string): URL {
  return new URL(address.endsWith('/') ? address : `${address}/`);
}

function inMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.ceil(seconds * 1000);
}

function buildHeaders(
  document: LocatedDocument,
  backend: string,
  headers: Record<string, string>,
): BackendSettings['headers'] {
  const built = Object.entries(headers).map(([name, value]): [string, string | Secret] => {
    const fromEnvironment = document.isFromEnvironment(pointerOf('backends', backend, 'headers', name));
    return [name.toLowerCase(), fromEnvironment || isCredentialName(name) ? new Secret(value) : value];
  });
  return Object.fromEntries(built);
}

function buildModelInFile(
  document: LocatedDocument,
  id: string,
  model: ModelInFile,
  {
    backends,
    priceFile,
  }: { backends: ReadonlyMap<string, BackendSettings>; priceFile: LocatedDocument | null },
): Model {
  const { max_images, max_pages, max_seconds, max_characters, max_searches } = model.limits ?? {};
  return buildModel({
    id,
    mode: model.mode,
    capabilities: model.capabilities ?? [],
    created: typeof model.created === 'string' ? Date.parse(model.created) / 1000 : (model.created ?? 0),
    ownedBy: model.owned_by,
    info: model.info ?? {},
    ...pricesOf(document, priceFile, id),
    priceMultipliers: priceMultipliersOf(document, id),
    limits: {
      maxImages: max_images ?? null,
      maxPages: max_pages ?? null,
      maxSeconds: max_seconds ?? null,
      maxCharacters: max_characters ?? null,
      maxSearches: max_searches ?? null,
    },
    visibility: model.visibility ?? 'public',
    tokenizer: model.tokenizer === undefined ? null : tokenizerOf(document.file, model.tokenizer),
    thinking: model.thinking ?? null,
    cachesPrompts: model.cache_prompts ?? false,
    tier: model.tier ?? null,
    deployments: model.deployments.map((deployment) => buildDeployment(deployment, backends)),
    routing: routingSettings(model, model.deployments.length),
  });
}

function pricesOf(
  document: LocatedDocument,
  priceFile: LocatedDocument | null,
  id: string,
): Pick<ModelDescription, 'prices' | 'priceSource'> {
  const written = writtenPrices(document, priceFile, id);
  if (written === null) return { prices: 'free' };
  const prices = scheduleOf(priceEntries(written));
  return written.document === priceFile ? { prices, priceSource: priceSourceOf(priceFile) } : { prices };
}

function buildDeployment(
  deployment: DeploymentInFile,
  backends: ReadonlyMap<string, BackendSettings>,
): DeploymentDescription {
  const backend = backends.get(deployment.backend);
  if (backend === undefined) throw new Error('a deployment without its backend passed the reference check');
  const { model, max_in_flight, ...others } = deployment;
  return { ...others, backend, model, maxInFlight: max_in_flight ?? null };
}
