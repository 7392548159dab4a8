import type { EngineHost } from '../../engines/host.ts';

/** One row of the table in docs/engines.md, as texts. */
export interface EngineRow {
  /** `embedded/…`, with what it was asked where it has several rows. */
  model: string;
  quality: string;
  /** The same measure of named baselines; empty where there is none. */
  baseline: string;
  speed: string;
  /** Of the packages that it needs, in MB, as they are installed. */
  packages: readonly string[];
}

/** A row as it was measured in a process of its own. */
export interface MeasuredRow extends EngineRow {
  /** How much the process grew by, and the time of the first answer, loading included. */
  memoryMegabytes: number;
  loadMs: number;
  packageMegabytes: number;
  /** The day of the measurement. */
  date: string;
}

/** One engine's measurement: a file in `sources/` that exports it as `source`. Each runs in a process of its own. */
export interface EngineSource {
  /** The first, smallest call: its time is the load time. */
  warmUp(host: EngineHost): Promise<unknown>;
  measure(host: EngineHost): Promise<EngineRow[]>;
}

export const never = new AbortController().signal;

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The mean time of one call, in ms. */
export async function meanMs(count: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) await call(index);
  return (performance.now() - start) / count;
}

export function inMs(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
