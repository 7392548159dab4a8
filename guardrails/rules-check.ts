import type { GuardrailSettings, RulesSettings } from '../catalogue/guardrail.ts';
import type { Check } from './check.ts';
import type { FlatText } from './flat-text.ts';
import { compileRules } from './rules/compile-rules.ts';
import type { ScanPool } from './rules/scan-pool.ts';
import type { Work } from './rules/work.ts';

/** Prompts of up to this many expected steps, a fraction of a millisecond, are scanned on the main thread. */
const MAX_SYNC_STEPS = 250_000;
/** A scan that needs more steps than this is started again in another thread. */
const MAX_SYNC_STEPS_SPENT = 1_200_000;

/** Creates a check by patterns, block lists and detectors. Short prompts are scanned at once, others in threads. */
export function rulesCheck(settings: GuardrailSettings & RulesSettings, pool: ScanPool): Check {
  const rules = compileRules(settings);
  const { loose } = rules;
  return {
    ...(loose === null ? {} : { mayFind: (text: FlatText) => text.some((part) => loose.mayFind(part)) }),
    verdictNow(prompt) {
      if (rules.estimate(prompt.sizeCharacters) > MAX_SYNC_STEPS) return null;
      const work: Work = { steps: 0 };
      const scan = rules.scan(prompt, work);
      while (work.steps <= MAX_SYNC_STEPS_SPENT) {
        const found = scan.next();
        if (found !== null) return found ? 'blocked' : 'allowed';
      }
      return null;
    },
    async run(prompt, { principal }, signal) {
      const amount = rules.estimate(prompt.sizeCharacters);
      const project = principal?.projectId ?? '';
      const found = await pool.scan({ guardrail: settings.name, prompt, project, amount, signal });
      return found ? 'blocked' : 'allowed';
    },
    close: () => Promise.resolve(),
  };
}
