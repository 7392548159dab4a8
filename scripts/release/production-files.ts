import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What only the building of an image needs. */
const BUILDS = new Set(['scripts/bundle']);
/** What an operator reads beside the program. */
const READ = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'gateway.example.yaml', 'deploy'];

/** Lists the paths of a production installation, for `git archive`: those that an image gets, and a few to read. */
export function productionPaths(): string[] {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const refused = lines.filter((line) => /^[a-z]/.test(line)).map((line) => `:!${line}`);
  return [...allowed.filter((path) => !BUILDS.has(path)), ...READ, ...refused];
}
