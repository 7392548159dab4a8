import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { installPrograms } from './install.ts';

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
