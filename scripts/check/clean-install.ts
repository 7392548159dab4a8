import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startInstalled } from './installed-gateway.ts';
import { tryCalls } from './first-calls.ts';

const ROOT = join(import.meta.dirname, '../..');
const INSTALL_WITHIN_MS = 240_000;

/**
 * What a new user does first: clone, `npm install && npm start`, paste the printed line, list models and chat with the usual
 * SDKs, stop. It runs with the machine's own Node and npm and on what is committed.
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

/** Without the Node of this project's `node_modules` and without settings: a new user has neither. */
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
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
    GATEWAY_FIRST_KEY: 'print',
  };
}

function say(text: string): void {
  process.stdout.write(`clean install: ${text}\n`);
}

await main();
