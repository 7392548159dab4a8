import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { carryBundle } from '../bundle/carry-bundle.ts';

const ROOT = join(import.meta.dirname, '../..');
/** npm's list of installed packages, by which a bundle is fresh. */
const PACKAGE_LIST = '.package-lock.json';
/** The compiled SDK (`scripts/sdk/pack-sdk.ts`). */
const SDK = 'node_modules/.cache/sdk';

/**
 * Clones the project, with uncommitted changes as another commit on `main`. The clone uses the packages of the
 * project, and its bundle, from which programs start in half the time: `npm install` is a dry run there, and `.ci/run` tests the real
 * install.
 */
export function cloneProject(folder: string): void {
  git(ROOT, 'clone', '--quiet', '--no-hardlinks', ROOT, folder);
  git(folder, 'checkout', '--quiet', '-B', 'main');
  copyUncommitted(folder);
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  carryBundle(folder);
  // Pages pack the SDK.
  if (existsSync(join(ROOT, SDK))) cpSync(join(ROOT, SDK), join(folder, SDK), { recursive: true });
}

/** Links to each package. A link to their folder would have the bundle of another tree. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache' && name !== PACKAGE_LIST) symlinkSync(join(from, name), join(to, name));
  // Its time is changed.
  copyFileSync(join(from, PACKAGE_LIST), join(to, PACKAGE_LIST));
}

/** Resets the clone to its state after `cloneProject`. */
export function resetClone(folder: string): void {
  git(folder, 'checkout', '--quiet', '--force', 'main');
  git(folder, 'clean', '--quiet', '-fdx', '--exclude', 'node_modules');
  carryBundle(folder);
}

function copyUncommitted(folder: string): void {
  const changed = git(ROOT, 'ls-files', '-z', '--modified', '--others', '--exclude-standard');
  const deleted = new Set(git(ROOT, 'ls-files', '-z', '--deleted').split('\0'));
  for (const path of changed.split('\0').filter((name) => name !== '')) {
    const target = join(folder, path);
    rmSync(target, { force: true });
    if (deleted.has(path)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, path), target, { verbatimSymlinks: true });
  }
  git(folder, 'add', '--all');
  git(
    folder,
    ...['-c', 'user.name=docs', '-c', 'user.email=docs@localhost'],
    ...['commit', '--quiet', '--allow-empty', '--message', 'What is not committed'],
  );
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
