import { afterEach, describe, expect, test } from '@jest/globals';
import { engineAvailability, engineNames } from '../../../packages/engines/availability.ts';
import { EngineHost, type EngineHostOptions } from '../../../packages/engines/host.ts';

const never = new AbortController().signal;
const fragile = new URL('./fixtures/fragile-worker.ts', import.meta.url);
const hosts: EngineHost[] = [];

function start(options: EngineHostOptions = {}): EngineHost {
  const host = new EngineHost(options);
  hosts.push(host);
  return host;
}

function missing(specifier: string): string {
  if (specifier === '@energetic-ai/embeddings') throw new Error('not found');
  return specifier;
}

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

describe('engines that may be missing', () => {
  test('are all available in this installation', () => {
    const available = { available: true };
    expect(engineAvailability()).toEqual(new Map(engineNames.map((name) => [name, available])));
  });

  test('are disabled with the reason when a package is not installed', async () => {
    expect(engineAvailability(missing).get('extractive')).toEqual({ available: true });
    expect(engineAvailability(missing).get('embeddings')).toEqual({
      available: false,
      reason: 'optional packages are not installed: @energetic-ai/embeddings',
    });
    const host = start({ resolvePackage: missing });
    await expect(host.embeddings.embed(['text'], never)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });

  test('do not prevent the chat model from matching by words', async () => {
    const host = start({ resolvePackage: missing });
    const content = 'Refunds are accepted within 30 days. The office is closed on Sundays.';
    const messages = [
      { role: 'system' as const, text: content },
      { role: 'user' as const, text: 'When is the office closed?' },
    ];
    let text = '';
    for await (const event of host.chat.reply({ messages }, never))
      if (event.type === 'text') text += event.text;
    expect(text).toContain('The office is closed on Sundays.');
    expect(text).not.toContain('Refunds');
  });
});

describe('the worker', () => {
  test('starts again after a crash: only the call that caused it fails, waiting ones do not', async () => {
    const host = start({ textWorker: fragile });
    const crashed = host.embeddings.embed(['END THE WORKER'], never);
    const waiting = host.embeddings.embed(['a good text'], never);
    await expect(crashed).rejects.toMatchObject({ code: 'bad_gateway' });
    expect((await waiting).vectors).toHaveLength(1);
  });

  test('is stopped when a job takes too long', async () => {
    const host = start({ textWorker: fragile, bounds: { jobTimeoutMs: 8_000 } });
    await expect(host.tokens.count(['BLOCK THE WORKER'])).rejects.toMatchObject({ code: 'bad_gateway' });
    expect(await host.tokens.count(['a good text'])).toBe(3);
  });

  test('pauses after repeated crashes', async () => {
    const host = start({ textWorker: fragile, bounds: { crashLimit: 2 } });
    for (let crash = 0; crash < 2; crash += 1) {
      await expect(host.tokens.count(['END THE WORKER'])).rejects.toMatchObject({ code: 'bad_gateway' });
    }
    await expect(host.tokens.count(['a good text'])).rejects.toMatchObject({
      code: 'model_overloaded',
      retryAfterSeconds: expect.any(Number),
    });
  });

  test('has a bounded queue', async () => {
    const host = start({ bounds: { maxCalls: 2, maxSize: 1_000 } });
    const overloaded = { code: 'model_overloaded', retryAfterSeconds: 1 };
    await expect(host.tokens.count(['a'.repeat(1_001)])).rejects.toMatchObject(overloaded);
    const accepted = [host.tokens.count(['one']), host.tokens.count(['two'])];
    await expect(host.tokens.count(['three'])).rejects.toMatchObject(overloaded);
    expect(await Promise.all(accepted)).toEqual([1, 1]);
    expect(await host.tokens.count(['three'])).toBe(1);
  });

  test('fails waiting and later calls when it is closed', async () => {
    const host = start();
    const waiting = [host.embeddings.embed(['text'], never), host.tokens.count(['text'])];
    const settled = Promise.allSettled(waiting);
    await host.close();
    const unavailable = { status: 'rejected', reason: { code: 'service_unavailable' } };
    expect(await settled).toMatchObject([unavailable, unavailable]);
    await expect(host.tokens.count(['text'])).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('token counts', () => {
  test('are those of o200k_base, also for text that looks like a special token', async () => {
    const host = start();
    expect(await host.tokens.count(['Token counting is exact.'])).toBe(5);
    expect(await host.tokens.count([''])).toBe(0);
    expect(await host.tokens.count(['<|endoftext|>'])).toBeGreaterThan(1);
  });

  test('of long runs without a boundary are computed in bounded pieces', async () => {
    const host = start();
    expect(await host.tokens.count(['日'.repeat(40_000)])).toBeGreaterThanOrEqual(20_000);
    expect(await host.tokens.count(['a'.repeat(40_000)])).toBe(5_000);
    expect(await host.tokens.count(['The quick brown fox. '.repeat(20_000)])).toBeGreaterThan(100_000 - 1);
  });
});
