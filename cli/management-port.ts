import { createToken, deleteToken } from '../management/tokens.ts';
import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';

/** Longer than any request of a command. */
const TOKEN_MS = 120_000;

export interface ManagementResponse {
  status: number;
  /** The parsed JSON, whose shape depends on the path. */
  body: unknown;
}

/**
 * Sends a POST without a body to the management of the running gateway, with a token that exists only for this request: who can write
 * the database needs no other.
 */
export function postToManagement(
  context: CommandContext,
  path: string,
  timeoutMs: number,
): Promise<ManagementResponse> {
  const address = managementAddress(context);
  return context.withStore(async ({ database }) => {
    const expiresAt = new Date(Date.now() + TOKEN_MS);
    const wanted = { name: 'command line', role: 'operator', organisation: null, expiresAt } as const;
    const { plainToken, record } = await createToken(database, wanted);
    try {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${plainToken}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json();
      if (response.status === 401) throw new Error('another gateway');
      return { status: response.status, body };
    } catch {
      throw new CommandFailure(
        `no gateway with this database responds at ${address}: set GATEWAY_MANAGE_HOST, GATEWAY_MANAGE_PORT and the ` +
          'database to the values of the gateway',
      );
    } finally {
      await deleteToken(database, record.id);
    }
  });
}

/** A gateway that listens on all addresses is reached at the loopback address. */
function managementAddress(context: CommandContext): string {
  const { manageHost, managePort } = context.settings();
  const host = manageHost === '0.0.0.0' || manageHost === '::' ? '127.0.0.1' : manageHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${managePort}`;
}
