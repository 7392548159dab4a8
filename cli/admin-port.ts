import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';

const TIMEOUT_MS = 10_000;

export interface AdminRequest {
  method: 'GET' | 'POST';
  path: string;
  /** JSON. */
  body?: string;
}

/**
 * Sends a request to the admin port of the running gateway.
 *
 * @returns the parsed JSON of the response, whose shape depends on the path
 */
export async function requestAdmin(
  context: CommandContext,
  { method, path, body }: AdminRequest,
): Promise<unknown> {
  const address = adminAddress(context);
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    if (response.headers.get('content-type') !== 'application/json') throw new Error('not a gateway');
    return await response.json();
  } catch {
    throw new CommandFailure(
      `no gateway responds at ${address}: set GATEWAY_ADMIN_HOST and GATEWAY_ADMIN_PORT to the values of the gateway`,
    );
  }
}

/** The URL of the admin port. A gateway that listens on all addresses is reached at the loopback address. */
function adminAddress(context: CommandContext): string {
  const { adminHost, adminPort } = context.settings();
  const host = adminHost === '0.0.0.0' || adminHost === '::' ? '127.0.0.1' : adminHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${adminPort}`;
}
