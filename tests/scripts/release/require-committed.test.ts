import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { requireCommitted } from '../../../scripts/release/require-committed.ts';

test('a release of a tree with changes that are not committed is refused, and names them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'committed-'));
  const git = (...parameters: string[]): void => {
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    execFileSync('git', [...author, ...parameters], { cwd: folder });
  };
  try {
    git('init', '--quiet');
    await writeFile(join(folder, '.gitignore'), 'ignored\n');
    await writeFile(join(folder, 'source.ts'), '1');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    await writeFile(join(folder, 'ignored'), '1');
    requireCommitted(folder);
    await writeFile(join(folder, 'source.ts'), '2');
    expect(() => requireCommitted(folder)).toThrow('source.ts');
    git('commit', '--quiet', '-am', 'second');
    await writeFile(join(folder, 'new.ts'), '3');
    expect(() => requireCommitted(folder)).toThrow('new.ts');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
