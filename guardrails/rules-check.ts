import type { GuardrailSettings, RulesSettings } from '../catalogue/guardrail.ts';
import type { Check } from './check.ts';
import { compileRules } from './rules/compile-rules.ts';
import { ScanThread } from './rules/scan-thread.ts';

/** Characters times patterns that are looked through at once: a few milliseconds. More goes to a thread. */
const WORK_AT_ONCE = 200_000;
/** Prompts up to this size do not wait behind larger ones. */
const MEDIUM_CHARACTERS = 1_000_000;

/** Patterns, block lists and detectors inside the gateway. Short prompts are looked through at once, long ones in two threads by their size. */
export function rulesCheck(settings: GuardrailSettings & RulesSettings): Check {
  const finds = compileRules(settings);
  const { kind, detect, blockLists, patterns } = settings;
  const data = { [settings.name]: { kind, detect, blockLists, patterns } };
  const medium = new ScanThread(data);
  const large = new ScanThread(data);
  return {
    async run(prompt, _call, signal) {
      const size = prompt.sizeCharacters;
      if (size * (1 + patterns.length) <= WORK_AT_ONCE) return finds(prompt) ? 'blocked' : 'allowed';
      const thread = size <= MEDIUM_CHARACTERS ? medium : large;
      return (await thread.scan(settings.name, prompt, signal)) ? 'blocked' : 'allowed';
    },
    async close() {
      await Promise.all([medium.close(), large.close()]);
    },
  };
}
