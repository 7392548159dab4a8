import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckFailure } from '../../guardrails/check.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { ScanThread } from '../../guardrails/rules/scan-thread.ts';

const OBEDIENT = new URL('./obedient-scan-worker.ts', import.meta.url);
const LARGE = 'x'.repeat(8_000_001);

let thread: ScanThread;
beforeEach(() => {
  thread = new ScanThread({}, OBEDIENT);
});
afterEach(() => thread.close());

interface Scan {
  guardrail?: string;
  project?: string;
  running?: string[];
  others?: string[];
  amount?: number;
}

/** A prompt that the thread checks, and its result. */
function scan({ guardrail = 'found', project = 'a', running = ['x'], others = [], amount = 1 }: Scan) {
  const controller = new AbortController();
  const prompt = new Prompt({ running, others });
  const job = {
    result: null as boolean | string | null,
    abort: () => controller.abort(),
    over: Promise.resolve(),
  };
  const scanned = thread.scan({ guardrail, prompt, project, amount, signal: controller.signal });
  job.over = scanned.then(
    (found) => void (job.result = found),
    (error: unknown) => {
      if (!(error instanceof CheckFailure)) throw error;
      job.result = error.message;
    },
  );
  return job;
}

/** Enough time for the thread to respond. */
const aMoment = () => wait(60);

describe('the response of the thread', () => {
  test.each([
    ['found', true],
    ['nothing', false],
    ['failed', 'the rules failed'],
    ['too large', 'the prompt is too large for a pattern with unbounded matches'],
    ['stopped', 'aborted'],
  ])('%s is the result', async (guardrail, result) => {
    const job = scan({ guardrail });
    await job.over;
    expect(job.result).toBe(result);
  });
});

test('all texts of a prompt reach the thread, long ones in pieces', async () => {
  const running = ['', 'a'.repeat(3 * 1024 * 1024 + 1), 'b', 'c'.repeat(1024 * 1024)];
  const others = ['d'.repeat(2 * 1024 * 1024)];
  // An empty text does not count.
  const sizes = [...running, ...others].filter((text) => text !== '').map((text) => text.length);
  const job = scan({ guardrail: 'sizes', running, others: [...others, JSON.stringify(sizes)] });
  await job.over;
  expect(job.result).toBe(true);
});

describe('the thread checks at a time', () => {
  test('one prompt of each project', async () => {
    const first = scan({ guardrail: 'hold', project: 'a' });
    const [second, other] = [scan({ project: 'a' }), scan({ project: 'b' })];
    await other.over;
    await aMoment();
    expect([first.result, second.result, other.result]).toEqual([null, null, true]);
    first.abort();
    await second.over;
    expect([first.result, second.result]).toEqual(['aborted', true]);
  });

  test('eight prompts', async () => {
    const held = [...'abcdefgh'].map((project) => scan({ guardrail: 'hold', project }));
    const ninth = scan({ project: 'i' });
    await aMoment();
    expect(ninth.result).toBeNull();
    held[3]?.abort();
    await ninth.over;
    expect(ninth.result).toBe(true);
    expect(held.map(({ result }) => result)).toEqual([null, null, null, 'aborted', null, null, null, null]);
  });

  test('seven prompts and one more', async () => {
    for (const project of 'abcdefg') scan({ guardrail: 'hold', project });
    const eighth = scan({ project: 'h' });
    await eighth.over;
    expect(eighth.result).toBe(true);
  });

  test('one large prompt in addition to small ones', async () => {
    const first = scan({ guardrail: 'hold', project: 'a', running: [LARGE] });
    const second = scan({ project: 'b', running: [LARGE] });
    const small = scan({ project: 'c', running: [LARGE.slice(1)] });
    await small.over;
    await aMoment();
    expect([small.result, second.result]).toEqual([true, null]);
    first.abort();
    await second.over;
    expect(second.result).toBe(true);
  });
});

describe('a prompt that times out', () => {
  test('before it arrives is not checked', async () => {
    const prompt = new Prompt({ running: ['x'], others: [] });
    const request = { guardrail: 'found', prompt, project: 'a', amount: 1, signal: AbortSignal.abort() };
    await expect(thread.scan(request)).rejects.toThrow('aborted before its turn');
  });

  test('while it waits is removed from the queue at once', async () => {
    const held = scan({ guardrail: 'hold' });
    const waiting = [scan({}), scan({})];
    waiting[0]?.abort();
    await waiting[0]?.over;
    expect([held.result, waiting[0]?.result, waiting[1]?.result]).toEqual([null, 'aborted', null]);
    held.abort();
    await waiting[1]?.over;
    expect(waiting[1]?.result).toBe(true);
  });

  test('frees the thread for others without replacing it', async () => {
    const held = scan({ guardrail: 'hold' });
    const beside = scan({ guardrail: 'hold', project: 'b' });
    await aMoment();
    held.abort();
    await held.over;
    const next = scan({});
    await next.over;
    expect([held.result, beside.result, next.result]).toEqual(['aborted', null, true]);
  });
});

describe('waiting projects', () => {
  test('get turns in proportion to their work', async () => {
    const held = scan({ guardrail: 'hold', project: 'a' });
    const ends: string[] = [];
    const queue = (project: string, name: string, amount: number) =>
      scan({ project, amount }).over.then(() => void ends.push(name));
    const others = [...'bcdefgh'].map((project) => scan({ guardrail: 'hold', project }));
    const waiting = [
      queue('x', 'large 1', 100),
      queue('x', 'large 2', 100),
      queue('y', 'small 1', 10),
      queue('y', 'small 2', 10),
    ];
    others[0]?.abort();
    await Promise.all(waiting);
    expect(ends).toEqual(['large 1', 'small 1', 'small 2', 'large 2']);
    expect(held.result).toBeNull();
  });

  test('have at most 128 prompts together', async () => {
    for (const project of 'abcdefgh') scan({ guardrail: 'hold', project });
    const waiting = Array.from({ length: 128 }, (_, number) => scan({ project: `w${String(number % 8)}` }));
    await aMoment();
    expect(waiting.map(({ result }) => result)).toEqual(Array.from({ length: 128 }, () => null));
    const refused = scan({ project: 'w0' });
    await refused.over;
    expect(refused.result).toBe('too many long prompts wait');
    // A project with fewer gets the place of the latest of one with more.
    const other = scan({ project: 'other' });
    const latest = waiting[120];
    await latest?.over;
    expect([latest?.result, other.result]).toEqual(['too many long prompts wait', null]);
    expect(waiting.filter(({ result }) => result !== null)).toHaveLength(1);
  });
});

test('at shutdown all waiting prompts end', async () => {
  const jobs = [scan({ guardrail: 'hold' }), scan({}), scan({ guardrail: 'hold', project: 'b' })];
  await aMoment();
  await thread.close();
  await Promise.all(jobs.map(({ over }) => over));
  expect(jobs.map(({ result }) => result)).toEqual([
    'the gateway is shutting down',
    'the gateway is shutting down',
    'the gateway is shutting down',
  ]);
});
