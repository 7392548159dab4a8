import type { Affinity } from './affinity.ts';
import { hasRoom, type Candidate } from './candidate.ts';
import type { PrefixTable } from './prefix-table.ts';
import { choose, type Random } from './strategies.ts';

/**
 * A complete prompt in the cache outweighs this many more requests in flight than the least loaded deployment
 * has.
 */
const REQUESTS_PER_MATCH = 16;

/** Sends prompts that begin alike to the deployment that has their beginning in its cache. */
export class PrefixAffinity implements Affinity {
  readonly #table: PrefixTable;
  readonly #blocks: readonly number[];
  readonly #random: Random;

  /** @param blocks the prompt's blocks from `promptBlocks` */
  constructor(table: PrefixTable, blocks: readonly number[], random: Random = Math.random) {
    this.#table = table;
    this.#blocks = blocks;
    this.#random = random;
  }

  /**
   * Returns the deployment of the best priority with the highest score: the share of the prompt that it has
   * served, minus its load.
   */
  preferred(candidates: readonly Candidate[], nowMs: number): Candidate | null {
    // A deployment that failed was probably restarted, with an empty cache.
    for (const { state } of candidates)
      if (state.isEjected && state.ejectionReason !== 'rate_limited') this.#table.forget(state);
    const usable = candidates.filter((one) => one.state.isReady(nowMs) && hasRoom(one));
    const priority = Math.min(...usable.map(({ deployment }) => deployment.priority));
    const level = usable.filter(({ deployment }) => deployment.priority === priority);
    const leastInFlight = Math.min(...level.map(inFlightOf));
    const scored = level.map((candidate) => {
      const share = this.#table.matched(candidate.state, this.#blocks) / this.#blocks.length;
      return {
        candidate,
        share,
        score: share - (inFlightOf(candidate) - leastInFlight) / REQUESTS_PER_MATCH,
      };
    });
    // A deployment without a match scores at most 0. Below that, balance is preferred.
    const good = scored.filter(({ share, score }) => share > 0 && score > 0);
    if (good.length === 0) return null;
    const best = Math.max(...good.map(({ score }) => score));
    const equal = good.filter(({ score }) => score === best).map(({ candidate }) => candidate);
    return choose('weighted', equal, false, this.#random);
  }

  succeeded({ state }: Candidate): void {
    this.#table.note(state, this.#blocks);
  }

  failed(): void {
    // One failure does not affect the cache. An ejection is handled when the next deployment is chosen.
  }
}

/** Returns the requests in flight relative to the weight. */
function inFlightOf({ state, share }: Candidate): number {
  return state.inFlight / share;
}
