import type { Logger } from 'pino';
import { configurationState } from './management/active-configuration.ts';
import type { ContractLimits } from '../contract/operation.ts';
import type { CalibrationEntry } from '../catalogue/calibration.ts';
import { forwardedTrace } from '../calls/trace-context.ts';
import type { Environment } from '../catalogue/environment.ts';
import type { JwtSettings } from '../catalogue/jwt.ts';
import type { Catalogue } from '../catalogue/model.ts';
import { DocumentReader } from '../documents/document-reader.ts';
import { defaultFetchSettings, type FetchSettings } from '../documents/fetch-settings.ts';
import { limits as contractLimits } from '../generated/operations.ts';
import { JwtCallers } from '../identity/jwt-callers.ts';
import type { KeyAuthenticator } from '../middleware/authentication.ts';
import type { ExchangeObserver } from '../middleware/exchange.ts';
import type { Store } from '../storage/open-database.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import type { Telemetry } from '../telemetry/telemetry-settings.ts';
import { openOperatorPorts } from './operator-ports.ts';
import { createApp, openBodyResources } from './http/app.ts';
import type { ConfigurationSource } from './configuration/configuration-source.ts';
import { Configurations, type ConfigurationData } from './configuration/configurations.ts';
import { observeDeployments } from './metrics/deployment-metrics.ts';
import { drain } from './http/drain.ts';
import { observeStores } from './metrics/ledger-metrics.ts';
import { observeThreads } from './metrics/thread-metrics.ts';
import { ContractSampler } from './operation/contract-sampler.ts';
import type { ReplySettings } from './operation/reply.ts';
import { addressOf, listen } from './http/listen.ts';
import { guardrailCounter, Metrics } from './metrics/metrics.ts';
import { MoneyMetrics } from './metrics/money-metrics.ts';
import { OpenExchanges } from './http/open-exchanges.ts';
import { sendAlerts } from './configuration/send-alerts.ts';
import { openServices, type OpenServices } from './configuration/open-services.ts';
import type { WorkerLink, WorkerState } from './processes/worker-link.ts';
import type { ReloadResult } from './configuration/reload-result.ts';
import { Reloader } from './configuration/reloader.ts';
import { CallRecorder } from './log/call-recorder.ts';
import { logExchange } from './log/request-log.ts';
import { RoutingViews } from './admin/routing-views.ts';
import type { Services } from './configuration/services.ts';
import type { Settings } from './settings.ts';
import { createSocketServer, logSocketFailure } from './http/socket.ts';

export interface GatewayOptions {
  settings: Settings;
  catalogue: Catalogue;
  calibrations?: readonly CalibrationEntry[];
  log: Logger;
  /** Replaces services, in tests. */
  overrides?: Partial<Services> & { keys?: KeyAuthenticator };
  /** Overrides the contract's limits, in tests. */
  limits?: Partial<ContractLimits>;
  /** Overrides the defaults, so that tests can serve documents on loopback. */
  documents?: Partial<FetchSettings>;
  /** The source that the catalogue can be loaded from again; absent: it cannot be reloaded. */
  source?: ConfigurationSource;
  /** The environment, whose `OTEL_*` variables name a collector; absent: nothing is exported. */
  environment?: Environment;
  /** Runs before the ports are open, so that nobody is refused for what it creates. */
  prepare?: (store: Store) => Promise<void>;
  /** The link of a worker process to its supervisor, which counts requests and serves the admin port. */
  link?: WorkerLink | null;
  firstEventMs?: number;
  keepAliveMs?: number;
  unreadMs?: number;
  idleGraceMs?: number;
}

export interface Gateway {
  /** `http://host:port` */
  address: string;
  /** Empty for a worker process: its supervisor has the admin port. */
  adminAddress: string;
  /** Empty for a worker process: its supervisor has the management. */
  managementAddress: string;
  services: OpenServices;
  /** The catalogue of new calls. */
  readonly catalogue: Catalogue;
  /** The state that a worker reports to its supervisor. */
  observed: WorkerState;
  /** Reloads the configuration for new calls. */
  reload(): Promise<ReloadResult>;
  /** Searches for model servers on this machine again. */
  discover(): Promise<void>;
  /**
   * Refuses new connections, lets requests in flight finish for as long as the settings allow, and closes all
   * stores.
   */
  close(): Promise<void>;
}

const FIRST_EVENT_MS = 5_000;
const KEEP_ALIVE_MS = 15_000;
const UNREAD_MS = 120_000;

