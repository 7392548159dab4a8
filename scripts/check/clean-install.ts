import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startInstalled } from './installed-gateway.ts';
import { tryCalls } from './first-calls.ts';
import { ownGatewaySettings } from '../test-bed/gateway-settings.ts';

const ROOT = join(import.meta.dirname, '../..');
/** About a minute alone, and several beside two other steps that download and compile. */
const INSTALL_WITHIN_MS = 540_000;

/**
 * Tests the first steps of a new user: clone, `npm install && npm start`, run the printed curl command, list models and chat with
 * popular SDKs, and stop. It uses the Node and npm of the machine, and the last commit. With `--here` this folder is the clone, in
 * which `.ci/run` has just run the first two.
 */
async function main(): Promise<void> {
  if (process.argv.includes('--here')) {
    await tryGatewayHere();
    return;
  }
  const directory = mkdtempSync(join(tmpdir(), 'gateway-clean-'));
  const clone = join(directory, 'clone');
  try {
    say('cloning');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], { stdio: 'inherit' });
    say('npm install');
    execFileSync('npm', ['install'], {
      cwd: clone,
      env: machineEnvironment(),
      stdio: 'inherit',
      timeout: INSTALL_WITHIN_MS,
    });
    await tryGateway(clone);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function tryGatewayHere(): Promise<void> {
  const data = join(ROOT, 'data');
  if (existsSync(data)) throw new Error(`${data} exists: this is no fresh clone`);
  try {
    await tryGateway(ROOT);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function tryGateway(clone: string): Promise<void> {
  say('npm start');
  const gateway = await startInstalled(clone, machineEnvironment());
  try {
    await tryCalls(gateway, say);
  } finally {
    await gateway.stop();
  }
  say('stopped by SIGTERM with exit code 0');
}

/** Builds an environment without the Node of `node_modules` and without settings, like that of a new user. */
function machineEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(GATEWAY|npm)_/i.test(entry[0]),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return {
    ...Object.fromEntries(kept),
    PATH: path,
    ...ownGatewaySettings,
  };
}

function say(text: string): void {
  process.stdout.write(`clean install: ${text}\n`);
}

await main();
