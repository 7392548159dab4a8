import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { failure } from '../../errors/gateway-error.ts';
import type { OpenExchanges } from './open-exchanges.ts';

export interface DrainTimes {
  /** How long requests in flight may take. */
  drainMs: number;
  /** How long an open connection may wait for its next request, or its first. */
  idleGraceMs?: number | undefined;
}

/** Longer than a request is on its way to a connection that is in use. */
const IDLE_GRACE_MS = 500;
/** How often idle connections are closed after that. */
const CLOSE_IDLE_EVERY_MS = 50;
/** Longest time for accepting the connections that wait. */
const ACCEPT_WITHIN_MS = 1_000;
/** The kernel has no connection that waits when this many turns of the event loop have brought none. */
const QUIET_TURNS = 2;
/** Longest time that aborted requests may take to settle and to write their error. */
const ABORT_MS = 2_000;

/**
 * Ends a server without cutting a request. It accepts the connections that the kernel has opened already, then refuses new ones. Open
 * connections are closed after their response, which says so (`Connection: close`, RFC 9112 section 9.6), or after a grace without a
 * request. Requests in flight end by themselves, or are aborted after `drainMs`.
 */
export async function drain(
  server: Server,
  inFlight: OpenExchanges,
  { drainMs, idleGraceMs = IDLE_GRACE_MS }: DrainTimes,
): Promise<void> {
  const closed = once(server, 'close');
  inFlight.announceClose();
  await acceptWaiting(server);
  // `close` of an HTTP server would also cut the connections on which a request is on its way.
  NetServer.prototype.close.call(server);
  let closing: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    closeIdle(server);
    closing = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS, server);
  }, idleGraceMs);
  const overdue = setTimeout(() => {
    inFlight.abortAll(failure('service_unavailable', { internal: 'the drain time is over' }));
    setTimeout(() => server.closeAllConnections(), ABORT_MS).unref();
  }, drainMs);
  await closed;
  for (const timer of [grace, closing, overdue]) clearTimeout(timer);
  // Ends Node's check of slow requests.
  server.close();
}

/** Accepts the connections that wait. Node accepts one in each turn of the event loop; closing the port resets the others. */
async function acceptWaiting(server: Server): Promise<void> {
  let quietTurns = 0;
  const accepted = (): void => {
    quietTurns = 0;
  };
  const untilMs = performance.now() + ACCEPT_WITHIN_MS;
  server.on('connection', accepted);
  while (quietTurns < QUIET_TURNS && performance.now() < untilMs) {
    quietTurns += 1;
    await nextTurn();
  }
  server.off('connection', accepted);
}

/** Closes idle connections after this turn of the event loop, which reads the requests that have arrived. */
function closeIdle(server: Server): void {
  setImmediate(() => server.closeIdleConnections());
}
