import type { JsonObject } from '../../bodies/json-body.ts';
import type { Loose } from '../values/json-values.ts';

const OUTPUT = '_output';

/**
 * The calls of a stored conversation that have no result yet. LiveKit's agents repeat them before their results,
 * and Claude refuses two calls with one id (docs/wire-formats/responses.md#stored-responses).
 */
export class OpenCalls {
  readonly #open = new Set<string>();

  constructor(chain: readonly JsonObject[]) {
    for (const item of chain) {
      const key = keyOf(item);
      if (key === null) continue;
      if (isOutput(item)) this.#open.delete(key);
      else this.#open.add(key);
    }
  }

  /** Whether the next item of the request repeats an open call. A result closes its call: models use ids again. */
  isRepeatedBy(item: JsonObject): boolean {
    const key = keyOf(item);
    return key !== null && this.#open.delete(key) && !isOutput(item);
  }
}

function keyOf({ type, call_id: callId }: Loose.ResponseInputItem): string | null {
  if (typeof type !== 'string' || typeof callId !== 'string') return null;
  return `${type.endsWith(OUTPUT) ? type.slice(0, -OUTPUT.length) : type} ${callId}`;
}

function isOutput({ type }: Loose.ResponseInputItem): boolean {
  return typeof type === 'string' && type.endsWith(OUTPUT);
}
