import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
 * popular SDKs, and stop. It uses the Node and npm of the machine, and the last commit.
 */
async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'gateway-clean-'));
  const clone = join(directory, 'clone');
  const environment = machineEnvironment();
  try {
    say('cloning');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], { stdio: 'inherit' });
    say('npm install');
    execFileSync('npm', ['install'], {
      cwd: clone,
      env: environment,
      stdio: 'inherit',
      timeout: INSTALL_WITHIN_MS,
    });
    say('npm start');
    const gateway = await startInstalled(clone, environment);
    try {
      await tryCalls(gateway, say);
    } finally {
      await gateway.stop();
    }
    say('stopped by SIGTERM with exit code 0');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
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
