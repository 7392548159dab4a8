import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsError } from './settings.ts';

/** Where a server is to listen, and the setting by which the operator chooses its port. */
export interface ListenOptions {
  host: string;
  port: number;
  setting: 'GATEWAY_PORT' | 'GATEWAY_ADMIN_PORT';
  /** Whether other processes listen on the same port; the kernel spreads connections over them. */
  reusePort?: boolean;
}

/** Throws a `SettingsError` for an address that cannot be listened on. */
export async function listen(
  server: Server,
  { host, port, setting, reusePort = false }: ListenOptions,
): Promise<void> {
  try {
    server.listen({ port, host, reusePort });
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    const reason = REASONS[code] ?? code;
    throw new SettingsError(`cannot listen on ${host}, port ${port}: ${reason}; ${setting} names the port`, {
      cause,
    });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'it is not allowed',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
  ENOTSUP: 'this system cannot share a port, so GATEWAY_PROCESSES must be 1',
};

/** `http://host:port` of a server that listens on a port. */
export function addressOf(server: Server, host: string): string {
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
