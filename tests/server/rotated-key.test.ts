import { expect, test } from '@jest/globals';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor, UPSTREAM_KEY } from '../../scripts/test-bed/process-requests.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { eventually } from '../support/eventually.ts';

const CALLERS = 4;

test('the key of a backend in a file is rotated under traffic, without a restart and a failed request', async () => {
  const upstream = await Upstream.start();
  const configuration = gatewayFileFor(upstream.baseUrl).replace(UPSTREAM_KEY, '{ file: vendor-key }');
  const folder = await gatewayFolder(configuration);
  const write = async (key: string): Promise<void> => {
    await writeFile(join(folder, 'new-key'), `${key}\n`, { mode: 0o600 });
    await rename(join(folder, 'new-key'), join(folder, 'vendor-key'));
  };
  await write('sk-before');
  const gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_PROCESSES: '2' } });
  let isOver = false;
  const statuses = new Map<number, number>();
  const call = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await send(gateway.address, chatRequest(gateway.key));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: CALLERS }, call);
  const keys = (): unknown[] => upstream.requests.map(({ headers }) => headers.authorization);
  const allWith = async (key: string): Promise<void> => {
    await eventually(`requests have ${key}`, () => {
      const latest = keys().slice(-50);
      return Promise.resolve(latest.length === 50 && latest.every((one) => one === `Bearer ${key}`));
    });
  };
  try {
    await allWith('sk-before');
    await write('sk-after');
    await allWith('sk-after');
    // What is no key is rejected, and the last one stays in use.
    await write('');
    await gateway.logged({ msg: 'the new configuration is rejected; the old one stays active' });
    upstream.requests.length = 0;
    await allWith('sk-after');
    isOver = true;
    await Promise.all(callers);
    expect([...statuses.keys()]).toEqual([200]);
    expect(gateway.output).not.toMatch(/sk-before|sk-after/);
  } finally {
    isOver = true;
    await Promise.all(callers);
    await gateway.kill();
    await upstream.close();
    await removeFolder(folder);
  }
});
