import type { JsonObject } from '../../bodies/json-body.ts';
import { jsonSource } from '../../bodies/json-source.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { bytesOfValues } from '../../calls/call.ts';
import { isRecord, throwUpstreamError, type Fields } from '../../dialects/values/json-values.ts';
import type { Translation } from '../../dialects/translation.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { HttpClient, readJsonValue, type UpstreamResponse } from '../http/http-client.ts';
import { notServed } from './not-served.ts';

/** The path of an operation, relative to the server's address, and its translation. */
export interface TranslatedOperation {
  path: string;
  translation: Translation;
}

/** By `operationId`. */
export type TranslatedOperations = Readonly<Partial<Record<string, TranslatedOperation>>>;

/** Reads the token count that a server sends outside of its body; undefined without one. */
export type ReadTokens = (response: UpstreamResponse) => number | undefined;

/** A server that has its own JSON formats. */
export class TranslatedBackend implements Backend {
  readonly #client: HttpClient;
  readonly #operations: TranslatedOperations;
  readonly #readTokens: ReadTokens | null;

  /** @param server its settings, or the connections to it */
  constructor(
    server: BackendSettings | HttpClient,
    operations: TranslatedOperations,
    readTokens: ReadTokens | null = null,
  ) {
    this.#client = server instanceof HttpClient ? server : new HttpClient(server);
    this.#operations = operations;
    this.#readTokens = readTokens;
  }

  /** Throws `invalid_parameter` when the server does not have the operation. */
  async send(request: BackendRequest): Promise<BackendResponse> {
    const { operationId } = request.operation;
    const translated = this.#operations[operationId];
    if (translated === undefined) {
      throw notServed(request.publicModel, request.operation);
    }
    const fields = { ...request.body.value, ...request.changes };
    const release = request.memory?.hold(bytesOfValues(request.body));
    try {
      return await this.#exchange(translated, request, fields);
    } finally {
      release?.();
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #exchange(
    { path, translation }: TranslatedOperation,
    request: BackendRequest,
    fields: JsonObject,
  ): Promise<BackendResponse> {
    const body = jsonSource(translation.request(fields, request.model));
    const response = await this.#client.post(path, 'application/json', body, request);
    const responseBody = await readJsonValue(response.chunks);
    if (isRecord(responseBody)) throwUpstreamError(responseBody);
    const value = translation.response(responseBody, fields);
    const { usage }: Fields<'usage'> = value;
    const tokens = this.#readTokens?.(response);
    if (tokens === undefined || usage !== undefined) return { kind: 'json', value };
    return { kind: 'json', value: { ...value, usage: { prompt_tokens: tokens } } };
  }
}
