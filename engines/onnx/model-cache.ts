import { stat } from 'node:fs/promises';
import type { OnnxModelFiles } from './jobs.ts';
import { LoadedModel } from './loaded-model.ts';

/** Sizes of the graphs that are loaded together; the runtime's memory ends at 4 GB. */
const MOST_LOADED_BYTES = 1_500_000_000;

/** The models of one worker. The least recently used ones are released before another one is loaded. */
export class ModelCache {
  /** In the order of use. */
  readonly #models = new Map<string, LoadedModel>();
  readonly #bytes = new Map<string, number>();

  /** Jobs run one at a time, so that no model is loaded twice. */
  async load(files: OnnxModelFiles): Promise<LoadedModel> {
    const { graph } = files;
    const known = this.#models.get(graph);
    if (known !== undefined) {
      this.#models.delete(graph);
      this.#models.set(graph, known);
      return known;
    }
    const { size } = await stat(graph);
    await this.#makeSpace(size);
    const model = await LoadedModel.open(files);
    this.#models.set(graph, model);
    this.#bytes.set(graph, size);
    return model;
  }

  async #makeSpace(bytes: number): Promise<void> {
    let loaded = [...this.#bytes.values()].reduce((sum, one) => sum + one, 0);
    for (const [graph, model] of this.#models) {
      if (loaded + bytes <= MOST_LOADED_BYTES) return;
      loaded -= this.#bytes.get(graph) ?? 0;
      this.#models.delete(graph);
      this.#bytes.delete(graph);
      await model.release();
    }
  }
}
