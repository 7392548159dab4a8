import type { Call } from '../../calls/call.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { ConnectionQueue } from '../../routing/connection-queue.ts';
import type { TakeConnection } from '../backend.ts';
import { failureOfConnection } from '../failures/upstream-failure.ts';

/** Returns how a call takes connections to a backend whose connections are limited. */
export function connectionTaker(queue: ConnectionQueue, { principal, route }: Call): TakeConnection {
  return async (signal) => {
    const wait = queue.enter(principal?.projectId ?? '', signal);
    if (wait !== null) {
      const startedMs = performance.now();
      const result = await wait;
      if (route !== undefined) route.queuedMs += performance.now() - startedMs;
      if (result === 'cancelled') throw failureOfConnection(signal.reason, signal);
      if (result !== null) throw overloaded(result.why, result.retryAfterMs);
    }
    let isTaken = true;
    return () => {
      if (isTaken) queue.leave();
      isTaken = false;
    };
  };
}

function overloaded(why: string, retryAfterMs: number): Error {
  return failure('model_overloaded', {
    internal: `max_connections of the backend is reached: ${why}`,
    isOwnLimit: true,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });
}
