import { parentPort } from 'node:worker_threads';
import type { ScanResult, ScanCommand } from '../../guardrails/rules/scan-messages.ts';

/** A scan thread that obeys the first text of a prompt: `crash`, `hang`, `wait` for the next command, or report. */

const texts = new Map<number, string>();

parentPort?.on('message', (command: ScanCommand) => {
  if (command.kind === 'piece') texts.set(command.job, command.text);
  if (command.kind !== 'scan') return;
  const text = texts.get(command.job);
  if (text === 'crash') process.exit(1);
  if (text === 'hang') for (;;);
  if (text === 'wait') return;
  const outcome = text === 'bad' ? 'found' : 'nothing';
  parentPort?.postMessage({ job: command.job, outcome } satisfies ScanResult);
});
