import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsError } from '../setting-values.ts';

/** The address of a server, and the setting of its port. */
export interface ListenOptions {
  host: string;
  port: number;
  setting: 'GATEWAY_PORT' | 'GATEWAY_ADMIN_PORT' | 'GATEWAY_MANAGE_PORT';
  /** Whether other processes listen on the same port; the kernel spreads connections over them. */
  reusePort?: boolean;
}

/** Connections that may wait to be accepted, as far as the kernel allows. Beyond it clients wait a second and try again. */
const BACKLOG = 4_096;

/** Starts listening. Throws a `SettingsError` when that fails. */
export async function listen(
  server: Server,
  { host, port, setting, reusePort = false }: ListenOptions,
): Promise<void> {
  try {
    server.listen({ port, host, reusePort, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (cause) {
    const code = codeOf(cause);
    const reason = REASONS[code] ?? code;
    throw new SettingsError(`cannot listen on ${host}, port ${port}: ${reason}; ${setting} names the port`, {
      cause,
    });
  }
}

/** Whether listening failed because another server has the port. */
export function isAddressInUse(cause: unknown): boolean {
  return codeOf(cause) === 'EADDRINUSE';
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'it is not allowed',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
  ENOTSUP: 'this system cannot share a port, so GATEWAY_PROCESSES must be 1',
};

/** Returns `http://host:port` of a listening server. */
export function addressOf(server: Server, host: string): string {
  // The server listens on a port, so its address has this type.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
