import type { PromptTexts } from '../../guardrails/prompt.ts';
import type { Rules } from '../../guardrails/rules/compile-rules.ts';
import type { Work } from '../../guardrails/rules/work.ts';

/** Whether rules find anything in a prompt. Adds the steps to `work`. */
export function findsAtOnce(rules: Rules, prompt: PromptTexts, work: Work = { steps: 0 }): boolean {
  const scan = rules.scan(prompt, work);
  for (;;) {
    const found = scan.next();
    if (found !== null) return found;
  }
}
