import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A function that ran: its file in the project, and where it begins there. */
export interface CountedFunction {
  url: string;
  name: string;
  offset: number;
}

/** `begin` is answered when nothing runs, `end` with what the next response has run since. */
export type CountMessage = 'begin' | 'end';

/** Timers of this delay or more are work in the background, such as posting to the database. */
const BACKGROUND_MS = 50;
/** The log is written within this time after a response. */
const SETTLED_AFTER_MS = 30;
/** A transaction in progress waits for the disk for as long, and runs nothing here meanwhile. */
const QUIET_LOOKS = 4;
const MAX_LOOKS = 100;
const ROOT = new URL('../../', import.meta.url).href;

// Loaded into the gateway (`--import`), before its modules.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The work in the background that waits until a request is counted; null while none is. */
let waiting: (() => void)[] | null = null;
let response = Promise.withResolvers<CountedFunction[]>();

const startTimer = globalThis.setTimeout;
// The assertion holds for what the gateway calls it with: a function, a delay and one value.
globalThis.setTimeout = ((run: (value?: unknown) => void, delayMs = 0, value?: unknown) => {
  const whenAllowed = (): void => {
    if (waiting === null || delayMs < BACKGROUND_MS) run(value);
    else waiting.push(() => run(value));
  };
  return startTimer(whenAllowed, delayMs);
}) as typeof setTimeout;

// Counted here and not when the parent has read the response: on a busy machine that may be later.
subscribe('http.server.response.finish', () => {
  const { resolve } = response;
  startTimer(() => resolve(functionsSinceLast()), SETTLED_AFTER_MS);
});
process.on('message', (message: CountMessage) => void (message === 'begin' ? begin() : end()));
// The parent's messages must not keep the gateway alive.
process.channel?.unref();

async function begin(): Promise<void> {
  waiting = [];
  let quiet = 0;
  for (let look = 0; look < MAX_LOOKS && quiet < QUIET_LOOKS; look += 1) {
    await wait(SETTLED_AFTER_MS);
    quiet = (await functionsSinceLast()).length > 0 ? 0 : quiet + 1;
  }
  response = Promise.withResolvers();
  process.send?.([]);
}

async function end(): Promise<void> {
  process.send?.(await response.promise);
  for (const run of waiting?.splice(0) ?? []) run();
  waiting = null;
}

/** The functions of the gateway's own files that ran since the last call. */
async function functionsSinceLast(): Promise<CountedFunction[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.filter(isOwn).flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName: name, ranges: [range] }): CountedFunction[] =>
      // What begins at 0 is the module.
      range === undefined || range.count === 0 || range.startOffset === 0
        ? []
        : [{ url: url.slice(ROOT.length), name, offset: range.startOffset }],
    ),
  );
}

function isOwn({ url }: { url: string }): boolean {
  return url.startsWith(ROOT) && !/^(node_modules|scripts)\//.test(url.slice(ROOT.length));
}
