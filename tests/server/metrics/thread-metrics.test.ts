import { afterEach, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { JsonParser } from '../../../bodies/json-parser.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import { observeThreads } from '../../../server/metrics/thread-metrics.ts';

const memory = new JsonParser();
const engines = new EngineHost();

afterEach(async () => {
  await Promise.all([memory.close(), engines.close()]);
});

test('bodies and calls that wait for a thread are counted', async () => {
  const registry = new Registry();
  observeThreads({ parsers: { memory }, engines }, registry);
  const bytes = Buffer.from('{"model":"acme/chat"}');
  const job = { owner: 'one', sizeBytes: bytes.length, accept: () => undefined };
  const parsing = [1, 2].map(() =>
    memory.parse({ ...job, place: () => ({ bytes: Uint8Array.from(bytes) }) }),
  );
  const counting = engines.tokens.count(['Hello'], new AbortController().signal);
  const during = await registry.metrics();
  expect(during).toContain('gateway_thread_jobs{thread="parser_memory"} 2\n');
  expect(during).toContain('gateway_thread_jobs{thread="text"} 1\n');
  await Promise.all([...parsing, counting]);
  expect(await registry.metrics()).toContain('gateway_thread_jobs{thread="parser_memory"} 0\n');
});
