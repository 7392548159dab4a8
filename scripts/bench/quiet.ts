import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cpuMs, TICKS_PER_SECOND } from './process-usage.ts';

/** Share of the machine's cores that processes outside of the benchmark may use before the report mentions it. */
const QUIET_SHARE = 0.03;

/** Measures the CPU time of other processes during the benchmark. */
export class MachineWatch {
  readonly #pids: () => readonly number[];
  readonly #startedAtMs = performance.now();
  readonly #busyBeforeMs = busyMs();
  readonly #ownBeforeMs: number;

  constructor(pids: () => readonly number[]) {
    this.#pids = pids;
    this.#ownBeforeMs = this.#ownMs();
  }

  /** Returns a sentence for the report. Processes that ended count as others, so that a busy machine is never reported as quiet. */
  verdict(): string {
    const elapsedMs = (performance.now() - this.#startedAtMs) * availableParallelism();
    const othersMs = busyMs() - this.#busyBeforeMs - (this.#ownMs() - this.#ownBeforeMs);
    const share = Math.max(0, othersMs / elapsedMs);
    const percent = `${(share * 100).toFixed(1)} %`;
    return share <= QUIET_SHARE
      ? `The machine was quiet: other processes used ${percent} of its cores.`
      : `**The machine was not quiet**: other processes used ${percent} of its cores.`;
  }

  #ownMs(): number {
    return this.#pids().reduce((sum, pid) => sum + cpuMs(pid), 0);
  }
}

/** Returns the CPU time of all processes, including interrupts. */
function busyMs(): number {
  const [, user, nice, system, , , hardInterrupts, softInterrupts] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  ).split(/\s+/);
  const ticks = [user, nice, system, hardInterrupts, softInterrupts].reduce(
    (sum, field) => sum + Number(field),
    0,
  );
  return (ticks * 1000) / TICKS_PER_SECOND;
}
