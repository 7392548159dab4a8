import { textCharacters } from '../../../bodies/json-source.ts';
import { countForwarded, uncountForwarded } from '../../../calls/usage.ts';
import type { EngineHost } from '../../../packages/engines/index.ts';
import type { Backend, BackendResponse, BackendRequest } from '../../backend.ts';
import { embeddedModels } from './models.ts';
import { notServed } from '../not-served.ts';

/** Serves models with the engines of this process, behind the interface of remote servers. */
export class EmbeddedBackend implements Backend {
  readonly streamsUploads = true;
  readonly #engines: EngineHost;

  constructor(engines: EngineHost) {
    this.#engines = engines;
  }

  /** Throws `invalid_parameter` when the model does not serve the operation. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const { operationId } = request.operation;
    const serve = embeddedModels.get(request.model)?.serves[operationId];
    if (serve === undefined) {
      throw notServed(request.publicModel, request.operation);
    }
    countForwarded(request.usage, request.body.kind === 'json' ? textCharacters(request.body.value) : null);
    try {
      return await serve(request, this.#engines);
    } catch (error) {
      uncountForwarded(request.usage);
      throw error;
    }
  }

  /** Does nothing: the owner of the engines closes them. */
  async close(): Promise<void> {
    return Promise.resolve();
  }
}