/** Starts the gateway: its stores, its two ports and everything between them. Throws when any of it fails. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, log } = options;
  const link = options.link ?? null;
  const services = await openServices(settings, options.catalogue, log, link?.counts);
  await options.prepare?.(services.store);
  const limits = { ...contractLimits, ...options.limits };
  const stallMs = settings.stalledUploadMs ?? limits.stalledUploadMs;
  const bodies = await openBodyResources({
    ...settings,
    diskReserve: services.diskReserve,
    limits: { ...limits, stalledUploadMs: stallMs },
  });
  const fetchSettings = { ...defaultFetchSettings, ...options.documents };
  const documents = new DocumentReader(bodies, services.files, fetchSettings);
  const metrics = new Metrics([bodies.memory, bodies.spool.bound], services.limits);
  const { configurations, reloader } = configure(options, services, documents, metrics);
  observeStores(services, metrics.registry);
  const alerts = sendAlerts(services, configurations, metrics.registry, log);
  observeThreads({ parsers: bodies.parsers, engines: services.engines }, metrics.registry);
  const telemetry = await startTelemetry(options.environment ?? {}, metrics.registry, log);
  const inFlight = new OpenExchanges();
  const state = { draining: false };
  const calls = CallRecorder.of(services.recentCalls, settings.recentCalls);
  const money = new MoneyMetrics(services.store, metrics.registry);
  const app = await createApp({
    contract: services.contract,
    configurations,
    keys: options.overrides?.keys ?? services.keys,
    bodies,
    reply: replySettingsOf(options),
    sampler: new ContractSampler(services.contract, metrics.registry),
    log,
    head: { lineBytes: limits.headerLineBytes, blockBytes: limits.headerBytes },
    observer: observeExchanges(metrics, telemetry, inFlight, state, { log, settings, calls, money }),
  });
  const server = createSocketServer(app, { headerBytes: limits.headerBytes, stallMs }, logSocketFailure(log));
  const { host, port } = settings;
  await listen(server, { host, port, setting: 'GATEWAY_PORT', reusePort: link !== null });
  const observed: WorkerState = {
    registry: metrics.registry,
    notReady: () => notReady(services, state),
    reload: () => reloader.reload(),
    files: () => options.source?.files ?? [],
    routing: new RoutingViews(services.deployments, () => configurations.current.services),
    ...configurationState(configurations, log),
  };
  const apiAddress = addressOf(server, host);
  const ports = await openOperatorPorts(options, { apiAddress, metrics, observed, services, configurations });
  return {
    ...ports,
    address: apiAddress,
    services,
    get catalogue() {
      return configurations.current.services.catalogue;
    },
    observed,
    reload: () => reloader.reload(),
    discover: () => reloader.discover(),
    async close() {
      state.draining = true;
      await drain(server, inFlight, { drainMs: settings.drainMs, idleGraceMs: options.idleGraceMs });
      await ports.close();
      await Promise.all([bodies.parsers.memory.close(), bodies.parsers.disk.close()]);
      await configurations.close();
      await alerts.close();
      await services.close();
      await telemetry?.close();
    },
  };
}

function replySettingsOf({ settings, ...options }: GatewayOptions): ReplySettings {
  return {
    firstEventMs: options.firstEventMs ?? FIRST_EVENT_MS,
    keepAliveMs: options.keepAliveMs ?? KEEP_ALIVE_MS,
    unreadMs: options.unreadMs ?? UNREAD_MS,
    deploymentHeader: settings.deploymentHeader,
    costHeader: settings.costHeader,
  };
}

interface ObservingServices {
  log: Logger;
  settings: Settings;
  calls: CallRecorder | null;
  money: MoneyMetrics;
}

function observeExchanges(
  metrics: Metrics,
  telemetry: Telemetry | null,
  inFlight: OpenExchanges,
  state: { readonly draining: boolean },
  { log, settings, calls, money }: ObservingServices,
): ExchangeObserver {
  const upstreamErrors = settings.logUpstreamErrors;
  return {
    opened(exchange) {
      metrics.inFlight += 1;
      calls?.opened(exchange);
      inFlight.add(exchange);
      const { headers } = exchange.request;
      exchange.trace = telemetry?.begin(headers) ?? null;
      const isTraced = headers['traceparent'] !== undefined || headers['baggage'] !== undefined;
      if (isTraced) exchange.trace ??= forwardedTrace(headers);
      if (state.draining) exchange.response.setHeader('connection', 'close');
    },
    closed(exchange, status, durationMs) {
      metrics.closed(exchange, status, durationMs);
      const record = (): void => {
        logExchange(log, exchange, { status, durationMs, upstreamErrors });
        telemetry?.end(exchange, status, durationMs);
        money.charged(exchange);
        calls?.closed(exchange, status, durationMs);
      };
      if (exchange.charge === null || exchange.charge.costNanoEur !== null) record();
      else exchange.onCharged = record;
    },
  };
}

/** Creates the configurations and the reloader, which replaces them while calls are in progress. */
function configure(
  { catalogue, calibrations = [], source, overrides = {}, log }: GatewayOptions,
  services: OpenServices,
  documents: DocumentReader,
  { registry }: Metrics,
): { configurations: Configurations; reloader: Reloader } {
  const observeGuardrail = guardrailCounter(registry);
  observeDeployments(services.deployments, catalogue, registry);
  const first: ConfigurationData = { catalogue, calibrations };
  const configurations = new Configurations(
    {
      shared: { ...services, documents },
      overrides,
      engines: services.engines,
      deployments: services.deployments,
      observeGuardrail,
      log,
    },
    first,
  );
  const settings = (): JwtSettings | null => configurations.current.services.catalogue.jwt ?? null;
  services.keys.others = new JwtCallers({ store: services.store, settings, log });
  const fixed = { load: () => Promise.resolve(first), discover: () => Promise.resolve(null) };
  return { configurations, reloader: new Reloader(source ?? fixed, configurations, registry, log) };
}

async function notReady(services: OpenServices, state: { draining: boolean }): Promise<string | null> {
  if (state.draining) return 'shutting down';
  try {
    await services.store.changeVersion();
    if (!services.ledger.canWrite) return 'the database cannot be written';
    return services.ledger.canRecord ? null : 'the journal of the ledger cannot be written';
  } catch {
    return 'the database cannot be reached';
  }
}
