interface Entry<Instance> {
  instance: Instance;
  leases: number;
}

/** A lease of a shared instance. The last release closes the instance. */
export interface Lease<Instance> {
  readonly instance: Instance;
  /** Must be called once. */
  release(): Promise<void>;
}

/** Instances that configurations with equal settings share, including state such as connections. */
export class SharedInstances<Instance extends { close(): Promise<void> }> {
  readonly #entries = new Map<string, Entry<Instance>>();

  get size(): number {
    return this.#entries.size;
  }

  /** Leases the instance with this fingerprint, or creates it. */
  lease(fingerprint: string, create: () => Instance): Lease<Instance> {
    const entry = this.#entries.get(fingerprint) ?? { instance: create(), leases: 0 };
    this.#entries.set(fingerprint, entry);
    entry.leases += 1;
    return {
      instance: entry.instance,
      release: async () => {
        entry.leases -= 1;
        if (entry.leases > 0) return;
        this.#entries.delete(fingerprint);
        await entry.instance.close();
      },
    };
  }
}
