/**
 * Finds cycles. Each is returned once, as the path that begins and ends with its first name.
 *
 * @param next the names that each name refers to
 */
export function findCycles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of next.keys()) {
    const path: string[] = [];
    const places = new Map<string, number>();
    const waiting: Iterator<string>[] = [[start].values()];
    while (waiting.length > 0) {
      const step = waiting.at(-1)?.next();
      if (step === undefined || step.done === true) {
        waiting.pop();
        const left = path.pop();
        if (left !== undefined) {
          done.add(left);
          places.delete(left);
        }
        continue;
      }
      const name = step.value;
      const place = places.get(name);
      if (place !== undefined) cycles.push([...path.slice(place), name]);
      if (place !== undefined || done.has(name)) continue;
      places.set(name, path.length);
      path.push(name);
      waiting.push((next.get(name) ?? []).values());
    }
  }
  return cycles;
}
