import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { Dispatcher, Pool as PoolType } from 'undici';
import buildConnector from 'undici/lib/core/connect.js';
import Pool from 'undici/lib/dispatcher/pool.js';

/** A connection that ends later has ended during the request, which the server may have billed. */
const STALE_WITHIN_MS = 500;

/** What a connection had received when its last request went out, in bytes, and when that was. */
const lastRequests = new WeakMap<Socket, { receivedBytes: number; atMs: number }>();
/** Errors of connections that had served an earlier request, and ended without a byte just after the last one. */
const staleErrors = new WeakSet<Error>();

subscribe('undici:client:sendHeaders', (message) => {
  // Undici documents the messages of this channel.
  const { socket } = message as { socket: Socket };
  lastRequests.set(socket, { receivedBytes: socket.bytesRead, atMs: performance.now() });
});

/**
 * Connections to one origin. A server may close a kept connection just when a request goes out on it (RFC 9112,
 * section 9.3.1): the errors of such connections are marked.
 */
export class ConnectionPool extends Pool {
  readonly #origin: string;
  readonly #options: PoolType.Options;

  constructor(origin: string, options: PoolType.Options & { connect: buildConnector.BuildOptions }) {
    const withConnector = { ...options, connect: markingConnector(options.connect) };
    super(origin, withConnector);
    this.#origin = origin;
    this.#options = withConnector;
  }

  /** Sends a request on a connection of its own. */
  dispatchAlone(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    const single = new Pool(this.#origin, { ...this.#options, connections: 1 });
    single.dispatch({ ...options, reset: true }, handler);
    single.close().catch(() => undefined);
  }
}

/** Whether the error is of a stale connection: one that had served an earlier request, and ended without a byte for the last one. */
export function isOfStaleConnection(error: Error): boolean {
  return staleErrors.has(error);
}

function markingConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, done) =>
    connect(target, (...outcome) => {
      const [, socket] = outcome;
      socket?.on('error', (error: Error) => {
        if (isStale(socket)) staleErrors.add(error);
      });
      done(...outcome);
    });
}

function isStale(socket: Socket): boolean {
  const { receivedBytes, atMs } = lastRequests.get(socket) ?? { receivedBytes: 0, atMs: 0 };
  const hasServed = receivedBytes > 0 && socket.bytesRead === receivedBytes;
  return hasServed && performance.now() - atMs < STALE_WITHIN_MS;
}
