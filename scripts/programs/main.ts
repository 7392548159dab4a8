import { spawn, spawnSync, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A network of its own, in which there is only loopback. */
const ALONE = [
  'unshare',
  '--map-root-user',
  '--net',
  'sh',
  '-c',
  'ip link set lo up && exec "$@"',
  'sh',
] as const;

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/programs');
const INSTALL_WITHIN_MS = 400_000;

/** Each package depends only on exact versions of its own packages of each platform. */
const packages = ['@anthropic-ai/claude-code@2.1.332', '@openai/codex@0.169.0', 'opencode-ai@1.18.33'];

/** What puts the binary of the platform into place. npm runs no scripts of packages by itself in its next version. */
const scripts = ['@anthropic-ai/claude-code/install.cjs', 'opencode-ai/postinstall.mjs'];

/**
 * `node scripts/programs/main.ts <command>`: runs a command whose tests start Claude Code, Codex and opencode. It runs without network
 * where the system allows that. Exits with the exit code of the command.
 */
const env = { ...process.env, GATEWAY_TEST_PROGRAMS: installPrograms() };
const [program = '', ...words] = [...(canBeAlone() ? ALONE : []), ...process.argv.slice(2)];
// The first of an exit event's arguments is the exit code.
const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
process.exitCode = code ?? 1;

function canBeAlone(): boolean {
  const [unshare, ...words] = ALONE;
  const isPossible = spawnSync(unshare, [...words, 'true'], { stdio: 'ignore' }).status === 0;
  process.stderr.write(
    isPossible ? 'without network\n' : 'with network: unshare or ip is not possible here\n',
  );
  return isPossible;
}

/** Returns the folder of `claude`, `codex` and `opencode`; the cache keeps them until a version changes. */
function installPrograms(): string {
  const folder = join(CACHE, packages.join('+').replaceAll('/', '-'));
  const complete = join(folder, 'complete');
  const modules = join(folder, 'node_modules');
  if (!existsSync(complete)) {
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    run(folder, 'npm', 'install', ...quietly, ...packages);
    for (const script of scripts) run(folder, process.execPath, join(modules, script));
    writeFileSync(complete, '');
  }
  return join(modules, '.bin');
}

function run(folder: string, program: string, ...words: string[]): void {
  execFileSync(program, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_WITHIN_MS,
  });
}
