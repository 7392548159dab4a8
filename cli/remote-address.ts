import type { Environment } from '../catalogue/environment.ts';

/** The address of the management that commands use; null: the database and the configuration of this machine. */
export function remoteAddress(environment: Environment): string | null {
  return environment['GATEWAY_URL'] || null;
}
