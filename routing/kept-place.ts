import type { Candidate } from './candidate.ts';

/** A place at a deployment that is reserved for a request until its attempt begins. */
export class KeptPlace {
  readonly candidate: Candidate;
  readonly #onRelease: () => void;
  #isKept = true;

  constructor(candidate: Candidate, onRelease: () => void) {
    this.candidate = candidate;
    this.#onRelease = onRelease;
    candidate.state.inFlight += 1;
  }

  /** Releases the place. Does nothing the second time. */
  release(): void {
    if (!this.#isKept) return;
    this.#isKept = false;
    this.candidate.state.inFlight -= 1;
    this.#onRelease();
  }
}
