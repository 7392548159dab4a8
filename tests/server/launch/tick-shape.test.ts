import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor } from '../../../scripts/test-bed/process-requests.ts';
import { startMemoryReleased, TRACE_COLLECTIONS } from '../../support/start-memory.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

/** What V8 writes when it makes the hidden class of an object with the second symbol that ticks have. */
const TICK_CLASS = /^map,Transition,.*symbol\("trigger_async_id_symbol"/gm;

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl));
  gateway = await GatewayProcess.start({
    folder,
    nodeOptions: [
      TRACE_COLLECTIONS,
      '--log-maps',
      '--no-log-maps-details',
      '--logfile-per-isolate',
      `--logfile=${join(folder, 'v8.log')}`,
    ],
  });
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

test('the hidden class of ticks survives the collection that releases the memory of the start', async () => {
  const isolate = await startMemoryReleased(gateway);
  expect(await send(gateway.address, chatRequest(gateway.key))).toMatchObject({ status: 200 });
  await gateway.stop();
  const log = await readFile(join(folder, `isolate-${isolate}-${gateway.pid}-v8.log`), 'utf8');
  expect(log.match(TICK_CLASS)).toHaveLength(1);
});
