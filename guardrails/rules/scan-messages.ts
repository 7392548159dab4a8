import type { RulesSettings } from '../../catalogue/guardrail.ts';

/** The rules of each guardrail by its name. */
export type RulesByName = Readonly<Record<string, RulesSettings>>;

/** What a scan thread is told: a piece of a text, which begins a text or goes on with the last one; that all has come; or to stop. */
export type ScanCommand =
  | { job: number; kind: 'piece'; part: 'running' | 'others'; text: string; begins: boolean }
  | { job: number; kind: 'scan'; guardrail: string }
  | { job: number; kind: 'stop' };

/** No text of an exception: it could quote the prompt. */
export type ScanResult = { job: number; outcome: 'found' | 'nothing' | 'failed' | 'too large' | 'stopped' };
