import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationDescription } from '../../../../packages/sdk/runtime/operation.ts';

export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export interface ScriptedServer {
  baseUrl: string;
  /** Time of each request, in milliseconds. */
  requests: { atMs: number; url: string; authorization: string | undefined; body: string }[];
  close(): Promise<void>;
}

/** Sends the replies in order, and then repeats the last one. */
export async function startScriptedServer(...replies: Reply[]): Promise<ScriptedServer> {
  const requests: ScriptedServer['requests'] = [];
  const server = createServer((request, response) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    const seen = {
      atMs: performance.now(),
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body: '',
    };
    requests.push(seen);
    request.setEncoding('utf8').on('data', (text: string) => (seen.body += text));
    request.on('end', () => reply?.(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
}

export function text(value: string, status: number, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(value);
  };
}

export const events =
  (...data: string[]): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(data.map((one) => `data: ${one}\n\n`).join(''));
  };

/** Never responds. */
export const silence: Reply = () => undefined;

export const cut: Reply = (response) => void response.destroy();

export const chat: OperationDescription = {
  id: 'createChatCompletion',
  method: 'POST',
  url: '/v1/chat/completions',
  path: [],
  query: [],
  accept: ['application/json'],
  multipart: false,
  stream: { when: { stream: true }, terminator: '[DONE]', lastEvents: [], repeats: false },
};
