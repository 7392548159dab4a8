import type { Logger } from 'pino';
import { ensureFirstProject } from '../projects/bootstrap.ts';
import { tidyAfterStart } from './after-start.ts';
import { catalogueAtStart } from './catalogue-at-start.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { openLog } from './log.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { greeting, nextStepWithoutKey } from './greeting.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings);
  // Without a listener the signal would end the process. Reloading the configuration comes with routing.
  process.on('SIGHUP', () => log.warn('SIGHUP is ignored: restart the gateway to read gateway.yaml again'));
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
  tidyAfterStart();
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
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
