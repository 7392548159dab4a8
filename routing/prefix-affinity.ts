import type { Affinity } from './affinity.ts';
import { hasRoom, type Candidate } from './candidate.ts';
import type { PrefixTable } from './prefix-table.ts';
import { choose, type Random } from './strategies.ts';

/** A whole prompt in the cache outweighs so many requests in flight more than the least loaded deployment has. */
const WORTH_IN_FLIGHT = 16;

/** Sends prompts that begin alike to the deployment that has their beginning in its cache. */
export class PrefixAffinity implements Affinity {
  readonly #table: PrefixTable;
  readonly #blocks: readonly number[];
  readonly #random: Random;

  /** @param blocks of the prompt, as `promptBlocks` names them */
  constructor(table: PrefixTable, blocks: readonly number[], random: Random = Math.random) {
    this.#table = table;
    this.#blocks = blocks;
    this.#random = random;
  }

  /** Of the best priority, the deployment with the highest score: the share of the prompt that it has served, less its load. */
  preferred(candidates: readonly Candidate[], nowMs: number): Candidate | null {
    // What failed was probably started again, with an empty cache.
    for (const { state } of candidates)
      if (state.isEjected && state.ejectionReason !== 'rate_limited') this.#table.forget(state);
    const usable = candidates.filter((one) => one.state.isReady(nowMs) && hasRoom(one));
    const priority = Math.min(...usable.map(({ deployment }) => deployment.priority));
    const level = usable.filter(({ deployment }) => deployment.priority === priority);
    const leastInFlight = Math.min(...level.map(inFlightOf));
    const scored = level.map((candidate) => {
      const share = this.#table.matched(candidate.state, this.#blocks) / this.#blocks.length;
      return { candidate, share, score: share - (inFlightOf(candidate) - leastInFlight) / WORTH_IN_FLIGHT };
    });
    // One without any match scores 0 at best: below that, balance is worth more.
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
    // An ejection is noticed when the next deployment is chosen; one failure says nothing about the cache.
  }
}

/** For its weight. */
function inFlightOf({ state, share }: Candidate): number {
  return state.inFlight / share;
}
