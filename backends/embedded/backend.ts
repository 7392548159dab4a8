import { textCharacters } from '../../bodies/json-source.ts';
import { noteForwarded, noteRefused } from '../../calls/usage.ts';
import type { EngineHost } from '../../engines/host.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { embeddedModels } from './models.ts';
import { notServed } from '../not-served.ts';

/** The engines of this process, behind the interface of every remote server (design §10). */
export class EmbeddedBackend implements Backend {
  readonly streamsUploads = true;
  readonly #engines: EngineHost;

  constructor(engines: EngineHost) {
    this.#engines = engines;
  }

  /** Throws `invalid_parameter` for an operation that the model does not serve. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const { operationId } = request.operation;
    const serve = embeddedModels.get(request.model)?.serves[operationId];
    if (serve === undefined) {
      throw notServed(request.publicModel, request.operation);
    }
    noteForwarded(request.usage, request.body.kind === 'json' ? textCharacters(request.body.value) : null);
    try {
      return await serve(request, this.#engines);
    } catch (error) {
      noteRefused(request.usage);
      throw error;
    }
  }

  /** The owner of the engines closes them. */
  async close(): Promise<void> {
    return Promise.resolve();
  }
}
