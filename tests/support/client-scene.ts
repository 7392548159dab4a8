import type { TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, foreignModelFor } from '../../scripts/test-bed/test-catalogue.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';

/** A tool that the upstream calls with `CHAT_JSON` when it is offered. */
export const TOOL_NAME = 'look_up';
export const TOOL_DESCRIPTION = 'Tells the weather of a city';
export const TOOL_RESULT = 'It rains.';
/** The schema of the tool's arguments and of structured output. */
export const CITY_SCHEMA = {
  type: 'object' as const,
  properties: { city: { type: 'string' as const } },
  required: ['city'],
  additionalProperties: false as const,
};
/** The schema of the upstream's response. */
export const CITY = { city: 'Köln' };

/** Requests that fail, by status. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 429 | 502 | 503;
  key: 'full' | 'narrowed' | 'revoked' | 'limited';
  model: string;
  upstream?: Behaviour;
}

export const refusals: readonly Refusal[] = [
  { status: 401, key: 'revoked', model: CHAT_ONLY_MODEL },
  { status: 403, key: 'narrowed', model: CHAT_ONLY_MODEL },
  { status: 404, key: 'full', model: foreignModelFor('chat') },
  { status: 400, key: 'full', model: CHAT_ONLY_MODEL, upstream: { kind: 'status', status: 400 } },
  { status: 429, key: 'limited', model: CHAT_ONLY_MODEL },
  { status: 502, key: 'full', model: CHAT_ONLY_MODEL, upstream: { kind: 'status', status: 500 } },
  { status: 503, key: 'full', model: CHAT_ONLY_MODEL, upstream: { kind: 'status', status: 503 } },
  // The upstream's limits are not the client's.
  { status: 503, key: 'full', model: CHAT_ONLY_MODEL, upstream: { kind: 'status', status: 429 } },
];

/** Returns what the call throws. The upstream behaves as the refusal requires when it is the cause. */
export async function thrownBy(
  world: TestGateway,
  refusal: Refusal,
  call: (key: string, model: string) => PromiseLike<unknown>,
): Promise<unknown> {
  if (refusal.upstream !== undefined) world.upstream.always(refusal.upstream);
  try {
    await call(world.keys[refusal.key], refusal.model);
    // A key with one call per minute is refused the second.
    if (refusal.key === 'limited') await call(world.keys.limited, refusal.model);
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown for the status ${refusal.status}`);
}

/**
 * Reads some items of an endless stream, then stops as users of the client do: ends the loop and calls `stop`. Resolves when the
 * gateway has disconnected from the upstream.
 */
export async function stopReading(
  world: Pick<TestGateway, 'upstream'>,
  open: () => PromiseLike<AsyncIterable<unknown>> | AsyncIterable<unknown>,
  stop: () => void = () => undefined,
): Promise<void> {
  world.upstream.always({ kind: 'drip', intervalMs: 5 });
  let items = 0;
  try {
    for await (const _item of await open()) {
      items += 1;
      if (items < 12) continue;
      stop();
      break;
    }
  } catch (error) {
    // Some clients end an aborted stream with an error. An error before the abort is a failure.
    if (items < 12) throw error;
  }
  await world.upstream.aborted();
}
