import { setImmediate as nextTurn } from 'node:timers/promises';

/** Writes the parts of a page, each in a turn of the event loop of its own: the process that writes it serves models, too. */
export async function inTurns<Part>(writers: Iterable<() => Part | Promise<Part>>): Promise<Part[]> {
  const parts: Part[] = [];
  for (const write of writers) {
    parts.push(await write());
    await nextTurn();
  }
  return parts;
}
