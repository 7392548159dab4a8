import type { DeploymentState } from './deployment-state.ts';

interface Binding {
  state: DeploymentState;
  untilMs: number;
}

const MAX_BINDINGS = 50_000;
const HELD_MS = 3_600_000;

/** Which deployment each session uses. What was not used for longest makes room for new sessions. */
export class AffinityTable {
  readonly #bindings = new Map<string, Binding>();
  readonly #maxBindings: number;

  constructor(maxBindings = MAX_BINDINGS) {
    this.#maxBindings = maxBindings;
  }

  get size(): number {
    return this.#bindings.size;
  }

  /** The session's deployment; null when it has none, or one that was ejected since. */
  get(session: string, nowMs: number): DeploymentState | null {
    const binding = this.#bindings.get(session);
    if (binding === undefined) return null;
    if (nowMs < binding.untilMs && !binding.state.isEjected) return binding.state;
    this.#bindings.delete(session);
    return null;
  }

  bind(session: string, state: DeploymentState, nowMs: number): void {
    this.#bindings.delete(session);
    this.#bindings.set(session, { state, untilMs: nowMs + HELD_MS });
    if (this.#bindings.size <= this.#maxBindings) return;
    const [oldest] = this.#bindings.keys();
    if (oldest !== undefined) this.#bindings.delete(oldest);
  }

  /** Forgets the session's deployment if it is this one. */
  drop(session: string, state: DeploymentState): void {
    if (this.#bindings.get(session)?.state === state) this.#bindings.delete(session);
  }
}
