import { request as startRequest } from 'node:http';
import { Readable } from 'node:stream';
import type { TestResponse, TestRequest } from './test-exchange.ts';

/** Sends a request with exact bytes and framing: streamed bodies, false lengths, `Expect`, paths as written. */
export function sendByHand(address: string, request: TestRequest): Promise<TestResponse> {
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
    // After a response, this stops sending a body that is no longer read.
    outgoing.on('error', reject);
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) outgoing.end(body);
    else Readable.from(body, { objectMode: false }).pipe(outgoing);
  });
}
