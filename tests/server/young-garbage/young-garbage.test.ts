import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { send } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor, post } from '../../../scripts/test-bed/process-requests.ts';
import { startMemoryReleased, TRACE_COLLECTIONS } from '../../support/start-memory.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const AT_ONCE = 16;
const ROUNDS = 20;
/** About 4,000 bytes are kept, mostly for the ledger. Without the rules of decision 146, 13,000 are kept. */
const MOST_BYTES_PER_REQUEST = 7_000;

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl));
  gateway = await GatewayProcess.start({
    folder,
    nodeOptions: [TRACE_COLLECTIONS],
    environment: {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'heap-control.ts')}`,
      HEAP_CONTROL: join(folder, 'heap'),
    },
  });
  // Otherwise it would be done between two measurements: what requests compile then again is kept.
  await startMemoryReleased(gateway);
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

/** Collects young objects, or all objects, and returns the size of the old ones in bytes. */
async function collect(path: '/young' | '/all'): Promise<number> {
  const size = await new Promise<string>((resolve, reject) => {
    request(
      { socketPath: join(folder, 'heap'), path },
      (response) => void text(response).then(resolve, reject),
    )
      .on('error', reject)
      .end();
  });
  return Number(size);
}

/** The bytes that each request leaves among the old objects when only young ones are collected. */
async function keptBytes(make: () => ReturnType<typeof chatRequest>): Promise<number> {
  const round = async (): Promise<void> => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(gateway.address, make())));
  };
  for (let index = 0; index < ROUNDS; index += 1) await round();
  await collect('/all');
  const before = await collect('/young');
  for (let index = 0; index < ROUNDS; index += 1) {
    await round();
    await collect('/young');
  }
  return ((await collect('/young')) - before) / (ROUNDS * AT_ONCE);
}

describe('the memory of a completed request is freed by the next collection of young objects', () => {
  test('after a chat completion', async () => {
    expect(await keptBytes(() => chatRequest(gateway.key))).toBeLessThan(MOST_BYTES_PER_REQUEST);
  });

  test('after a refusal', async () => {
    const refused = () => post('/v1/chat/completions', gateway.key, { model: 'acme/none', messages: [] });
    expect(await keptBytes(refused)).toBeLessThan(MOST_BYTES_PER_REQUEST);
  });
});
