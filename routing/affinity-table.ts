import type { DeploymentState } from './deployment-state.ts';

interface Binding {
  state: DeploymentState;
  untilMs: number;
}

const MAX_BINDINGS = 50_000;
const HELD_MS = 3_600_000;

/** The deployment of each session. The session that was unused for longest is replaced by a new one. */
export class AffinityTable {
  readonly #bindings = new Map<string, Binding>();
  readonly #maxBindings: number;

  constructor(maxBindings = MAX_BINDINGS) {
    this.#maxBindings = maxBindings;
  }

  get size(): number {
    return this.#bindings.size;
  }

  /** Returns the session's deployment; null without one, or when it was ejected. */
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

  /** Removes the session's binding to this deployment. */
  drop(session: string, state: DeploymentState): void {
    if (this.#bindings.get(session)?.state === state) this.#bindings.delete(session);
  }
}
