/** What is in front of the replicas: it takes them in turns, and leaves out those that it cannot reach. */
export class Balancer {
  readonly #addresses: string[];
  #next = 0;

  constructor(addresses: readonly string[]) {
    this.#addresses = [...addresses];
  }

  /** The origin of a request's address has no meaning. Rejects when the replica dies within the request. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    for (;;) {
      const address = this.#addresses[this.#next % this.#addresses.length];
      if (address === undefined) throw new Error('no replica can be reached');
      this.#next += 1;
      try {
        return await fetch(`${address}${pathname}${search}`, init);
      } catch (error) {
        if (this.#addresses.includes(address)) this.#addresses.splice(this.#addresses.indexOf(address), 1);
        if (!isRefused(error)) throw error;
      }
    }
  };

  add(address: string): void {
    this.#addresses.push(address);
  }
}

/** Whether the connection was refused, so that no request was sent. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
