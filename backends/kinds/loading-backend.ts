import type { Backend, BackendRequest, BackendResponse } from '../backend.ts';

/** A backend of a kind whose modules are loaded when it is created. Requests wait until they are loaded. */
export class LoadingBackend implements Backend {
  readonly #loading: Promise<Backend>;

  constructor(load: () => Promise<Backend>) {
    this.#loading = load();
    // Each request reports the failure.
    this.#loading.catch(() => undefined);
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    return (await this.#loading).send(request);
  }

  async close(): Promise<void> {
    const loaded = await this.#loading.catch(() => null);
    await loaded?.close();
  }
}
