import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { defaultCatalogue } from '../../catalogue/default-catalogue.ts';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { createGateway } from '../../server/gateway.ts';
import { readSettings } from '../../server/settings.ts';
import { send } from '../../scripts/test-bed/client.ts';

/** Two ports that are free now. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')] as const;
  await Promise.all(servers.map((server) => once(server, 'listening')));
  // A server that listens on a port has an address of this form.
  const [one, other] = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return [one ?? 0, other ?? 0];
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

test('nobody finds an open port before the first key exists, however slow the database is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const [port, adminPort] = await freePorts();
  const settings = readSettings({
    GATEWAY_DATA_DIR: folder,
    GATEWAY_PORT: String(port),
    GATEWAY_ADMIN_PORT: String(adminPort),
    GATEWAY_MANAGE_PORT: '0',
    GATEWAY_ENGINES: 'off',
  });
  const seen: boolean[] = [];
  const made = { key: '' };
  const gateway = await createGateway({
    settings,
    catalogue: defaultCatalogue(),
    log: pino({ level: 'silent' }),
    prepare: async (store) => {
      seen.push(await isOpen(port), await isOpen(adminPort));
      made.key = (await ensureFirstProject(store))?.plainKey ?? '';
      seen.push(await isOpen(port), await isOpen(adminPort));
    },
  });
  try {
    expect(seen).toEqual([false, false, false, false]);
    const get = (address: string, path: string) =>
      send(address, { method: 'GET', path, headers: { 'x-api-key': made.key } });
    expect((await get(gateway.adminAddress, '/readyz')).status).toBe(200);
    expect((await get(gateway.address, '/v1/models')).status).toBe(200);
  } finally {
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
  }
});
