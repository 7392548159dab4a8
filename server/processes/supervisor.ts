import { failure } from '../../errors/gateway-error.ts';
import type { ActiveConfiguration } from '../../management/gateway-control.ts';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry, Registry } from 'prom-client';
import { MemoryCounts } from '../../limits/memory-counts.ts';
import { createAdminServer } from '../admin/admin.ts';
import { watchFiles } from '../configuration/file-watch.ts';
import { addressOf, listen } from '../http/listen.ts';
import { processStateOf } from '../metrics/process-state.ts';
import type { GatewayProcess } from '../../generated/admin/contract.ts';
import { combineResults, type ReloadResult } from '../configuration/reload-result.ts';
import type { Settings } from '../settings.ts';
import { openSupervisedManagement, type SupervisedProcesses } from './supervised-management.ts';
import { Worker, WorkerEnded, workerEnvironment } from './worker.ts';

/**
 * Pause before an ended worker is replaced. It doubles while workers end early, and is reset when one lasts.
 */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const LASTING_MS = 30_000;
/**
 * A worker that does not respond to this many pings in a row is killed. The pings are counted, not the time, so that a machine that
 * was suspended loses no workers.
 */
const MISSED_PINGS = 5;
const PING_EVERY_MS = 2_000;

/**
 * Runs `GATEWAY_PROCESSES` workers that share one port, and serves the admin port for all of them. The kernel gives each
 * connection to a worker; the supervisor is on no request's path, except that it counts requests for rate limits where
 * no Redis does. A worker that ended or stopped responding is replaced; only its own calls fail.
 */
export class Supervisor {
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #counts = new MemoryCounts();
  readonly #workers = new Set<Worker>();
  #port: number;
  #isStopping = false;

  constructor(settings: Settings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
    this.#port = settings.port;
  }

