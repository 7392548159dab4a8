import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const SERVER = join(import.meta.dirname, '../../../server');
const SCRIPT = `
require(${JSON.stringify(join(SERVER, 'launch/compile-cache.cjs'))}).useCompileCache();
require(${JSON.stringify(join(SERVER, 'launch/thread-compile-cache.ts'))}).shareCompileCache();
const { Worker } = require('node:worker_threads');
const inThread = "require('node:worker_threads').parentPort.postMessage(require('node:module').getCompileCacheDir() ?? null)";
new Worker(inThread, { eval: true, execArgv: [] }).on('message', (thread) => {
  const main = require('node:module').getCompileCacheDir() ?? null;
  process.stdout.write(JSON.stringify({ main, thread }));
});
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-cache-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function directoriesWith(dataDirectory: string): Promise<unknown> {
  const { NODE_COMPILE_CACHE: _unused, ...inherited } = process.env;
  const env = { ...inherited, GATEWAY_DATA_DIR: dataDirectory };
  const { stdout } = await run(process.execPath, ['-e', SCRIPT], { env, cwd: tmpdir() });
  return JSON.parse(stdout);
}

test('the threads of a process load compiled sources from the same folder as the process', async () => {
  const found = await directoriesWith(folder);
  const inFolder = expect.stringContaining(join(folder, 'compile-cache'));
  expect(found).toEqual({ main: inFolder, thread: inFolder });
});

test('a start without a data directory makes none for compiled sources', async () => {
  const missing = join(folder, 'missing');
  expect(await directoriesWith(missing)).toEqual({ main: null, thread: null });
  expect(await readdir(folder)).not.toContain('missing');
});

test('a client of another gateway uses the folder for caches of its user, if there is one', async () => {
  const client = `
    require(${JSON.stringify(join(SERVER, 'launch/compile-cache.cjs'))}).useCompileCache(true);
    process.stdout.write(JSON.stringify(require('node:module').getCompileCacheDir() ?? null));
  `;
  const { NODE_COMPILE_CACHE: _unused, XDG_CACHE_HOME: _none, ...inherited } = process.env;
  const home = await mkdtemp(join(folder, 'home-'));
  const found = async (): Promise<unknown> =>
    JSON.parse((await run(process.execPath, ['-e', client], { env: { ...inherited, HOME: home } })).stdout);
  expect(await found()).toBeNull();
  expect(await readdir(home)).toEqual([]);
  await mkdir(join(home, '.cache'));
  expect(await found()).toEqual(expect.stringContaining(join(home, '.cache/inference-gateway')));
});

const isRoot = process.geteuid?.() === 0;

(isRoot ? test : test.skip)('root makes none in the data directory of another user', async () => {
  const foreign = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  try {
    await chown(foreign, 65_534, 65_534);
    expect(await directoriesWith(foreign)).toEqual({ main: null, thread: null });
    expect(await readdir(foreign)).toEqual([]);
  } finally {
    await rm(foreign, { recursive: true, force: true });
  }
});
