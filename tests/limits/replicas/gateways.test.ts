import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send } from '../../../scripts/test-bed/client.ts';
import { eventually } from '../../support/eventually.ts';
import { createdKeyIn, runHere } from '../../cli/run-cli.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor } from '../../../scripts/test-bed/process-requests.ts';
import { databaseEnvironment } from '../../../scripts/test-bed/stores.ts';
import { TcpProxy } from '../../support/tcp-proxy.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';
import { redisUrl } from './scene.ts';

const LIMITS = 'limits: { requests_per_minute: 40 }\n';

let upstream: Upstream;
let proxy: TcpProxy;
let folder = '';
const gateways: GatewayProcess[] = [];

beforeAll(async () => {
  upstream = await Upstream.start();
  proxy = await TcpProxy.before(redisUrl());
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl) + LIMITS);
  const environment = { GATEWAY_REDIS_URL: ownRedis(), GATEWAY_REDIS_TIMEOUT_MS: '5000' };
  gateways.push(await GatewayProcess.start({ folder, environment }));
  gateways.push(await GatewayProcess.start({ folder, environment }));
}, 60_000);

afterAll(async () => {
  for (const gateway of gateways) await gateway.kill();
  await proxy.close();
  await upstream.close();
  await removeFolder(folder);
});

/** Redis behind the proxy, in a separate database: gateways of other tests would count as replicas. */
function ownRedis(): string {
  const url = proxy.on(redisUrl());
  url.pathname = '/9';
  return url.href;
}

/** Creates a key without requests. */
async function newKey(): Promise<string> {
  const data = dataDirectoryIn(folder);
  const create = ['key', 'create', '--project', 'default', '--name', 'k', '--json'];
  return createdKeyIn(await runHere(data, create, databaseEnvironment(data))).key;
}

/** Sends concurrent requests to each gateway. Returns the number of admitted ones. Throws on a status other than 200 and 429. */
async function passing(key: string, count: number): Promise<number> {
  const calls = gateways.flatMap(({ address }) =>
    Array.from({ length: count }, () => send(address, chatRequest(key))),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

async function allSay(degraded: 0 | 1): Promise<boolean> {
  const metrics = gateways.map(({ adminAddress }) =>
    send(adminAddress, { method: 'GET', path: '/metrics', headers: {} }),
  );
  const texts = (await Promise.all(metrics)).map(({ text }) => text);
  return texts.every((text) => text.includes(`gateway_rate_limit_degraded ${degraded}\n`));
}

test('gateways share one limit, continue without Redis and reconnect without help', async () => {
  expect(await passing(await newKey(), 35)).toBe(40);
  // Each gateway sends a heartbeat every second, and then learns of the others.
  await wait(3_000);
  proxy.cut();
  await eventually('both count by themselves', () => allSay(1));
  // Each takes its share in whole requests.
  const replicas = gateways.length;
  expect(await passing(await newKey(), 35)).toBe(replicas * Math.floor(40 / replicas));
  // It is logged once a minute.
  for (const gateway of gateways) await gateway.logged({ level: 40 });
  proxy.restore();
  await eventually('both count together again', () => allSay(0));
  expect(await passing(await newKey(), 35)).toBe(40);
});

test('no log line contains the address of Redis', () => {
  for (const { output } of gateways) expect(output).not.toContain(proxy.on(redisUrl()).host);
});

test('a gateway starts without Redis, logs that, and uses Redis once it is reachable', async () => {
  proxy.cut();
  // On a busy machine a response of Redis may take longer than the default allows; the gateway would then count alone again.
  const environment = { GATEWAY_REDIS_URL: ownRedis(), GATEWAY_REDIS_TIMEOUT_MS: '5000' };
  const late = await GatewayProcess.start({ folder, environment });
  gateways.push(late);
  await late.logged({ level: 40, replicas: 1 });
  expect((await send(late.address, chatRequest(await newKey()))).status).toBe(200);
  proxy.restore();
  await eventually('it counts together with the others', () => allSay(0));
  expect(await passing(await newKey(), 20)).toBe(40);
});
