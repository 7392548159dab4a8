interface Entry<Instance> {
  instance: Instance;
  leases: number;
}

/** The use of a shared instance. Its last release closes the instance. */
export interface Lease<Instance> {
  readonly instance: Instance;
  /** To be called once. */
  release(): Promise<void>;
}

/** Instances that configurations share while their settings are equal, with everything that they hold, such as connections. */
export class SharedInstances<Instance extends { close(): Promise<void> }> {
  readonly #entries = new Map<string, Entry<Instance>>();

  get size(): number {
    return this.#entries.size;
  }

  /** The instance of equal settings, or a new one. */
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
