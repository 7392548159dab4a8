import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moduleOf } from '../structure/modules.ts';

const TEST = '.test.ts';

/**
 * Returns the paths of the tests that mirror changed sources: `tests/ledger/journal/journal.test.ts` for `ledger/journal/journal.ts`, also without the
 * folders between, the test of the operation for a handler, and the folder of the module where a source has no test of its own.
 * Changed tests mirror themselves.
 */
export function mirroredTests(root: string, changedPaths: readonly string[]): string[] {
  const isThere = (path: string): boolean => existsSync(join(root, path));
  const mirrors = changedPaths.flatMap((path) => {
    if (path.endsWith(TEST)) return [path];
    if (path === 'openapi.yaml' || path.startsWith('generated/')) return ['tests/contract'];
    if (!path.endsWith('.ts') || path.startsWith('tests/')) return [];
    const own = `tests/${path.slice(0, -'.ts'.length)}${TEST}`;
    const operation = `tests/contract/${basename(path, '.ts')}${TEST}`;
    const flat = `tests/${moduleOf(path)}/${basename(path, '.ts')}${TEST}`;
    const candidates = path.startsWith('handlers/') ? [operation] : [own, flat];
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      candidates.push(`tests/${folder}`);
    return candidates.filter(isThere).slice(0, 1);
  });
  return [...new Set(mirrors)].filter(isThere).toSorted();
}

/** Returns the paths that differ from the branch `main`, committed or not. Without such a branch: from the last commit. */
export function changedFromMain(root: string): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  const [main = 'HEAD'] = git(
    'for-each-ref',
    '--format=%(objectname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  const [base = 'HEAD'] = git('merge-base', main, 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}
