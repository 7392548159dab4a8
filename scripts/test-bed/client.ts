import type { IncomingMessage } from 'node:http';
import { Test } from 'supertest';
import { sendByHand } from './hand-written-request.ts';
import type { TestResponse, TestRequest } from './test-exchange.ts';

export type { TestResponse as TestAnswer, TestRequest };

interface PlainRequest extends TestRequest {
  body?: string | Uint8Array;
}

/** Headers that say how the bytes are sent, which supertest would decide itself. */
const FRAMING = new Set(['transfer-encoding', 'expect', 'accept-encoding', 'connection']);

/** Sends one request on its own connection. An early response stops sending the body. */
export function send(address: string, request: TestRequest): Promise<TestResponse> {
  return isPlain(request) ? sendPlain(address, request) : sendByHand(address, request);
}

/**
 * Whether supertest sends exactly this request: it has a complete body of the declared length, and URL parsing does
 * not change its path.
 */
function isPlain(request: TestRequest): request is PlainRequest {
  const { method, path, headers, body } = request;
  if (method === 'HEAD' || !(body === undefined || typeof body === 'string' || body instanceof Uint8Array))
    return false;
  if (Object.keys(headers).some((name) => FRAMING.has(name.toLowerCase()))) return false;
  const declared = headers['content-length'];
  if (declared !== undefined && declared !== String(Buffer.byteLength(body ?? ''))) return false;
  const url = URL.parse(path, 'http://gateway');
  return url?.host === 'gateway' && `${url.pathname}${url.search}` === path;
}

async function sendPlain(address: string, request: PlainRequest): Promise<TestResponse> {
  const { method, path, headers, body } = request;
  const received: Received = { response: null, chunks: [], cut: false };
  const test = new Test(new URL(address).origin, method, path);
  void test.unset('accept-encoding').set(headers);
  // The bytes are sent unchanged. Superagent's type allows only strings, but its code accepts a buffer.
  if (body !== undefined) void test.serialize((value: unknown) => value as string).send(Buffer.from(body));
  void test.buffer(true).parse((response, done) => {
    // Superagent's type says its own response, but this is Node's.
    collect(response as unknown as IncomingMessage, received, () => done(null, null));
  });
  try {
    await test;
  } catch (error) {
    if (!received.cut) throw error;
  }
  return answerOf(received);
}

interface Received {
  response: IncomingMessage | null;
  chunks: Buffer[];
  cut: boolean;
}

function collect(response: IncomingMessage, received: Received, done: () => void): void {
  received.response = response;
  response.on('data', (chunk: Buffer) => received.chunks.push(chunk));
  // Superagent itself fails the request in this case.
  response.on('error', () => (received.cut = true));
  response.on('end', () => {
    done();
    // Stops sending a body that is no longer read.
    response.socket.destroy();
  });
}

function answerOf({ response, chunks, cut }: Received): TestResponse {
  if (response === null) throw new Error('supertest gave no response');
  const body = Buffer.concat(chunks);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body, text: body.toString('utf8'), cut: cut || !response.complete };
}

/** Parses the body as JSON, with members that tests can read. */
export function jsonOf(response: TestResponse): JsonValue {
  // `JSON.parse` gives nothing else.
  return JSON.parse(response.text) as JsonValue;
}

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };
