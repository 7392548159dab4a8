import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';

export interface AdminRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON. */
  body?: object;
  timeoutMs: number;
}

/**
 * What the running gateway's admin port responds.
 *
 * @returns parsed JSON, of the shape that the path has
 */
export async function requestAdmin(
  context: CommandContext,
  { method, path, body, timeoutMs }: AdminRequest,
): Promise<unknown> {
  const address = adminAddress(context);
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.headers.get('content-type') !== 'application/json') throw new Error('no gateway');
    return await response.json();
  } catch {
    throw new CommandFailure(
      `no gateway responds at ${address}: set GATEWAY_ADMIN_HOST and GATEWAY_ADMIN_PORT as the gateway has them`,
    );
  }
}

/** A gateway that listens at all addresses is reached at the loopback one. */
function adminAddress(context: CommandContext): string {
  const { adminHost, adminPort } = context.settings();
  const host = adminHost === '0.0.0.0' || adminHost === '::' ? '127.0.0.1' : adminHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${adminPort}`;
}
