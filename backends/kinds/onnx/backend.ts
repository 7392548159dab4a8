import { textCharacters } from '../../../bodies/json-source.ts';
import { countForwarded, uncountForwarded } from '../../../calls/usage.ts';
import { onnxFilesOf } from '../../../catalogue/onnx-models.ts';
import { OnnxEngine, type EngineBounds } from '../../../packages/engines/index.ts';
import type { Backend, BackendResponse, BackendRequest } from '../../backend.ts';
import { notServed } from '../not-served.ts';
import { onnxOperations } from './operations.ts';

/** Runs the operator's ONNX models inside the gateway, in a worker thread. */
export class OnnxBackend implements Backend {
  readonly #modelsDirectory: string;
  readonly #engine: OnnxEngine;

  /** @param bounds overrides the engine's bounds; for tests */
  constructor(modelsDirectory: string, bounds: Partial<EngineBounds> = {}) {
    this.#modelsDirectory = modelsDirectory;
    this.#engine = new OnnxEngine(bounds);
  }

  /** Throws `invalid_parameter` for an operation that ONNX models do not serve. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const serve = onnxOperations[request.operation.operationId];
    if (serve === undefined) throw notServed(request.publicModel, request.operation);
    countForwarded(request.usage, request.body.kind === 'json' ? textCharacters(request.body.value) : null);
    try {
      return await serve(request, this.#engine, onnxFilesOf(this.#modelsDirectory, request.model));
    } catch (error) {
      uncountForwarded(request.usage);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }
}