  /** Returns the exit code when all workers have ended. Throws a `SettingsError` when the admin port cannot be used. */
  async run(): Promise<number> {
    const { adminHost, adminPort, adminNames: names } = this.#settings;
    const processes: SupervisedProcesses = {
      reload: () => this.#reload(),
      processes: () => this.#processes(),
      catalogue: () => this.#configuration(),
      tryGuardrails: (query) => this.#firstOf((worker) => worker.tryGuardrails(query)),
      testAlert: () => this.#firstOf((worker) => worker.testAlert()),
      deployments: () => this.#views((worker) => worker.deployments()),
      route: (query) => this.#views((worker) => worker.route(query)),
      restore: (name) => this.#views((worker) => worker.restore(name)),
    };
    const admin = createAdminServer({
      metrics: { text: () => this.#metrics(), contentType: Registry.PROMETHEUS_CONTENT_TYPE },
      readiness: { reason: () => this.#notReady() },
      names,
    });
    await listen(admin, { host: adminHost, port: adminPort, setting: 'GATEWAY_ADMIN_PORT' });
    this.#passSignalsOn();
    const pings = setInterval(() => this.#killUnresponsive(), PING_EVERY_MS);
    try {
      // The first worker starts alone: it migrates the database, creates the first key and finds a free port.
      const first = this.#start([addressOf(admin, adminHost)]);
      const apiAddress = await first.serving;
      this.#port = Number(new URL(apiAddress).port);
      const slots = [this.#keep(first)];
      const management = await openSupervisedManagement(this.#settings, this.#log, processes, apiAddress);
      for (let index = 1; index < this.#settings.processes; index += 1) slots.push(this.#keep(this.#start()));
      const stopWatching = this.#watch();
      await Promise.all(slots);
      stopWatching();
      await management.close();
      return 0;
    } catch (error) {
      if (error instanceof WorkerEnded) return error.code;
      throw error;
    } finally {
      clearInterval(pings);
      admin.close();
      admin.closeAllConnections();
    }
  }

  /** @param greeting the admin address, for the worker that prints the greeting */
  #start(greeting: readonly string[] = []): Worker {
    const worker = new Worker(workerEnvironment(this.#port, this.#settings), greeting, this.#counts);
    this.#workers.add(worker);
    void worker.ended.then(() => this.#workers.delete(worker));
    return worker;
  }

  /** Replaces one worker whenever it ends, until the gateway stops. */
  async #keep(first: Worker): Promise<void> {
    let worker = first;
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      const startedAtMs = performance.now();
      const code = await worker.ended;
      if (this.#isStopping) return;
      const lasted = performance.now() - startedAtMs > LASTING_MS;
      pauseMs = lasted ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      this.#log.error({ pid: worker.pid, code, pauseMs }, 'a worker process ended and is replaced');
      await wait(pauseMs);
      if (this.#isStopping) return;
      worker = this.#start();
    }
  }

  /** Kills workers that stopped responding, since the kernel continues to give them connections. */
  #killUnresponsive(): void {
    for (const worker of this.#workers) {
      if (worker.ping() < MISSED_PINGS) continue;
      this.#log.error({ pid: worker.pid }, 'a worker process stopped responding and is killed');
      worker.stop('SIGKILL');
    }
  }

  #passSignalsOn(): void {
    const pass = (signal: NodeJS.Signals): void => {
      this.#isStopping = true;
      for (const worker of this.#workers) worker.stop(signal);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => pass(signal));
    process.on('SIGHUP', () => void this.#reload());
  }

  /** Reloads all workers. One that is starting reloads when it serves. */
  async #reload(): Promise<ReloadResult> {
    const results = await Promise.all([...this.#workers].map((worker) => worker.reload()));
    return combineResults(results.filter((result) => result !== null));
  }

  #watch(): () => void {
    if (!this.#settings.watch) return () => undefined;
    return watchFiles({
      files: () => [...this.#workers].flatMap((worker) => worker.files),
      changed: () => this.#reload(),
      onError: (err) => this.#log.warn({ err }, 'the files of the configuration could not be watched'),
    });
  }

  /** Collects the views of the workers that respond. */
  async #views<View>(viewOf: (worker: Worker) => Promise<View | null>): Promise<View[]> {
    const views = await Promise.all([...this.#workers].map(viewOf));
    return views.flatMap((view) => (view === null ? [] : [view]));
  }

  #processes(): Promise<GatewayProcess[]> {
    const workers = [...this.#workers];
    return Promise.all(workers.map(async (worker) => processStateOf(worker.pid ?? 0, await worker.report())));
  }

  /** Returns the configuration of the worker that responds first. */
  async #configuration(): Promise<ActiveConfiguration> {
    const views = [...this.#workers].map(async (worker) => {
      const view = await worker.configuration();
      if (view === null) throw new Error('the worker does not respond');
      return view;
    });
    return Promise.any(views).catch((cause: unknown) => {
      throw failure('service_unavailable', { cause, internal: 'no worker has sent its configuration' });
    });
  }

  /** Lets one worker do something: the next one when it does not respond. Null: none responds. */
  async #firstOf<View>(viewOf: (worker: Worker) => Promise<View | null>): Promise<View | null> {
    for (const worker of this.#workers) {
      const view = await viewOf(worker);
      if (view !== null) return view;
    }
    return null;
  }

  async #metrics(): Promise<string> {
    const reports = await Promise.all([...this.#workers].map((worker) => worker.report()));
    const metrics = reports.flatMap((report) => (report === null ? [] : [report.metrics]));
    return AggregatorRegistry.aggregate(metrics).metrics();
  }

  /** Ready while any worker is: the kernel gives connections only to processes that listen. */
  async #notReady(): Promise<string | null> {
    if (this.#isStopping) return 'shutting down';
    const reports = await Promise.all([...this.#workers].map((worker) => worker.report()));
    const reasons = reports.map((report) =>
      report === null ? 'a worker does not respond' : report.notReady,
    );
    return reasons.includes(null) ? null : (reasons[0] ?? 'no worker process serves yet');
  }
}
