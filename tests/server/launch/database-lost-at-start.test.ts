import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { send } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';

test('a gateway that serves already does not end because its database is lost', async () => {
  const folder = await gatewayFolder();
  const gateway = GatewayProcess.spawn({
    folder,
    // The file that the loaded module changes, even if the run has a shared database.
    environment: { GATEWAY_DATABASE_URL: '', GATEWAY_FIRST_KEY: 'off' },
    nodeOptions: ['--import', join(import.meta.dirname, 'lose-database.ts')],
  });
  try {
    await gateway.serving();
    const request = { method: 'GET', path: '/healthz', headers: {} };
    expect(await send(gateway.adminAddress, request)).toMatchObject({ status: 200 });
    expect(await gateway.stop()).toBe(0);
  } finally {
    await gateway.kill();
    await removeFolder(folder);
  }
});
