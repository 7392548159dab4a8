import { ScanThread, type ScanRequest } from './scan-thread.ts';
import type { RulesByName } from './scan-messages.ts';

/** Prompts of up to this many steps, some 20 ms, do not wait behind longer ones. */
const SHORT_STEPS = 8_000_000;

/** Scans long prompts with the rules of all guardrails in two threads, outside the main thread. */
export class ScanPool {
  readonly #short: ScanThread;
  readonly #long: ScanThread;

  constructor(rules: RulesByName) {
    this.#short = new ScanThread(rules);
    this.#long = new ScanThread(rules);
  }

  /** See `ScanThread.scan`. */
  scan(request: ScanRequest): Promise<boolean> {
    return (request.amount <= SHORT_STEPS ? this.#short : this.#long).scan(request);
  }

  async close(): Promise<void> {
    await Promise.all([this.#short.close(), this.#long.close()]);
  }
}
