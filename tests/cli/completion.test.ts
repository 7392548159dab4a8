import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runElsewhere, runHere } from './run-cli.ts';

const run = promisify(execFile);

/** The script with which each shell prints its completions of the last word. */
const ASK = {
  bash: (words: string[]) =>
    `COMP_WORDS=(${words.map(quoted).join(' ')}); COMP_CWORD=${words.length - 1}; _gateway; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (words: string[]) =>
    `words=(${words.map(quoted).join(' ')}); CURRENT=${words.length}; compadd() { shift; print -l -- "$@"; }; _files() { }; _gateway`,
  fish: (words: string[]) => `complete -C ${quoted(words.join(' '))}`,
} as const;

/** What a shell must run before the completion script when it has no terminal. */
const BEFORE = { bash: '', zsh: 'compdef() { }; ', fish: '' } as const;

type Shell = keyof typeof ASK;

function quoted(word: string): string {
  return `'${word}'`;
}

function isInstalled(shell: Shell): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

const installed = (['bash', 'zsh', 'fish'] as const).filter(isInstalled);

async function offeredBy(shell: Shell, script: string, words: string[]): Promise<string[]> {
  const { stdout } = await run(shell, ['-c', `${BEFORE[shell]}source ${script}; ${ASK[shell](words)}`]);
  return stdout
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '')
    .filter(Boolean);
}

test('bash is installed for these tests', () => {
  expect(installed).toContain('bash');
});

describe.each(installed)('in %s', (shell) => {
  test('completion offers nouns, verbs, options and choices, each in its place', async () => {
    await using folder = await TemporaryFolder.make();
    const script = join(folder.path, 'completion');
    const printed = await runElsewhere(folder.path, ['completion', shell]);
    expect(printed).toMatchObject({ exitCode: 0, error: '' });
    await writeFile(script, printed.out);
    const offered = (...words: string[]) => offeredBy(shell, script, words);
    expect(await offered('gateway', '')).toEqual(expect.arrayContaining(['project', 'key', 'doctor']));
    const verbs = await offered('gateway', 'key', '');
    expect(verbs).toEqual(expect.arrayContaining(['create', 'rotate', 'revoke']));
    expect(verbs).not.toContain('doctor');
    expect(await offered('gateway', 'key', 'rotate', '--json', '--')).toContain('--grace');
    expect(await offered('gateway', 'project', 'quota', '')).toEqual(
      expect.arrayContaining(['show', 'update']),
    );
    expect(await offered('gateway', 'completion', '')).toContain('zsh');
    expect(await offered('gateway', 'key', 'list', '--project', '')).not.toContain('--json');
  });
});

test('another shell is refused with a list of the supported ones', async () => {
  await using folder = await TemporaryFolder.make();
  const refused = await runHere(folder.path, ['completion', 'tcsh']);
  expect(refused).toMatchObject({ exitCode: 2, error: expect.stringContaining('bash, zsh, fish') });
});
