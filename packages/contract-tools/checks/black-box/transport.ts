import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { responseHasBody, statusOf, type RecordedExchange } from '../exchange.ts';
import { HttpMessageParser } from '../http-message.ts';
import type { Target } from './target.ts';

/** A request as sent on the connection. */
export interface WireRequest {
  method: string;
  /** Path and query, without the prefix of the server's address. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Maximum wait for data, when a response is expected at once. */
  patienceMs?: number;
}

/** Bytes that are not a complete request. */
export interface WireBytes {
  bytes: string;
  /** The request that the bytes begin. Null when they begin none. */
  request: { method: string; target: string } | null;
  patienceMs?: number;
}

/** Thrown when the server sent no response, or invalid HTTP. The message is for people. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
}

/** Larger bodies are truncated, which fails their check. */
const KEPT_BODY_BYTES = 256 * 1024 * 1024;

/** Writes the bytes of a request to its connection. It may also close the connection. */
export type WriteBytes = (socket: Socket, bytes: Buffer) => void;

/**
 * Sends a request on a new connection and records the response. Throws `TransportFailure`.
 * @param write sends the bytes. Absent: they are written at once
 */
export function exchangeWith(
  target: Target,
  sent: WireRequest | WireBytes,
  write: WriteBytes = (socket, bytes) => void socket.write(bytes),
): Promise<RecordedExchange> {
  const request = 'bytes' in sent ? sent.request : { method: sent.method, target: sent.target };
  const body = 'bytes' in sent ? undefined : sent.body;
  return new Promise((resolve, reject) => {
    const socket = target.connect();
    const fail = (reason: string): void => {
      socket.destroy();
      reject(new TransportFailure(reason));
    };
    const parser = new HttpMessageParser({
      kind: 'response',
      keptBytes: KEPT_BODY_BYTES,
      hasBody: (startLine) => responseHasBody(request?.method, startLine),
      onMessage: (response) => {
        const status = statusOf(response.startLine);
        if (status < 200) return;
        socket.destroy();
        const recorded = request === null ? null : { ...request, body: (body ?? Buffer.alloc(0)).subarray() };
        resolve({ request: recorded, status, response, clientDisconnected: false });
      },
      onMalformed: (reason) => fail(`the server sent invalid HTTP: ${reason}`),
    });
    const silenceMs = Math.min(target.timeoutMs, sent.patienceMs ?? Infinity);
    socket.setTimeout(silenceMs, () => fail(`the server sent nothing for ${silenceMs / 1000} s`));
    socket.on('data', (bytes: Buffer) => parser.feed(bytes));
    socket.once('end', () => {
      parser.end();
      fail('the server closed the connection without a response');
    });
    socket.once('error', (error) => fail(`the connection failed: ${error.message}`));
    socket.once('close', () => fail('the connection was closed without a response'));
    write(socket, 'bytes' in sent ? Buffer.from(sent.bytes, 'latin1') : requestBytes(target, sent));
  });
}

function requestBytes(target: Target, { method, target: path, headers, body }: WireRequest): Buffer {
  const lines = Object.entries({
    host: target.host,
    ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target.pathPrefix}${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** Opens and closes a connection. Throws `TransportFailure` when the server is unreachable or not trusted. */
export function reach(target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = target.connect();
    const fail = (reason: string): void => {
      socket.destroy();
      reject(new TransportFailure(`${target.host} is unreachable: ${reason}`));
    };
    socket.setTimeout(target.timeoutMs, () => fail('it does not accept the connection'));
    socket.once('error', ({ message }) => fail(message));
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
