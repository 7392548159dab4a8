import { parentPort } from 'node:worker_threads';
import type { ScanCommand, ScanResult } from '../../guardrails/rules/scan-messages.ts';

/**
 * A scan thread that responds by the name of the guardrail. `hold` responds only after a stop message, `sizes` reports whether the
 * texts have the lengths that the last one lists, and any other name is the outcome itself.
 */

type Texts = Record<'running' | 'others', string[]>;

const prompts = new Map<number, Texts>();

function sizesAreListed({ running, others }: Texts): boolean {
  const list = others.pop();
  return JSON.stringify([...running, ...others].map((text) => text.length)) === list;
}

parentPort?.on('message', (command: ScanCommand) => {
  const texts: Texts = prompts.get(command.job) ?? { running: [], others: [] };
  prompts.set(command.job, texts);
  let outcome: ScanResult['outcome'] = 'stopped';
  if (command.kind === 'piece') {
    const part = texts[command.part];
    part.push(command.begins ? command.text : `${part.pop() ?? ''}${command.text}`);
    return;
  }
  if (command.kind === 'scan') {
    if (command.guardrail === 'hold') return;
    if (command.guardrail === 'sizes') outcome = sizesAreListed(texts) ? 'found' : 'nothing';
    // The test names an outcome.
    else outcome = command.guardrail as ScanResult['outcome'];
  }
  parentPort?.postMessage({ job: command.job, outcome } satisfies ScanResult);
});
