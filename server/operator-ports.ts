import { once } from 'node:events';
import type { Server } from 'node:http';
import process from 'node:process';
import type { Logger } from 'pino';
import { loadWithFiles } from '../catalogue/load.ts';
import type { SignInSettings } from '../catalogue/sign-in.ts';
import type { GatewayControl } from '../management/gateway-control.ts';
import type { Store } from '../storage/open-database.ts';
import { createAdminServer } from './admin/admin.ts';
import type { Configurations } from './configuration/configurations.ts';
import { addressOf, listen } from './http/listen.ts';
import { openManagement } from './management/management.ts';
import type { Metrics } from './metrics/metrics.ts';
import { processStateOf } from './metrics/process-state.ts';
import type { WorkerLink, WorkerState } from './processes/worker-link.ts';
import type { Settings } from './settings.ts';

export interface OperatorPortOptions {
  settings: Settings;
  log: Logger;
  /** Of a worker process: its supervisor has the ports. */
  link?: WorkerLink | null;
}

/** What the ports show and change, in one process. */
export interface OperatedGateway {
  apiAddress: string;
  metrics: Metrics;
  observed: WorkerState;
  services: { store: Store };
  configurations: Pick<Configurations, 'current'>;
}

export interface OperatorPorts {
  /** Empty for a worker process. */
  adminAddress: string;
  managementAddress: string;
  close(): Promise<void>;
}

/** Opens the admin port and the management of a gateway that is one process. */
export async function openOperatorPorts(
  { settings, log, link = null }: OperatorPortOptions,
  { apiAddress, metrics, observed, services: { store }, configurations }: OperatedGateway,
): Promise<OperatorPorts> {
  if (link !== null) return { adminAddress: '', managementAddress: '', close: () => Promise.resolve() };
  const { configurationPath, configurationRequired: required } = settings;
  const gateway: GatewayControl = {
    configurationPath,
    catalogue: () => Promise.resolve(configurations.current.services.catalogue),
    load: () => loadWithFiles({ path: configurationPath, environment: process.env, required }),
    reload: () => observed.reload(),
    processes: async () => {
      const [samples, notReady] = await Promise.all([
        observed.registry.getMetricsAsJSON(),
        observed.notReady(),
      ]);
      return [processStateOf(process.pid, { metrics: samples, notReady })];
    },
    deployments: () => Promise.resolve([observed.routing.deployments()]),
    tryGuardrails: (query) => observed.tryGuardrails(query),
    testAlert: () => observed.testAlert(),
    route: (query) => Promise.resolve([observed.routing.route(query)]),
    restore: (name) => Promise.resolve([observed.routing.restore(name)]),
  };
  const admin = await openAdmin(settings, metrics, observed);
  const readSignIn = (): Promise<SignInSettings | null> =>
    Promise.resolve(configurations.current.services.catalogue.signIn ?? null);
  const services = { store, gateway };
  const management = await openManagement({ ...settings, services, log, apiAddress, readSignIn });
  return {
    adminAddress: addressOf(admin, settings.adminHost),
    managementAddress: management.address,
    async close() {
      await stop(admin);
      await management.close();
    },
  };
}

async function openAdmin(
  { adminHost: host, adminPort: port, adminNames: names }: Settings,
  metrics: Metrics,
  observed: Pick<WorkerState, 'notReady'>,
): Promise<Server> {
  const readiness = { reason: () => observed.notReady() };
  const admin = createAdminServer({ metrics, readiness, names });
  await listen(admin, { host, port, setting: 'GATEWAY_ADMIN_PORT' });
  return admin;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
