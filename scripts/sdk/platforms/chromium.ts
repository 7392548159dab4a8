import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const LOAD_WITHIN_MS = 60_000;
/** Chromium's virtual time may run out while a gateway that has just started prepares its first response. */
const LOADS = 3;

/** Returns a name or the path of Chromium, and installs it when missing. Throws when that is not possible. */
export function findChromium(): string {
  return process.env['CHROMIUM'] ?? findBrowser(NAMES, 'chromium');
}

/** Returns the first program that is there, and installs a package of Debian when none is. */
export function findBrowser(names: readonly string[], debianPackage: string): string {
  const found = names.find(isThere);
  if (found !== undefined) return found;
  execFileSync('apt-get', ['update', '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', debianPackage];
  execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  return debianPackage;
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Loads a page and parses the JSON that its script wrote into `#seen`. */
export async function dumpPage(chromium: string, address: string): Promise<unknown> {
  // No sandbox, because it does not work as root. The page is part of this test.
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=30000', '--dump-dom'];
  let written = '';
  for (let load = 0; load < LOADS; load += 1) {
    const { stdout } = await run(chromium, [...flags, address], { timeout: LOAD_WITHIN_MS });
    const text = /<pre id="seen">([^<]*)<\/pre>/.exec(stdout)?.[1] ?? '';
    if (text !== '') return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as unknown;
    written = stdout;
  }
  throw new Error(`the page at ${address} wrote nothing:\n${written.slice(0, 2000)}`);
}
