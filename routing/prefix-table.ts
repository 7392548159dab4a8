import type { DeploymentState } from './deployment-state.ts';

/** Some 8 million tokens, more than the cache of a server holds; at most 3 MB of memory. */
const MAX_BLOCKS = 32_768;

/** Which beginnings of prompts each deployment has served, and so may have in its cache. */
export class PrefixTable {
  readonly #served = new WeakMap<DeploymentState, Set<number>>();
  readonly #maxBlocks: number;

  /** @param maxBlocks of each deployment: what was not used for longest makes room for what is new */
  constructor(maxBlocks = MAX_BLOCKS) {
    this.#maxBlocks = maxBlocks;
  }

  sizeOf(state: DeploymentState): number {
    return this.#served.get(state)?.size ?? 0;
  }

  /** How many of the blocks, from the first one on, the deployment has served. */
  matched(state: DeploymentState, blocks: readonly number[]): number {
    const served = this.#served.get(state);
    if (served === undefined) return 0;
    const missing = blocks.findIndex((block) => !served.has(block));
    return missing === -1 ? blocks.length : missing;
  }

  /** The deployment served them. The first block is the last to be forgotten, without which the others are of no use. */
  note(state: DeploymentState, blocks: readonly number[]): void {
    const served = this.#served.get(state) ?? new Set();
    this.#served.set(state, served);
    for (const block of blocks.toReversed()) {
      served.delete(block);
      served.add(block);
    }
    for (const oldest of served) {
      if (served.size <= this.#maxBlocks) return;
      served.delete(oldest);
    }
  }

  /** The deployment may have lost its cache. */
  forget(state: DeploymentState): void {
    this.#served.delete(state);
  }
}
