import type { RulesSettings } from '../../catalogue/guardrail.ts';

/** The rules of each guardrail by its name. */
export type RulesByName = Readonly<Record<string, RulesSettings>>;

/** A message to a scanning thread. `piece`: a new text, or the next piece of the last one. `scan`: the texts are complete. */
export type ScanCommand =
  | { job: number; kind: 'piece'; part: 'running' | 'others'; text: string; begins: boolean }
  | { job: number; kind: 'scan'; guardrail: string }
  | { job: number; kind: 'stop' };

/** A message from a scanning thread. It contains no exception message, which could quote the prompt. */
export type ScanResult = { job: number; outcome: 'found' | 'nothing' | 'failed' | 'too large' | 'stopped' };
