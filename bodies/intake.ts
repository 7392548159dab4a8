import type { IncomingMessage } from 'node:http';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import type { ByteLease } from './byte-bound.ts';
import { StallClock } from './stall-clock.ts';

export interface IntakeBounds {
  /** Largest body in bytes; more is `body_too_large`. */
  limitBytes: number;
  /** Longest time without a byte from the client; then `request_timeout`. */
  stallMs: number;
}

/** Throws `body_too_large` for a body whose declared length exceeds the limit. */
export function refuseDeclaredLength(request: IncomingMessage, limitBytes: number): void {
  const declared = request.headers['content-length'];
  if (declared !== undefined && Number(declared) > limitBytes) throw failure('body_too_large');
}

/**
 * Yields the body's chunks. While the reader is busy the client is slowed down and the stall clock is stopped.
 * Throws `body_too_large`, `request_timeout`, `client_closed` or the signal's reason. Leaves the request open
 * for the response.
 */
export async function* bodyChunks(
  request: IncomingMessage,
  bounds: IntakeBounds,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  // No encoding is set, so chunks are buffers.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let readBytes = 0;
  try {
    for (;;) {
      const next = await withinStall(chunks.next(), bounds.stallMs, signal);
      if (next.done === true) break;
      const chunk = next.value;
      readBytes += chunk.length;
      if (readBytes > bounds.limitBytes) throw failure('body_too_large');
      yield chunk;
    }
  } finally {
    // Not awaited: a client that stalls may send nothing more. Until the iterator has returned, the request has
    // no other reader.
    chunks.return?.().catch(() => undefined);
  }
  if (!request.complete) throw disconnected();
}

async function withinStall<Value>(
  reading: Promise<Value>,
  stallMs: number,
  signal: AbortSignal | undefined,
): Promise<Value> {
  signal?.throwIfAborted();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const clock = new StallClock(stallMs, () => reject(failure('request_timeout')));
  const stop = (): void => reject(asGatewayError(signal?.reason));
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([reading.catch(clientClosed), ended]);
  } finally {
    clock.stop();
    signal?.removeEventListener('abort', stop);
  }
}

function clientClosed(cause: unknown): never {
  throw disconnected(cause);
}

function disconnected(cause?: unknown): GatewayError {
  return failure('client_closed', { cause, internal: 'the client disconnected while sending its body' });
}

/** Longest time for which an unread body is received before the connection is closed. */
const LINGER_MS = 5_000;

/** Reads and drops the rest of a body. A client whose connection is reset while it sends loses the response. */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.on('error', () => undefined);
  // A listener, because a reader that has not ended yet would undo `resume`.
  request.on('data', () => undefined);
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

export interface CollectedBody {
  chunks: Buffer[];
  sizeBytes: number;
  /** Whether the body exceeds `memoryBytes`. The request is then paused. */
  overflow: boolean;
}

/** As `collectBody`, from chunks. What follows an overflow is left in them. */
export async function collectChunks(
  chunks: AsyncGenerator<Buffer>,
  memoryBytes: number,
  lease: Pick<ByteLease, 'growTo'>,
): Promise<CollectedBody> {
  const body: CollectedBody = { chunks: [], sizeBytes: 0, overflow: false };
  try {
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      lease.growTo(body.sizeBytes + next.value.length);
      body.chunks.push(next.value);
      body.sizeBytes += next.value.length;
      body.overflow = body.sizeBytes > memoryBytes;
      if (body.overflow) break;
    }
    return body;
  } catch (error) {
    await chunks.return(undefined);
    throw error;
  }
}

/**
 * Collects a body in memory up to `memoryBytes`, at once when all of it arrived together with the head, as small
 * bodies do. It needs no promise per chunk, which makes it cheaper than `bodyChunks` for small bodies. The lease
 * grows before more is kept, and may throw.
 */
export function collectBody(
  request: IncomingMessage,
  bounds: IntakeBounds,
  memoryBytes: number,
  lease: Pick<ByteLease, 'growTo'>,
): Promise<CollectedBody> | CollectedBody {
  const { readableLength: sizeBytes, destroyed } = request;
  const isThere = !destroyed && sizeBytes > 0 && sizeBytes <= memoryBytes;
  if (isThere && sizeBytes === Number(request.headers['content-length'])) {
    request.on('error', ignoreError);
    lease.growTo(sizeBytes);
    const chunks: Buffer[] = [];
    // No encoding is set, so chunks are buffers. One is read at a time.
    while (request.readableLength > 0) chunks.push(request.read() as Buffer);
    // Node waits for somebody to read the end of the body.
    request.resume();
    return { chunks, sizeBytes, overflow: false };
  }
  // Its client disconnected earlier, so it emits no further event.
  if (destroyed) return Promise.reject(disconnected());
  return new Promise((resolve, reject) => {
    const body: CollectedBody = { chunks: [], sizeBytes: 0, overflow: false };
    const clock = new StallClock(bounds.stallMs, () => settle(failure('request_timeout')));
    const settle = (error: GatewayError | undefined): void => {
      clock.stop();
      request.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect);
      request.on('error', ignoreError);
      if (error === undefined) resolve(body);
      else reject(error);
    };
    const onData = (chunk: Buffer): void => {
      clock.restart();
      try {
        lease.growTo(body.sizeBytes + chunk.length);
      } catch (error) {
        request.pause();
        settle(asGatewayError(error));
        return;
      }
      body.chunks.push(chunk);
      body.sizeBytes += chunk.length;
      if (body.sizeBytes <= memoryBytes) return;
      body.overflow = true;
      request.pause();
      settle(undefined);
    };
    const onEnd = (): void => settle(undefined);
    const onDisconnect = (): void => settle(disconnected());
    request.on('data', onData).on('end', onEnd).on('error', onDisconnect).on('close', onDisconnect);
  });
}

/** Without an error listener, a socket that breaks later would end the process. */
function ignoreError(): void {
  // The end of the connection is handled by `openExchange`.
}
