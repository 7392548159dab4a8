/** Lets tests wait for a condition without polling: the code that changes it says so. */
export class Watch {
  readonly #watchers = new Set<() => void>();

  tell(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** What the look finds, as soon as it finds anything. */
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
