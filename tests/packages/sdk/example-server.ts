import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contract, ContractOperation } from '../../../packages/contract-tools/reading/contract.ts';
import type { MediaTypeObject } from '../../../packages/contract-tools/reading/document.ts';

export const EVENT_STREAM = 'text/event-stream';

/** Failures that a client can request with the header `x-misbehave`. */
export type Misbehaviour =
  | 'plain-429'
  | 'budget-429'
  | 'html-504'
  | 'empty-405'
  | 'cut'
  | 'error-event'
  | 'drip'
  | 'half'
  | 'html-200'
  | 'json-200'
  | 'unended'
  | 'two-images'
  | 'slow';

export interface ExampleServer {
  baseUrl: string;
  /** The called operations, in order, with the content type of their requests. */
  calls: { operationId: string; contentType: string; authorization: string; body: string }[];
  /** Resolves when a client disconnected from a dripping stream. */
  left: Promise<void>;
  close(): Promise<void>;
}

/** Returns the examples of a media type, in the order of the contract. */
export function examplesOf(media: MediaTypeObject | undefined): unknown[] {
  if (media === undefined) return [];
  const named = Object.values(media.examples ?? {}).map(({ value }) => value);
  return media.example === undefined ? named : [media.example, ...named];
}

/** Returns the examples of a stream, and adds its last event when missing. */
export function streamedExamples(media: MediaTypeObject | undefined): unknown[] {
  const examples = examplesOf(media);
  const last = media?.['x-gateway-stream']?.lastEvents ?? [];
  const ends = examples.some((one) => last.includes((one as { type?: string }).type ?? ''));
  return last.length === 0 || ends ? examples : [...examples, { type: last[0] }];
}

/** Returns the first 2xx response: an event stream when only events are accepted. */
export function exampleAnswer(
  { responses }: ContractOperation,
  events: boolean,
): { mediaType: string; media: MediaTypeObject } | null {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const all = Object.entries(response?.content ?? {});
  const [mediaType, media] = all.find(([type]) => (type === EVENT_STREAM) === events) ?? all[0] ?? [];
  return mediaType === undefined || media === undefined ? null : { mediaType, media };
}

/** Starts a server that returns the contract's examples. */
export async function startExampleServer(contract: Contract): Promise<ExampleServer> {
  const routes = contract.operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  const calls: ExampleServer['calls'] = [];
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const found = routes
      .filter(
        ({ operation, pattern }) => operation.method.toUpperCase() === request.method && pattern.test(path),
      )
      // A path without parameters takes precedence over a template that also matches.
      .sort(
        (one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length,
      )[0]?.operation;
    if (found === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
    const { authorization = '', 'content-type': contentType = '' } = request.headers;
    const call = { operationId: found.operationId, contentType, authorization, body: '' };
    calls.push(call);
    request.setEncoding('latin1').on('data', (chunk: string) => (call.body += chunk));
    request.on('end', () => {
      const misbehaviour = request.headers['x-misbehave'];
      if (typeof misbehaviour === 'string') misbehave(misbehaviour as Misbehaviour, response, leave);
      else answer(found, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(operation: ContractOperation, request: IncomingMessage, response: ServerResponse): void {
  const events = request.headers.accept === EVENT_STREAM;
  const found = exampleAnswer(operation, events);
  if (found === null) return void response.writeHead(204).end();
  response.writeHead(200, { 'content-type': found.mediaType });
  const examples = examplesOf(found.media);
  if (found.mediaType === EVENT_STREAM) {
    response.write(': keep-alive\n\n');
    for (const example of streamedExamples(found.media)) response.write(frame(example));
    const terminator = found.media['x-gateway-stream']?.terminator;
    if (terminator !== undefined) response.write(`data: ${terminator}\n\n`);
    response.end();
  } else if (found.mediaType.includes('json')) response.end(JSON.stringify(examples[0]));
  else response.end(String(examples[0]));
}

function frame(example: unknown): string {
  if (typeof example === 'string') return `${example.trimEnd()}\n\n`;
  const type: unknown =
    example !== null && typeof example === 'object' && 'type' in example ? example.type : undefined;
  return `${typeof type === 'string' ? `event: ${type}\n` : ''}data: ${JSON.stringify(example)}\n\n`;
}

/** Undici checks its timeouts about once per second. */
const SLOW_MS = 3000;
const json = { 'content-type': 'application/json' };
const requestId = { 'x-request-id': 'req_1' };
const firstEvent = 'data: {"first":true}\n\n';

function misbehave(how: Misbehaviour, response: ServerResponse, leave: () => void): void {
  const events = { 'content-type': EVENT_STREAM, ...requestId };
  const budget = {
    project_id: '1',
    limit_eur_cents: 1,
    consumed_eur_cents: 1,
    remaining_eur_cents: 0,
    exceeded: true,
  };
  switch (how) {
    case 'plain-429':
      response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '7', ...requestId });
      return void response.end('rate limit exceeded');
    case 'budget-429':
      response.writeHead(429, { 'content-type': 'application/json', ...requestId });
      return void response.end(JSON.stringify({ ...budget, period: '2026-11' }));
    case 'html-504':
      response.writeHead(504, { 'content-type': 'text/html' });
      return void response.end('<html>late</html>');
    case 'empty-405':
      return void response.writeHead(405, { allow: 'GET', ...requestId }).end();
    case 'cut':
      response.writeHead(200, events).write(firstEvent, () => response.destroy());
      return;
    case 'half':
      return void response.writeHead(200, events).end(firstEvent);
    case 'error-event':
      return void response
        .writeHead(200, events)
        .end(`${firstEvent}data: {"error":{"message":"broken"}}\n\n`);
    case 'html-200':
      return void response.writeHead(200, { 'content-type': 'text/html', ...requestId }).end('<html></html>');
    case 'json-200':
      return void response.writeHead(200, { 'content-type': 'application/json', ...requestId }).end('{}');
    case 'unended':
      return void response.writeHead(200, events).end('data: {"type":"first"}\n\n');
    case 'two-images': {
      const image = 'data: {"type":"image_generation.completed","b64_json":""}\n\n';
      return void response.writeHead(200, events).end(image + image);
    }
    case 'slow':
      setTimeout(() => response.writeHead(200, json).end('{"object":"list","data":[]}'), SLOW_MS);
      return;
    case 'drip':
      drip(response.writeHead(200, events), leave);
  }
}

function drip(response: ServerResponse, leave: () => void): void {
  const timer = setInterval(() => response.write(firstEvent), 5);
  response.on('close', () => {
    clearInterval(timer);
    leave();
  });
}
