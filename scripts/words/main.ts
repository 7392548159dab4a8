import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords } from './find-words.ts';

const ROOT = join(import.meta.dirname, '../..');
const READ = /\.(?:ts|js|cjs|mjs|py|sh|md|ya?ml|env)$/;
/** Generated or third-party files, copies, and the list itself. */
const SKIPPED =
  /^(?:generated\/|contract\/released\.yaml|scripts\/words\/|tests\/scripts\/find-words|docs\/decisions\/0081|LICENSE|.*\.lock$)/;

/** `npm run words`: prints wording that the project does not use, with what to write in its place. Exits with 1 when there is some. */
const tracked = execFileSync(
  'git',
  ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
);
const deleted = new Set(
  execFileSync('git', ['-C', ROOT, 'ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0'),
);
const paths = tracked
  .split('\0')
  .filter((path) => READ.test(path) && !SKIPPED.test(path) && !deleted.has(path));
const findings = paths.flatMap((path) => findWords(path, readFileSync(join(ROOT, path), 'utf8')));
for (const { path, line, found, instead } of findings)
  process.stdout.write(`${path}:${line} '${found}': write ${instead}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
