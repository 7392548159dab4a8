import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geminiAnswer, geminiChunks } from '../../../scripts/test-bed/replies/gemini.ts';
import { message, messageEvents } from '../../../scripts/test-bed/replies/messages.ts';
import type { Behaviour } from '../../../scripts/test-bed/upstream/behaviour.ts';
import {
  json,
  named,
  unnamed,
  type UpstreamResponse,
} from '../../../scripts/test-bed/upstream/good-response.ts';
import { receive, type ReceivedRequest } from '../../../scripts/test-bed/upstream/received-request.ts';
import { writeResponse } from '../../../scripts/test-bed/upstream/write-response.ts';

const LOCATION = '/v1/projects/acme/locations/europe-west1';

/**
 * A real HTTP server with the paths of Vertex AI. It accepts requests with a token that is valid, and refuses what Google
 * refuses: a body of Claude with a model or without the version, and unknown paths.
 */
export class VertexServer {
  readonly requests: ReceivedRequest[] = [];
  address = '';
  readonly #isValid: (authorization: string | undefined) => boolean;
  readonly #next: Behaviour[] = [];
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  private constructor(isValid: (authorization: string | undefined) => boolean) {
    this.#isValid = isValid;
  }

  static async start(isValid: (authorization: string | undefined) => boolean): Promise<VertexServer> {
    const server = new VertexServer(isValid);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    // A TCP server that listens has an address of this form.
    const { port } = server.#server.address() as AddressInfo;
    server.address = `http://127.0.0.1:${port}${LOCATION}`;
    return server;
  }

  get last(): ReceivedRequest {
    const last = this.requests.at(-1);
    if (last === undefined) throw new Error('the server has received no request');
    return last;
  }

  next(...behaviours: Behaviour[]): void {
    this.#next.push(...behaviours);
  }

  /** Forgets the requests and what is to come. */
  reset(): void {
    this.requests.length = 0;
    this.#next.length = 0;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming);
    this.requests.push(request);
    const refuse = (status: number, text: string): void => {
      const error = { code: status, message: text, status: 'INVALID_ARGUMENT' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    };
    const { authorization, 'x-goog-api-key': key } = request.headers;
    if (key !== 'vertex-key' && !this.#isValid(authorization))
      return refuse(401, 'Request had invalid authentication credentials: secret');
    const good = vertexResponse(request);
    if (typeof good === 'string') return refuse(400, good);
    await writeResponse(response, request, good, this.#next.shift() ?? { kind: 'good' });
  }
}

/** The response to a request, or why it is refused. */
function vertexResponse({ path, fields }: ReceivedRequest): UpstreamResponse | string {
  const [, publisher, model, method] =
    /\/publishers\/(\w+)\/models\/([\w.@-]+):(\w+)(?:\?alt=sse)?$/.exec(path) ?? [];
  if (!path.startsWith(LOCATION) || model === undefined) return 'no such path';
  if (publisher === 'google') return ofGemini(method, fields);
  return publisher === 'anthropic' ? ofClaude(model, method, fields) : 'no such publisher';
}

type Fields = ReceivedRequest['fields'];

function ofGemini(method: string | undefined, fields: Fields): UpstreamResponse | string {
  if (!Array.isArray(fields['contents'])) return 'contents is not specified';
  if (method === 'generateContent') return json(geminiAnswer());
  if (method === 'streamGenerateContent') return unnamed(geminiChunks());
  if (method !== 'countTokens') return 'no such method';
  const unknown = Object.keys(fields).find((name) => !COUNTED.has(name));
  return unknown === undefined ? json({ totalTokens: 21 }) : `Unknown name "${unknown}": Cannot find field.`;
}

/** The fields of `CountTokensRequest` (cloud.google.com, REST reference of Vertex AI). */
const COUNTED = new Set([
  ...['model', 'instances', 'contents', 'systemInstruction', 'tools', 'generationConfig'],
]);

function ofClaude(model: string, method: string | undefined, fields: Fields): UpstreamResponse | string {
  if (fields['anthropic_version'] !== 'vertex-2023-10-16') return 'anthropic_version: Field required';
  if (model === 'count-tokens')
    return typeof fields['model'] === 'string' ? json({ input_tokens: 12 }) : 'model: Field required';
  if ('model' in fields) return 'model: Extra inputs are not permitted';
  if (method === 'rawPredict') return json(message(model));
  return method === 'streamRawPredict' && fields['stream'] === true
    ? named(messageEvents(model))
    : 'no such method';
}
