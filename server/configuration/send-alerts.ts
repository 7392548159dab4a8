import { Counter, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import { AlertDeliveries } from '../../alerts/deliveries.ts';
import type { Store } from '../../storage/store.ts';
import { runPeriodically } from '../periodic.ts';
import type { Configurations } from './configurations.ts';

const LOOK_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Sends the alerts of budgets by the current configuration, until it is closed. */
export function sendAlerts(
  { store }: { store: Store },
  configurations: Pick<Configurations, 'current'>,
  registry: Registry,
  log: Logger,
): { close(): Promise<void> } {
  const counter = new Counter({
    name: 'gateway_alert_deliveries_total',
    help: 'Attempts to send an alert of a budget, by target and outcome: sent, retried, failed, superseded.',
    labelNames: ['target', 'outcome'],
    registers: [registry],
  });
  const deliveries = new AlertDeliveries({
    store,
    settings: () => configurations.current.services.catalogue.alerts ?? null,
    // Targets are those of the configuration.
    ended: (target, outcome) => counter.inc({ target, outcome }),
    log,
  });
  const warn = (err: unknown): void => log.warn({ err }, 'alerts could not be read from the database');
  const stops = [
    runPeriodically(() => deliveries.run(), LOOK_EVERY_MS, warn),
    runPeriodically(() => deliveries.sweep(), SWEEP_EVERY_MS, warn),
  ];
  return {
    async close() {
      for (const stop of stops) stop();
      await deliveries.close();
    },
  };
}
