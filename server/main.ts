import type { Logger } from 'pino';
import { ConfigurationError } from '../catalogue/configuration-error.ts';
import { ensureFirstProject } from '../projects/bootstrap.ts';
import { SchemaError } from '../storage/migrate.ts';
import { catalogueAtStart } from './catalogue-at-start.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { openLog } from './log.ts';
import { readSettings, SettingsError } from './settings.ts';
import { greeting, nextStepWithoutKey } from './greeting.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const catalogue = await catalogueAtStart(settings, process.env, log);
  const gateway = await createGateway({ settings, catalogue, log });
  const { store } = gateway.services;
  const next =
    (await ensureFirstProject(store, catalogue.projectDefaults.models)) ??
    (await nextStepWithoutKey(store.database));
  stopOnSignals(gateway, log);
  log.info(
    { address: gateway.address, admin: gateway.adminAddress, models: catalogue.models.size },
    'serving',
  );
  process.stdout.write(greeting(gateway.address, gateway.adminAddress, catalogue, next));
}

function stopOnSignals(gateway: Gateway, log: Logger): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'finishing the requests in flight');
      gateway.close().then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  const known =
    error instanceof SettingsError || error instanceof ConfigurationError || error instanceof SchemaError;
  process.stderr.write(known ? `${error.message}\n` : `the gateway could not start: ${String(error)}\n`);
  process.exit(1);
});
