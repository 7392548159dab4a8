import { request as startRequest, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

export interface TestRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[]>>;
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
}

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Whether the connection went before the body was whole. */
  cut: boolean;
}

/** Sends one request on a connection of its own. An answer that comes before the body is sent ends the sending. */
export function send(address: string, request: TestRequest): Promise<TestAnswer> {
  const { hostname, port } = new URL(address);
  const { method, path, headers, body } = request;
  return new Promise((resolve, reject) => {
    const outgoing = startRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      const settle = (): void => {
        const whole = Buffer.concat(chunks);
        outgoing.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
          cut: !response.complete,
        });
      };
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', settle);
      response.on('error', settle);
    });
    // After an answer this is the end of a body that nobody reads any more.
    outgoing.on('error', reject);
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) outgoing.end(body);
    else Readable.from(body, { objectMode: false }).pipe(outgoing);
  });
}

/** The body as JSON whose members tests look into. */
export function jsonOf(answer: TestAnswer): JsonValue {
  // `JSON.parse` gives nothing else.
  return JSON.parse(answer.text) as JsonValue;
}

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };
