import process from 'node:process';
import { openLog } from './log/log.ts';
import { openWorkerLink } from './processes/worker-link.ts';
import { readSettings } from './settings.ts';
import { ConfigurationError } from '../catalogue/configuration-error.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { SchemaError } from '../storage/migrate.ts';
import { TelemetryError } from '../telemetry/sampling.ts';
import { SettingsError } from './setting-values.ts';

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

const FOR_OPERATORS = [TelemetryError, SettingsError, ConfigurationError, SchemaError];

/** Returns the message for the operator when the start fails: one sentence, without error class and stack. */
function startFailure(error: unknown): string {
  if (error instanceof Error && FOR_OPERATORS.some((kind) => error instanceof kind)) return error.message;
  return `the gateway could not start: ${sentenceOf(error)}`;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const [line = ''] = error.message.split('\n', 1);
  const text = line === '' ? codeOf(error) : line;
  // The code of the cause identifies a refused connection or file.
  const cause = error instanceof GatewayError ? codeOf(error.cause) : '';
  return cause === '' || text.includes(cause) ? text : `${text} (${cause})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
