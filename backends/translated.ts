import type { JsonObject } from '../bodies/json-body.ts';
import { jsonSource } from '../bodies/json-source.ts';
import type { BackendSettings } from '../catalogue/model.ts';
import { bytesOfValues } from '../calls/call.ts';
import { isRecord, throwUpstreamError } from '../dialects/json-values.ts';
import type { Translation } from '../dialects/translation.ts';
import type { Backend, BackendResponse, BackendRequest } from './backend.ts';
import { HttpClient, readJsonValue, type UpstreamResponse } from './http-client.ts';
import { notServed } from './not-served.ts';

/** Where a server has an operation, relative to its address, and how it is translated. */
export interface TranslatedRoute {
  path: string;
  translation: Translation;
}

/** By operation of the contract. */
export type TranslatedRoutes = Readonly<Partial<Record<string, TranslatedRoute>>>;

/** The tokens that a server tells outside of its answer; undefined where it does not. */
export type ReadTokens = (response: UpstreamResponse) => number | undefined;

/** A server whose operations take and give JSON of its own form. */
export class TranslatedBackend implements Backend {
  readonly #client: HttpClient;
  readonly #routes: TranslatedRoutes;
  readonly #readTokens: ReadTokens;

  constructor(settings: BackendSettings, routes: TranslatedRoutes, readTokens: ReadTokens = () => undefined) {
    this.#client = new HttpClient(settings);
    this.#routes = routes;
    this.#readTokens = readTokens;
  }

  /** Throws `invalid_parameter` for operations that the server does not have. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const { operationId } = request.operation;
    const route = this.#routes[operationId];
    if (route === undefined) {
      throw notServed(request.publicModel, request.operation);
    }
    const fields = { ...request.body.value, ...request.changes };
    const release = request.memory?.hold(bytesOfValues(request.body));
    try {
      return await this.#exchange(route, request, fields);
    } finally {
      release?.();
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #exchange(
    { path, translation }: TranslatedRoute,
    request: BackendRequest,
    fields: JsonObject,
  ): Promise<BackendResponse> {
    const body = jsonSource(translation.request(fields, request.model));
    const response = await this.#client.post(path, 'application/json', body, request);
    const answer = await readJsonValue(response.chunks);
    if (isRecord(answer)) throwUpstreamError(answer);
    const value = translation.response(answer, fields);
    const tokens = this.#readTokens(response);
    if (tokens === undefined || value['usage'] !== undefined) return { kind: 'json', value };
    return { kind: 'json', value: { ...value, usage: { prompt_tokens: tokens } } };
  }
}
