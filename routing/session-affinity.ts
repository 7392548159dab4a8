import type { GatewayError } from '../errors/gateway-error.ts';
import type { Affinity } from './affinity.ts';
import type { AffinityTable } from './affinity-table.ts';
import type { Candidate } from './candidate.ts';
import { attributionOf } from './attribution.ts';
import type { Session } from './session.ts';

/** Keeps a session at its deployment. */
export class SessionAffinity implements Affinity {
  readonly #table: AffinityTable;
  readonly #session: Session;

  constructor(table: AffinityTable, session: Session) {
    this.#table = table;
    this.#session = session;
  }

  /** Returns the session's deployment; null for no preference. */
  preferred(candidates: readonly Candidate[], nowMs: number): Candidate | null {
    if (this.#session.isNew) return null;
    const state = this.#table.get(this.#session.key, nowMs);
    return candidates.find((one) => one.state === state) ?? null;
  }

  /**
   * Binds the session to the deployment that responded. A session whose own deployment was only full keeps its
   * binding.
   */
  succeeded({ state }: Candidate, nowMs: number = performance.now()): void {
    const { key, isNew } = this.#session;
    const bound = this.#table.get(key, nowMs);
    if (isNew || bound === null || bound === state) this.#table.bind(key, state, nowMs);
  }

  failed({ state }: Candidate, error: GatewayError): void {
    if (attributionOf(error).kind !== 'none') this.#table.drop(this.#session.key, state);
  }
}
