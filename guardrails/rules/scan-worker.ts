import { parentPort, workerData } from 'node:worker_threads';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { compileRules } from './compile-rules.ts';

/** The rules of each guardrail by its name. */
export type ScanWorkerData = Readonly<Record<string, RulesSettings>>;

/** A piece of a text, which begins a text of its own or goes on with the last one; at the end the wish for the verdict. */
export type ScanOrder =
  | { kind: 'piece'; room: 'running' | 'others'; text: string; begins: boolean }
  | { kind: 'scan'; id: number; guardrail: string };

/** No text of an exception: it could quote the prompt. */
export type ScanAnswer = { id: number; found: boolean } | { id: number; failed: true };

// The module is only ever the entry of a worker thread, whose data is what `ScanThread` gave it.
const rules = new Map(
  Object.entries(workerData as ScanWorkerData).map(([name, settings]) => [name, compileRules(settings)]),
);

let texts: { running: string[]; others: string[] } = { running: [], others: [] };

function obey(order: ScanOrder): ScanAnswer | null {
  if (order.kind === 'piece') {
    const room = texts[order.room];
    if (order.begins) room.push(order.text);
    else room.push(`${room.pop() ?? ''}${order.text}`);
    return null;
  }
  const prompt = texts;
  texts = { running: [], others: [] };
  try {
    const finds = rules.get(order.guardrail);
    return finds === undefined ? { id: order.id, failed: true } : { id: order.id, found: finds(prompt) };
  } catch {
    return { id: order.id, failed: true };
  }
}

parentPort?.on('message', (order: ScanOrder) => {
  const answer = obey(order);
  if (answer !== null) parentPort?.postMessage(answer);
});
