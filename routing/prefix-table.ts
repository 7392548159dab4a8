import type { DeploymentState } from './deployment-state.ts';

/** About 8 million tokens, more than the cache of a server holds, in at most 3 MB of memory. */
const MAX_BLOCKS = 32_768;

/** The beginnings of prompts that each deployment has served and may have in its cache. */
export class PrefixTable {
  readonly #served = new WeakMap<DeploymentState, Set<number>>();
  readonly #maxBlocks: number;

  /** @param maxBlocks limit for each deployment; the block that was unused for longest is replaced */
  constructor(maxBlocks = MAX_BLOCKS) {
    this.#maxBlocks = maxBlocks;
  }

  sizeOf(state: DeploymentState): number {
    return this.#served.get(state)?.size ?? 0;
  }

  /** Returns how many blocks, from the first one on, the deployment has served. */
  matched(state: DeploymentState, blocks: readonly number[]): number {
    const served = this.#served.get(state);
    if (served === undefined) return 0;
    const missing = blocks.findIndex((block) => !served.has(block));
    return missing === -1 ? blocks.length : missing;
  }

  /** Records served blocks. The first block is replaced last, because the others need it. */
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

  /** Removes the blocks of a deployment that may have lost its cache. */
  forget(state: DeploymentState): void {
    this.#served.delete(state);
  }
}
