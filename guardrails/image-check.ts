import type { Check } from './check.ts';
import { Prompt } from './prompt.ts';

/** Extends a check to the text in images. That text is checked in the same way as the prompt. */
export function readingImages(check: Check): Check {
  return {
    verdictNow(prompt) {
      const verdict = check.verdictNow?.(prompt) ?? null;
      return verdict === 'allowed' && prompt.images !== null ? null : verdict;
    },
    async run(prompt, call, signal) {
      const verdictOf = async (one: Prompt): Promise<'allowed' | 'blocked'> =>
        one.sizeCharacters === 0
          ? 'allowed'
          : (check.verdictNow?.(one) ?? (await check.run(one, call, signal)));
      const verdict = await verdictOf(prompt);
      if (verdict === 'blocked' || prompt.images === null) return verdict;
      return verdictOf(new Prompt({ running: await prompt.images.read(signal), others: [] }));
    },
    close: () => check.close(),
  };
}
