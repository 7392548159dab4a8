import { afterEach, describe, expect, test } from '@jest/globals';
import { Prompt } from '../../guardrails/prompt.ts';
import { ScanThread, type ScanRequest } from '../../guardrails/rules/scan-thread.ts';

const RULES = {
  g: {
    kind: 'rules',
    detect: ['secrets', 'payment_card', 'iban'],
    blockLists: [{ words: ['bomb'], wholeWords: true, ignoreCase: true }],
    patterns: [],
  },
} as const;

const never = new AbortController().signal;
let thread: ScanThread;
afterEach(() => thread.close());

function requestOf(project: string, text: string, signal = never): ScanRequest {
  const prompt = new Prompt({ running: [text], others: [] });
  return { guardrail: 'g', prompt, project, amount: prompt.sizeCharacters, signal };
}

describe('a scan thread', () => {
  test('serves a project with small prompts before the huge prompts of others are finished', async () => {
    thread = new ScanThread(RULES);
    const ends: string[] = [];
    const scan = async (project: string, text: string): Promise<void> => {
      await thread.scan(requestOf(project, text));
      ends.push(project);
    };
    const huge = 'token=1 4 eyJ '.repeat(500_000);
    const hugeOnes = ['a', 'b', 'a', 'b'].map((project) => scan(project, huge));
    // Started together, so that a pause of this thread affects small and huge prompts equally.
    const small = ['c', 'd', 'e', 'f', 'g'];
    await Promise.all(small.map((project) => scan(project, 'a text. '.repeat(1_000))));
    expect(ends.slice(0, 5).sort()).toEqual(small);
    await Promise.all(hugeOnes);
    expect(ends).toHaveLength(9);
  });
});
