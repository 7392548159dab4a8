import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { findBrowser } from '../sdk/platforms/chromium.ts';
import { removeFolder } from '../test-bed/gateway-process.ts';

const START_WITHIN_MS = 60_000;
const RESPOND_WITHIN_MS = 30_000;

/** A headless Firefox with one page. */
export interface Firefox {
  /** Errors of the page, and what its security policy blocked. */
  problems: readonly string[];
  open: (address: string) => Promise<void>;
  /** Returns a primitive value, also that of a promise. */
  evaluate: (program: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Starts Debian's Firefox, which is driven by WebDriver BiDi (W3C). Playwright drives only a Firefox of its own. */
export async function startFirefox(): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'console-firefox-'));
  // Its home is the folder, because it refuses to run as root in the home of another user.
  const browser = spawn(
    findBrowser(['firefox-esr', 'firefox'], 'firefox-esr'),
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'],
    { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const close = async (): Promise<void> => {
    browser.kill('SIGKILL');
    await exited;
    await removeFolder(folder);
  };
  try {
    const timer = setTimeout(() => browser.kill('SIGKILL'), START_WITHIN_MS);
    const address = await addressIn(browser.stderr);
    clearTimeout(timer);
    browser.stderr.resume();
    const problems: string[] = [];
    const send = await connect(`${address}/session`, problems);
    const context = await preparePage(send);
    return {
      problems,
      close,
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: (expression) => evaluate(send, context, expression),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws when Firefox ends without a word. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox did not start');
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** A response to a command, or an event. */
interface Message {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
  params?: { level?: string; text?: string };
}

async function connect(address: string, problems: string[]): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    // The protocol has messages of these forms.
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') problems.push(message.params.text ?? 'an error');
  };
  await once(socket, 'open', { signal: AbortSignal.timeout(RESPOND_WITHIN_MS) });
  let last = 0;
  return async (method, params) => {
    const id = (last += 1);
    const responded = Promise.withResolvers<Message>();
    waiting.set(id, responded.resolve);
    const timer = setTimeout(
      () => responded.resolve({ message: `Firefox did not respond to ${method}` }),
      RESPOND_WITHIN_MS,
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await responded.promise;
    clearTimeout(timer);
    if (result === undefined) throw new Error(message);
    return result;
  };
}

/** Returns the id of the page. */
async function preparePage(send: Send): Promise<string> {
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  // The form of the result.
  return (contexts as { context: string }[])[0]?.context ?? '';
}

async function evaluate(send: Send, context: string, expression: string): Promise<unknown> {
  const wanted = { expression, target: { context }, awaitPromise: true };
  // The form of the result. An exception has no value.
  const { result } = (await send('script.evaluate', wanted)) as { result?: { value?: unknown } };
  return result?.value;
}
