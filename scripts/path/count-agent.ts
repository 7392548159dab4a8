import { Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A function that ran: its file, and where it begins there. */
export interface CountedFunction {
  url: string;
  name: string;
  offset: number;
}

/** The journal and the log are written within this time after a response. */
const SETTLED_AFTER_MS = 30;

// Loaded into the gateway (`--import`). Each message of the parent is answered with the functions that ran since the one before.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
process.on('message', () => void count());
// The parent's messages must not keep the gateway alive.
process.channel?.unref();

async function count(): Promise<void> {
  await wait(SETTLED_AFTER_MS);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const counted = result.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName: name, ranges: [range] }): CountedFunction[] =>
      // What begins at 0 is the module.
      range === undefined || range.count === 0 || range.startOffset === 0
        ? []
        : [{ url, name, offset: range.startOffset }],
    ),
  );
  process.send?.(counted);
}
