import type { EngineHost } from '../../packages/engines/host.ts';

/** A row of the table in docs/engines.md, as texts. */
export interface EngineRow {
  /** `embedded/…`, with the kind of request if the model has several rows. */
  model: string;
  quality: string;
  /** The same measure for named baselines; empty if there is none. */
  baseline: string;
  speed: string;
  /** The packages that the engine needs. */
  packages: readonly string[];
}

/** A row that was measured in a separate process. */
export interface MeasuredRow extends EngineRow {
  /** The memory that the process added. `loadMs` is the time of the first response, including loading. */
  memoryMegabytes: number;
  loadMs: number;
  packageMegabytes: number;
  /** The date of the measurement. */
  date: string;
}

/** The measurement of one engine: a file in `sources/` that exports it as `source`. Each runs in a separate process. */
export interface EngineSource {
  /** Sends the first, smallest request. Its time is the load time. */
  warmUp(host: EngineHost): Promise<unknown>;
  measure(host: EngineHost): Promise<EngineRow[]>;
}

export const never = new AbortController().signal;

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Returns the mean time of one call, in ms. */
export async function meanMs(count: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) await call(index);
  return (performance.now() - start) / count;
}

export function inMs(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
}
