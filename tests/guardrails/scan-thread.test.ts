import { afterEach, describe, expect, test } from '@jest/globals';
import { Prompt } from '../../guardrails/prompt.ts';
import { ScanThread, type ScanRequest } from '../../guardrails/rules/scan-thread.ts';

const FRAGILE = new URL('./fragile-scan-worker.ts', import.meta.url);
const RULES = {
  g: {
    kind: 'rules',
    detect: ['secrets', 'payment_card', 'iban'],
    blockLists: [{ words: ['bomb'], wholeWords: true, ignoreCase: true }],
    patterns: [],
  },
} as const;

const never = new AbortController().signal;
let lane: ScanThread;
afterEach(() => lane.close());

function requestOf(project: string, text: string, signal = never): ScanRequest {
  const prompt = new Prompt({ running: [text], others: [] });
  return { guardrail: 'g', prompt, project, amount: prompt.sizeCharacters, signal };
}

describe('a scan thread', () => {
  test('serves a project whose prompts are small before those that others began with huge ones', async () => {
    lane = new ScanThread(RULES);
    const ends: string[] = [];
    const scan = async (project: string, text: string): Promise<void> => {
      await lane.scan(requestOf(project, text));
      ends.push(project);
    };
    const huge = 'token=1 4 eyJ '.repeat(500_000);
    const hugeOnes = ['a', 'b', 'a', 'b'].map((project) => scan(project, huge));
    // Side by side, so that a pause of this thread gives the huge ones no turn that the small ones do not have.
    const small = ['c', 'd', 'e', 'f', 'g'];
    await Promise.all(small.map((project) => scan(project, 'a text. '.repeat(1_000))));
    expect(ends.slice(0, 5).sort()).toEqual(small);
    await Promise.all(hugeOnes);
    expect(ends).toHaveLength(9);
  });

  test('that ends is replaced, and what it was at work on is tried again', async () => {
    lane = new ScanThread({}, FRAGILE);
    const crash = lane.scan(requestOf('a', 'crash')).catch((error: unknown) => String(error));
    const beside = lane.scan(requestOf('b', 'bad'));
    expect(await crash).toMatch('thread of the rules ended');
    expect(await beside).toBe(true);
    expect(await lane.scan(requestOf('a', 'good'))).toBe(false);
  });

  test('that hangs is ended when its prompt’s time is over, and others are served', async () => {
    lane = new ScanThread({}, FRAGILE);
    const time = new AbortController();
    const hanging = lane.scan(requestOf('a', 'hang', time.signal)).catch((error: unknown) => String(error));
    const beside = lane.scan(requestOf('b', 'bad'));
    time.abort();
    expect(await hanging).toMatch('aborted');
    expect(await beside).toBe(true);
  });

  test('forgets what waited when its time is over', async () => {
    lane = new ScanThread({}, FRAGILE);
    const times = Array.from({ length: 20 }, () => new AbortController());
    const waiting = times.map(({ signal }) =>
      lane.scan(requestOf('a', 'wait', signal)).catch((error: unknown) => String(error)),
    );
    for (const time of times) time.abort();
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    expect(await lane.scan(requestOf('a', 'bad'))).toBe(true);
  });

  test('has a bound on what waits for each project, which others do not feel', async () => {
    lane = new ScanThread({}, FRAGILE);
    const time = new AbortController();
    const waiting = Array.from({ length: 33 }, () =>
      lane.scan(requestOf('a', 'wait', time.signal)).catch(() => undefined),
    );
    await expect(lane.scan(requestOf('a', 'good'))).rejects.toThrow('too many');
    expect(await lane.scan(requestOf('b', 'bad'))).toBe(true);
    time.abort();
    await Promise.all(waiting);
  });
});
