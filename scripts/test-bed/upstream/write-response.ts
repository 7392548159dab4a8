import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { UpstreamResponse } from './good-response.ts';
import { upstreamErrorBody, type Behaviour } from './behaviour.ts';
import type { ReceivedRequest } from './received-request.ts';

/** Responds to one request according to a behaviour. A stalled response ends when the client disconnects. */
export async function writeResponse(
  response: ServerResponse,
  request: ReceivedRequest,
  good: UpstreamResponse,
  behaviour: Behaviour,
): Promise<void> {
  const writer = new PieceWriter(response, request);
  switch (behaviour.kind) {
    case 'good':
      return writer.complete(good.contentType, good.pieces);
    case 'status':
      return writeStatus(response, behaviour);
    case 'body':
      return writeBody(response, behaviour);
    case 'reset':
      if (behaviour.when === 'mid_body') await writer.begin(good.contentType, firstHalf(good.pieces));
      response.socket?.resetAndDestroy();
      return;
    case 'stall':
      if (behaviour.when === 'mid_body') await writer.begin(good.contentType, firstHalf(good.pieces));
      return gone(response);
    case 'no_content':
      await writer.begin(
        good.contentType,
        behaviour.sends === 'comments' ? [': processing\n\n', ': processing\n\n'] : good.pieces.slice(0, 1),
      );
      return gone(response);
    case 'end_early':
      return writer.complete(good.contentType, firstHalf(good.pieces));
    case 'malformed_event':
      return writer.complete(good.contentType, [
        ...firstHalf(good.pieces),
        'data: {"choices":\n\n',
        ...good.pieces.slice(-1),
      ]);
    case 'error_event_first':
      return writer.complete('text/event-stream', [`data: ${upstreamErrorBody()}\n\n`]);
    case 'drip':
      return writer.drip(good, behaviour.intervalMs);
    case 'gigantic_frame':
      return writer.complete('text/event-stream', gigantic(behaviour.sizeBytes));
    case 'framing':
      return writer.complete(good.contentType, reframe(good.pieces, behaviour.style));
  }
}

class PieceWriter {
  readonly #response: ServerResponse;
  readonly #request: ReceivedRequest;

  constructor(response: ServerResponse, request: ReceivedRequest) {
    this.#response = response;
    this.#request = request;
  }

  async complete(contentType: string, pieces: Iterable<string | Uint8Array>): Promise<void> {
    await this.begin(contentType, pieces);
    this.#response.end();
  }

  async begin(contentType: string, pieces: Iterable<string | Uint8Array>): Promise<void> {
    this.#response.writeHead(200, { 'content-type': contentType });
    this.#response.flushHeaders();
    for (const piece of pieces) await this.#write(piece);
  }

  /** The opening pieces, then the middle one repeatedly. */
  async drip({ contentType, pieces }: UpstreamResponse, intervalMs: number): Promise<void> {
    const middle = Math.floor(pieces.length / 2);
    const again = pieces[middle];
    await this.begin(contentType, pieces.slice(0, middle));
    this.#request.isDripping = true;
    while (again !== undefined && !this.#response.destroyed) {
      await this.#write(again);
      await wait(intervalMs);
    }
  }

  async #write(piece: string | Uint8Array): Promise<void> {
    if (this.#response.destroyed) return;
    this.#request.piecesWritten += 1;
    if (!this.#response.write(piece)) await drained(this.#response);
    // Each piece must arrive separately.
    await turn();
  }
}

function writeStatus(response: ServerResponse, behaviour: Extract<Behaviour, { kind: 'status' }>): void {
  response.writeHead(behaviour.status, {
    'content-type': behaviour.contentType ?? 'application/json',
    ...behaviour.headers,
  });
  response.end(behaviour.body ?? upstreamErrorBody());
}

async function writeBody(
  response: ServerResponse,
  behaviour: Extract<Behaviour, { kind: 'body' }>,
): Promise<void> {
  const { contentType, body, declaredBytes } = behaviour;
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': declaredBytes ?? Buffer.byteLength(body),
  });
  response.write(body);
  if (declaredBytes === undefined) {
    response.end();
    return;
  }
  await turn();
  response.socket?.end();
}

/** Waits until the response accepts more, or its connection closes. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}

async function gone(response: ServerResponse): Promise<void> {
  if (!response.destroyed) await once(response, 'close');
}

function firstHalf(pieces: UpstreamResponse['pieces']): UpstreamResponse['pieces'] {
  return pieces.slice(0, Math.max(1, Math.floor(pieces.length / 2)));
}

function* gigantic(sizeBytes: number): Iterable<string> {
  const piece = 'x'.repeat(64 * 1024);
  yield 'data: {"choices":[{"index":0,"delta":{"content":"';
  for (let sent = 0; sent < sizeBytes; sent += piece.length) yield piece;
  yield '"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
}

function* reframe(
  pieces: UpstreamResponse['pieces'],
  style: Extract<Behaviour, { kind: 'framing' }>['style'],
): Iterable<string | Uint8Array> {
  for (const piece of pieces) {
    const text = Buffer.from(piece).toString('utf8');
    switch (style) {
      case 'crlf':
        yield text.replaceAll('\n', '\r\n');
        break;
      case 'no_space':
        yield text.replaceAll('data: ', 'data:').replaceAll('event: ', 'event:');
        break;
      case 'comments':
        yield `: keep-alive\n\n${text}`;
        break;
      case 'single_bytes':
        // A character of several bytes is then received in several reads.
        for (const byte of Buffer.from(text)) yield Uint8Array.of(byte);
        break;
    }
  }
}
