import { parentPort } from 'node:worker_threads';
import type { ScanResult, ScanCommand } from '../../guardrails/rules/scan-messages.ts';

/** A scan thread that does as the first text of a prompt says: `crash`, `hang`, `wait` for the next order, or answer. */

const texts = new Map<number, string>();

parentPort?.on('message', (order: ScanCommand) => {
  if (order.kind === 'piece') texts.set(order.job, order.text);
  if (order.kind !== 'scan') return;
  const text = texts.get(order.job);
  if (text === 'crash') process.exit(1);
  if (text === 'hang') for (;;);
  if (text === 'wait') return;
  const outcome = text === 'bad' ? 'found' : 'nothing';
  parentPort?.postMessage({ job: order.job, outcome } satisfies ScanResult);
});
