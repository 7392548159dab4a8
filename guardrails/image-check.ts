import type { Check } from './check.ts';
import { Prompt } from './prompt.ts';

/** A check that also reads the text in images: it holds that text to what it holds the prompt to. */
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
