import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import type { Overview } from '../../generated/admin/contract.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { createdKeyIn, runHere } from '../cli/run-cli.ts';
import { eventually } from '../support/eventually.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { databaseEnvironment } from '../../scripts/test-bed/stores.ts';
import { managementOf, tokenInFolder } from '../support/management/post.ts';
import { open, type OpenRequest } from '../support/open-response.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  chatRequest,
  gatewayFileFor,
  endChat,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const PROCESSES = 3;
const LIMIT = 10;
const COMPLETION = { model: 'up-chat', tools: false, reasoning: false, includeUsage: true };

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
});

afterAll(async () => {
  await upstream.close();
});

async function start(): Promise<void> {
  const limits = `limits: { requests_per_minute: ${LIMIT} }\n`;
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl) + limits);
  gateway = await GatewayProcess.start({
    folder,
    environment: { GATEWAY_PROCESSES: String(PROCESSES) },
  });
  await eventually('all workers serve', () => Promise.resolve(workers().length === PROCESSES));
}

async function stop(): Promise<void> {
  await gateway.kill();
  await eventually('no worker is left', () => Promise.resolve(running().length === 0));
  await removeFolder(folder);
}

/** The process ids of all workers that ever served. */
function workers(): number[] {
  return gateway.log.filter(({ msg }) => msg === 'serving').map(({ pid }) => Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The process ids of the workers that run. */
function running(): number[] {
  return workers().filter(isRunning);
}

/** Waits until one more worker than those has served. */
async function oneMoreThan(served: readonly number[]): Promise<void> {
  await eventually('a new worker serves', () => Promise.resolve(workers().length === served.length + 1));
}

interface OpenCall {
  request: OpenRequest;
  atUpstream: ManualRequest;
}

/** A stream that has begun. Each has its own connection, so that the kernel chooses its process. */
async function openStream(): Promise<OpenCall> {
  const request = open(gateway.address, chatRequest(gateway.key, { stream: true }));
  const atUpstream = await upstream.next();
  beginEvents(atUpstream, chatFrame('begun'));
  await (await request.response).has('begun');
  return { request, atUpstream };
}

/** Creates a key without requests. */
async function newKey(): Promise<string> {
  const data = dataDirectoryIn(folder);
  const create = ['key', 'create', '--project', 'default', '--name', 'k', '--json'];
  return createdKeyIn(await runHere(data, create, databaseEnvironment(data))).key;
}

async function getOverview(): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${await tokenInFolder(folder, 'viewer')}` };
  return send(await managementOf(gateway), { method: 'GET', path: '/admin/overview', headers });
}

describe('several processes on one port', () => {
  beforeAll(start);
  afterAll(stop);

  test('are all in the overview, with their own requests in flight', async () => {
    const call = await openStream();
    const overview = jsonOf(await getOverview()) as Overview;
    const ids = overview.processes.map(({ process_id: id }) => id);
    expect(ids.sort()).toEqual(running().sort());
    expect(overview.processes.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    const counts = overview.processes.map(({ requests_in_flight: count }) => count);
    expect(counts.sort()).toEqual([0, 0, 1]);
    endChat(call.atUpstream);
    const response = await call.request.response;
    await response.ended();
  });

  test('show the configuration that is active, whatever the file has become', async () => {
    const headers = { authorization: `Bearer ${await tokenInFolder(folder, 'viewer')}` };
    const shown = async (): Promise<unknown[]> => {
      const management = await managementOf(gateway);
      const get = (path: string): Promise<TestAnswer> => send(management, { method: 'GET', path, headers });
      const [prices, configuration] = [await get('/admin/prices'), await get('/admin/configuration')];
      return [prices.status, jsonOf(prices), configuration.status, jsonOf(configuration)];
    };
    const before = await shown();
    expect(before).toMatchObject([
      200,
      { data: [{ model: 'acme/chat' }] },
      200,
      { backends: [{ name: 'up' }] },
    ]);
    const file = join(folder, 'gateway.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, 'models: { acme/other: { mode: none } }');
    expect(await shown()).toEqual(before);
    // A worker that is replaced reads it.
    await writeFile(file, text);
  });

  test('count the requests of a key together', async () => {
    const key = await newKey();
    const calls = Array.from({ length: 2 * LIMIT }, () => send(gateway.address, chatRequest(key)));
    for (let index = 0; index < LIMIT; index += 1)
      answerJson(await upstream.next(), chatCompletion(COMPLETION));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
  });

  test('lose only the calls of the one that is killed, and it is replaced', async () => {
    const calls: OpenCall[] = [];
    for (let index = 0; index < 9; index += 1) calls.push(await openStream());
    const served = workers();
    const [victim = 0] = running();
    process.kill(victim, 'SIGKILL');
    await oneMoreThan(served);

    const ends = await Promise.all(
      calls.map(async ({ request, atUpstream }) => {
        endChat(atUpstream);
        const response = await request.response;
        const { cut } = await response.ended();
        return { cut, complete: response.text.endsWith('data: [DONE]\n\n') };
      }),
    );
    for (const { cut, complete } of ends) expect(complete).toBe(!cut);
    expect(ends.some(({ cut }) => !cut)).toBe(true);
    expect(running()).toHaveLength(PROCESSES);
    expect(running()).not.toContain(victim);
  });

  test('replace the one that stopped responding, so that no connection waits for it', async () => {
    const served = workers();
    const [stopped = 0] = running();
    process.kill(stopped, 'SIGSTOP');
    await gateway.logged({ msg: 'a worker process stopped responding and is killed', pid: stopped });
    await oneMoreThan(served);
    expect(isRunning(stopped)).toBe(false);
    for (let index = 0; index < 4 * PROCESSES; index += 1)
      expect((await send(gateway.address, { method: 'GET', path: '/v1/nothing', headers: {} })).status).toBe(
        404,
      );
  });

  test('keep their port, so that the start of others ends with one sentence', async () => {
    const second = GatewayProcess.spawn({
      folder,
      environment: { GATEWAY_PROCESSES: '2', GATEWAY_ADMIN_PORT: new URL(gateway.adminAddress).port },
    });
    expect(await second.exited).toBe(1);
    expect(second.errors).toMatch(/^cannot listen on 127\.0\.0\.1, port \d+: it is in use; [^\n]+\n$/);
  });
});

describe('several processes of their own', () => {
  beforeEach(start);
  afterEach(stop);

  test('have one admin port, whose metrics are the sum of theirs', async () => {
    const call = send(gateway.address, chatRequest(gateway.key));
    answerJson(await upstream.next(), chatCompletion(COMPLETION));
    await call;
    for (let index = 0; index < 5; index += 1)
      await send(gateway.address, { method: 'GET', path: '/v1/nothing', headers: {} });
    const read = async (): Promise<string> =>
      (await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} })).text;
    await eventually('all requests are counted', async () => {
      const counts = [...(await read()).matchAll(/^gateway_requests_total\{.*\} (\d+)$/gm)];
      return counts.reduce((sum, [, count]) => sum + Number(count), 0) === 6;
    });
    const ready = await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} });
    expect([ready.status, ready.text]).toEqual([200, 'ready\n']);
  });

  test('end after SIGTERM even if one of them has stopped responding', async () => {
    const [stopped = 0] = workers();
    process.kill(stopped, 'SIGSTOP');
    expect(await gateway.stop()).toBe(0);
  });

  test('finish their calls after SIGTERM, and end with 0', async () => {
    const calls: OpenCall[] = [];
    for (let index = 0; index < 6; index += 1) calls.push(await openStream());
    gateway.signal('SIGTERM');
    await eventually('all of them finish', () => {
      const finishing = gateway.log.filter(({ msg }) => msg === 'finishing the requests in flight');
      return Promise.resolve(finishing.length === PROCESSES);
    });
    for (const { request, atUpstream } of calls) {
      endChat(atUpstream);
      const response = await request.response;
      expect(await response.ended()).toEqual({ cut: false });
      expect(response.text).toMatch(/data: \[DONE\]\n\n$/);
    }
    expect(await gateway.exited).toBe(0);
  });

  test('end when their supervisor is killed', async () => {
    gateway.signal('SIGKILL');
    await gateway.exited;
    await eventually('all workers ended', () => Promise.resolve(!workers().some(isRunning)));
    expect(workers()).toHaveLength(PROCESSES);
  });
});
