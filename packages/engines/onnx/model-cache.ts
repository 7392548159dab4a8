import { stat } from 'node:fs/promises';
import type { OnnxModelFiles } from './jobs.ts';
import { LoadedModel } from './loaded-model.ts';

/** The most bytes of graphs that are loaded at the same time. The runtime has at most 4 GB of memory. */
const MOST_LOADED_BYTES = 1_500_000_000;

/** The loaded models of one worker. It releases the least recently used ones before it loads another. */
export class ModelCache {
  /** The models, the most recently used one last. */
  readonly #models = new Map<string, LoadedModel>();
  readonly #bytes = new Map<string, number>();

  /** Returns a model and loads it if necessary. Jobs run one at a time, so no model is loaded twice. */
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
