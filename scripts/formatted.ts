import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Returns a text in the project's format, as `npm run format:write` would leave it at `path`. */
export function formatted(path: string, text: string): string {
  return execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', path], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
}
