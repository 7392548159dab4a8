import { execFileSync } from 'node:child_process';

/** Throws when a working tree differs from its last commit: a release has parts of both, which must be the same. */
export function requireCommitted(folder: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  if (changed !== '') throw new Error(`commit or remove these files before a release:\n${changed.trimEnd()}`);
}
