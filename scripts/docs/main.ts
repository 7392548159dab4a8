import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { writeBundle } from '../bundle/write-bundle.ts';
import { writeConsole } from '../bundle/write-console.ts';
import { pythonEnvironment } from '../python/environment.ts';
import { cloneProject, resetClone } from './fresh-clone.ts';
import { readPage } from './page.ts';
import { runPage, type Scene } from './run-page.ts';
import { startVendors } from './vendors.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The number of concurrent pages, each with its own clone. Most of their time is the start of programs. */
const CLONES = 3;

/**
 * `npm run docs:test [page…]`: runs the commands of the pages on fresh clones, except those of the decisions. Local servers
 * replace the vendors; the rest is real. Exits with 1 when a block fails.
 */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pagesIn('docs')];
  const waiting = named.length > 0 ? named : pages.filter((path) => !path.startsWith('docs/decisions/'));
  const folder = mkdtempSync(join(tmpdir(), 'gateway-docs-'));
  await writeBundle();
  await writeConsole();
  const vendors = await startVendors();
  try {
    await Promise.all(
      Array.from({ length: Math.min(CLONES, waiting.length) }, (_none, index) =>
        runPages(waiting, join(folder, `clone-${index + 1}`), vendors.origins),
      ),
    );
  } finally {
    await vendors.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes pages from the list until it is empty. */
async function runPages(
  waiting: string[],
  folder: string,
  origins: ReadonlyMap<string, string>,
): Promise<void> {
  const clone = join(folder, 'inference-gateway');
  cloneProject(clone);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = readPage(ROOT, path);
    if (page.blocks.length === 0) continue;
    const scene = await sceneFor(folder, clone, origins);
    const startedAtMs = performance.now();
    const { ran, checked, failure } = await runPage(page, scene);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(5);
    const result = `${seconds} s  ${path}: ${ran} blocks ran, ${checked} were only checked`;
    if (failure === null) process.stdout.write(`ok     ${result}\n`);
    else fail(`${result}\n${failure}`);
    resetClone(clone);
  }
}

function fail(problem: string): void {
  process.stdout.write(`FAILED ${problem}\n`);
  process.exitCode = 1;
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort();
}

async function sceneFor(folder: string, clone: string, origins: ReadonlyMap<string, string>): Promise<Scene> {
  const scratch = mkdtempSync(join(folder, 'page-'));
  const [port = 0, adminPort = 0, managePort = 0, mockPort = 0] = await freePorts(4);
  const python = pythonEnvironment();
  const own = [dirname(python), join(clone, 'node_modules/.bin')];
  return {
    clone,
    scratch,
    python,
    addresses: new Map([
      ...origins,
      ['127.0.0.1:8790', `127.0.0.1:${port}`],
      ['127.0.0.1:8791', `127.0.0.1:${adminPort}`],
      ['127.0.0.1:8792', `127.0.0.1:${managePort}`],
      ['8795', String(mockPort)],
    ]),
    environment: {
      ...machineEnvironment(),
      PATH: [...own, process.env['PATH'] ?? ''].join(delimiter),
      npm_config_dry_run: 'true',
      // Requests to the registry that show the reader nothing.
      npm_config_audit: 'false',
      npm_config_update_notifier: 'false',
      // An HTTP error fails a block.
      CURL_HOME: join(import.meta.dirname, 'curl'),
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile'),
      PYTHONDONTWRITEBYTECODE: '1',
      GATEWAY_PORT: String(port),
      GATEWAY_ADMIN_PORT: String(adminPort),
      GATEWAY_MANAGE_PORT: String(managePort),
      GATEWAY_DISCOVERY: 'off',
      // As on a terminal.
      GATEWAY_FIRST_KEY: 'print',
    },
  };
}

/** The environment without settings of gateways and without those that npm sets for this script. */
function machineEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !/^(GATEWAY|npm)_/i.test(entry[0]),
    ),
  );
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  // A TCP server that listens has an address of this form.
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

await main();
