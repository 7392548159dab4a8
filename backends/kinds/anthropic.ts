import type { BackendSettings } from '../../catalogue/model.ts';
import type { Backend, BackendResponse, BackendRequest } from '../backend.ts';
import { forwardedJson } from './forwarded-json.ts';
import { HttpClient } from '../http/http-client.ts';
import { readResponse } from './read-response.ts';
import { notServed } from './not-served.ts';

const PATHS: Readonly<Record<string, string>> = {
  createMessage: 'v1/messages',
  countMessageTokens: 'v1/messages/count_tokens',
};

/** A server of the messages format. Its address ends before `/v1`. */
export class AnthropicBackend implements Backend {
  readonly #client: HttpClient;

  constructor(settings: BackendSettings) {
    this.#client = new HttpClient(settings);
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    const { body, operation } = request;
    const path = PATHS[operation.operationId];
    if (path === undefined || body.kind !== 'json') {
      throw notServed(request.publicModel, operation);
    }
    const response = await this.#client.post(path, 'application/json', forwardedJson(body, request), request);
    return readResponse(response, request.stream);
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
