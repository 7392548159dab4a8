import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../../server/settings.ts';
import { error, ok, warning, type Finding } from './finding.ts';

interface Port {
  setting: 'GATEWAY_PORT' | 'GATEWAY_ADMIN_PORT' | 'GATEWAY_MANAGE_PORT';
  host: string;
  port: number;
  /** Whether the gateway starts without it. */
  isOptional?: boolean;
}

const HEALTH_WITHIN_MS = 2_000;

/** Checks whether the gateway can listen on its ports, or already does. */
export async function checkPorts(settings: Settings): Promise<Finding[]> {
  const { host, port, adminHost, adminPort, manageHost, managePort, isManagePortOptional } = settings;
  const isRunning = await isGatewayAt(adminHost, adminPort);
  const ports: Port[] = [
    { setting: 'GATEWAY_PORT', host, port },
    { setting: 'GATEWAY_ADMIN_PORT', host: adminHost, port: adminPort },
    {
      setting: 'GATEWAY_MANAGE_PORT',
      host: manageHost,
      port: managePort,
      isOptional: isManagePortOptional,
    },
  ];
  return Promise.all(ports.map((one) => checkPort(one, isRunning)));
}

async function checkPort(
  { setting, host, port, isOptional = false }: Port,
  isRunning: boolean,
): Promise<Finding> {
  const check = `port ${port}`;
  const code = await failureToListen(host, port);
  if (code === null) return ok(check, `free on ${host}`);
  if (code === 'EADDRINUSE' && isRunning) return ok(check, 'a gateway is running');
  const advice = `stop what uses it, or set ${setting}`;
  if (code === 'EADDRINUSE' && isOptional) return warning(check, 'in use: no management', advice);
  return error(check, `cannot listen on ${host}: ${code}`, advice);
}

async function failureToListen(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return null;
  } catch (thrown) {
    return typeof thrown === 'object' && thrown !== null && 'code' in thrown
      ? String(thrown.code)
      : 'unknown';
  } finally {
    server.close();
  }
}

/** Whether a gateway responds on the admin port. */
async function isGatewayAt(adminHost: string, adminPort: number): Promise<boolean> {
  const host = adminHost === '0.0.0.0' || adminHost === '::' ? '127.0.0.1' : adminHost;
  if (adminPort === 0) return false;
  try {
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${adminPort}/healthz`;
    return (await fetch(address, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}
