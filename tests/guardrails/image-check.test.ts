import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Check, CheckedCall, Verdict } from '../../guardrails/check.ts';
import { readingImages } from '../../guardrails/image-check.ts';
import { ImageTexts } from '../../guardrails/image-texts.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

const CALL: CheckedCall = {
  requestId: 'r1',
  operation: operationRow('createChatCompletion'),
  principal: null,
  model: null,
  log: pino({ level: 'silent' }),
};

/** A check that blocks texts with `BAD` and records its input. `atOnce`: without waiting. */
class TextCheck implements Check {
  readonly seen: (readonly string[])[] = [];
  closed = 0;
  readonly verdictNow?: (prompt: Prompt) => Verdict | null;

  constructor(atOnce: boolean) {
    if (atOnce) this.verdictNow = (prompt) => this.#verdictOn(prompt);
  }

  run(prompt: Prompt): Promise<Verdict> {
    return Promise.resolve(this.#verdictOn(prompt));
  }

  close(): Promise<void> {
    this.closed += 1;
    return Promise.resolve();
  }

  #verdictOn({ running, others }: Prompt): Verdict {
    this.seen.push(running);
    return [...running, ...others].join('').includes('BAD') ? 'blocked' : 'allowed';
  }
}

function prompt(text: string, image: string | null): Prompt {
  const reader = { read: () => Promise.resolve(image === '' ? [] : [image ?? '']) };
  const found = { param: 'image', sizeBytes: 3, content: { base64: 'AAAA' } };
  return new Prompt(
    { running: text === '' ? [] : [text], others: [] },
    image === null ? null : new ImageTexts([found], reader),
  );
}

const run = (check: Check, one: Prompt): Promise<Verdict> =>
  check.run(one, CALL, new AbortController().signal);

describe.each([true, false])('a check that reads images (at once: %p)', (atOnce) => {
  test('blocks only for the content of a text or an image', async () => {
    const check = readingImages(new TextCheck(atOnce));
    expect(await run(check, prompt('good', 'good'))).toBe('allowed');
    expect(await run(check, prompt('BAD', 'good'))).toBe('blocked');
    expect(await run(check, prompt('good', 'so BAD'))).toBe('blocked');
    expect(await run(check, prompt('', 'so BAD'))).toBe('blocked');
    expect(await run(check, prompt('', 'good'))).toBe('allowed');
    expect(await run(check, prompt('good', ''))).toBe('allowed');
    expect(await run(check, prompt('good', null))).toBe('allowed');
    expect(await run(check, prompt('BAD', null))).toBe('blocked');
  });

  test('reads no image of a blocked prompt, and checks no empty text', async () => {
    const texts = new TextCheck(atOnce);
    const check = readingImages(texts);
    await run(check, prompt('BAD', 'good'));
    await run(check, prompt('', 'an image'));
    await run(check, prompt('a text', ''));
    expect(texts.seen).toEqual([['BAD'], ['an image'], ['a text']]);
  });

  test('allows a prompt without waiting only when it has no image', () => {
    const check = readingImages(new TextCheck(atOnce));
    const verdicts = [prompt('good', null), prompt('BAD', null), prompt('good', 'x'), prompt('BAD', 'x')].map(
      (one) => check.verdictNow?.(one),
    );
    expect(verdicts).toEqual(atOnce ? ['allowed', 'blocked', null, 'blocked'] : [null, null, null, null]);
  });

  test('is closed together with the check of texts', async () => {
    const texts = new TextCheck(atOnce);
    await readingImages(texts).close();
    expect(texts.closed).toBe(1);
  });
});
