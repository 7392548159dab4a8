import { Health } from './health.ts';

/** Projects that a deployment remembers. The one that came first is forgotten for a new one. */
const MAX_PROJECTS = 1_000;
/** A project that has not used a deployment for this long is not one of its users. */
const USER_MS = 600_000;

interface Use {
  project: string;
  atMs: number;
}

/** The health of a deployment as each project meets it. */
export class HealthByProject {
  readonly #healths = new Map<string, Health>();
  #latest: Use = { project: '', atMs: Number.NEGATIVE_INFINITY };
  /** The latest use by another project than that. */
  #other: Use = { ...this.#latest };

  /** Null while none of its requests has ended. */
  get(project: string): Health | null {
    return this.#healths.get(project) ?? null;
  }

  /** As `get`, and begins to remember the project. */
  of(project: string): Health {
    let health = this.#healths.get(project);
    if (health !== undefined) return health;
    const [oldest] = this.#healths.keys();
    if (oldest !== undefined && this.#healths.size >= MAX_PROJECTS) this.#healths.delete(oldest);
    health = new Health();
    this.#healths.set(project, health);
    return health;
  }

  /** Notes that a project uses the deployment. */
  use(project: string, nowMs: number): void {
    if (project === this.#latest.project) this.#latest.atMs = nowMs;
    else {
      this.#other = this.#latest;
      this.#latest = { project, atMs: nowMs };
    }
  }

  /** The health of the only user, if there is only one and its requests have ended. */
  ofOnlyUser(): Health | null {
    const isAlone = this.#latest.atMs - this.#other.atMs > USER_MS;
    return isAlone ? this.get(this.#latest.project) : null;
  }

  /** Whether a request of another project has failed since then. */
  othersFailed(project: string, sinceMs: number): boolean {
    for (const [name, { failedMs }] of this.#healths)
      if (name !== project && failedMs >= sinceMs) return true;
    return false;
  }

  /** Whether another project has met refusals of the same kind, and still leaves the deployment alone. */
  othersMet(project: string, reason: Health['reason'], nowMs: number): boolean {
    for (const [name, health] of this.#healths)
      if (name !== project && health.reason === reason && health.pauseLeftMs(nowMs) > 0) return true;
    return false;
  }

  /** Whether the deployment is ejected for any project. */
  get isEjectedForAny(): boolean {
    return [...this.#healths.values()].some(({ isEjected }) => isEjected);
  }

  /** Forgets all failures. */
  clear(): void {
    this.#healths.clear();
  }
}
