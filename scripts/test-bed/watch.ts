/** Lets tests wait for a condition without polling. Code that changes it calls `tell`. */
export class Watch {
  readonly #watchers = new Set<() => void>();

  tell(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Waits until `look` finds something, and returns that. */
  until<Found>(look: () => Found | false | null | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const watcher = (): void => {
        const found = look();
        if (found === false || found === null || found === undefined) return;
        this.#watchers.delete(watcher);
        resolve(found);
      };
      this.#watchers.add(watcher);
      watcher();
    });
  }
}
