import process from 'node:process';
import { openLog } from './log/log.ts';
import { openWorkerLink } from './processes/worker-link.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './launch/start-failure.ts';

/**
 * Serves in this process. With `GATEWAY_PROCESSES` above 1 a supervisor starts workers, which run this file
 * again.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const link = openWorkerLink();
  if (settings.processes === 1 || link !== null) {
    const { serve } = await import('./launch/serve.ts');
    return serve(settings, log, link);
  }
  const { Supervisor } = await import('./processes/supervisor.ts');
  process.exit(await new Supervisor(settings, log).run());
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
