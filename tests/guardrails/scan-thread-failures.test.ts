import { afterEach, describe, expect, test } from '@jest/globals';
import { Prompt } from '../../guardrails/prompt.ts';
import { ScanThread, type ScanRequest } from '../../guardrails/rules/scan-thread.ts';

const FRAGILE = new URL('./fragile-scan-worker.ts', import.meta.url);

const never = new AbortController().signal;
let thread: ScanThread;
afterEach(() => thread.close());

function requestOf(project: string, text: string, signal = never): ScanRequest {
  const prompt = new Prompt({ running: [text], others: [] });
  return { guardrail: 'g', prompt, project, amount: prompt.sizeCharacters, signal };
}

describe('a scan thread', () => {
  test('that crashes is replaced, and its current prompt is checked again', async () => {
    thread = new ScanThread({}, FRAGILE);
    const crash = thread.scan(requestOf('a', 'crash')).catch((error: unknown) => String(error));
    const beside = thread.scan(requestOf('b', 'bad'));
    expect(await crash).toMatch('scanning thread ended');
    expect(await beside).toBe(true);
    expect(await thread.scan(requestOf('a', 'good'))).toBe(false);
  });

  test('that hangs is stopped at the timeout of its prompt, and others are served', async () => {
    thread = new ScanThread({}, FRAGILE);
    const time = new AbortController();
    const hanging = thread.scan(requestOf('a', 'hang', time.signal)).catch((error: unknown) => String(error));
    const beside = thread.scan(requestOf('b', 'bad'));
    time.abort();
    expect(await hanging).toMatch('aborted');
    expect(await beside).toBe(true);
  });

  test('drops queued prompts at their timeout', async () => {
    thread = new ScanThread({}, FRAGILE);
    const times = Array.from({ length: 20 }, () => new AbortController());
    const waiting = times.map(({ signal }) =>
      thread.scan(requestOf('a', 'wait', signal)).catch((error: unknown) => String(error)),
    );
    for (const time of times) time.abort();
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    expect(await thread.scan(requestOf('a', 'bad'))).toBe(true);
  });

  test('bounds the queue of each project without affecting others', async () => {
    thread = new ScanThread({}, FRAGILE);
    const time = new AbortController();
    const waiting = Array.from({ length: 33 }, () =>
      thread.scan(requestOf('a', 'wait', time.signal)).catch(() => undefined),
    );
    await expect(thread.scan(requestOf('a', 'good'))).rejects.toThrow('too many');
    expect(await thread.scan(requestOf('b', 'bad'))).toBe(true);
    time.abort();
    await Promise.all(waiting);
  });
});
