import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFiles } from './generation/contract-files.ts';
import { generateAll } from './generation/generate-all.ts';

const root = join(import.meta.dirname, '..');
const [contractFile, committed = join(root, 'generated')] = process.argv.slice(2);

function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );
}

const fresh = mkdtempSync(join(tmpdir(), 'gateway-generated-'));
try {
  await generateAll(contractFiles(root, contractFile), fresh);
  const wanted = textsIn(fresh);
  const found = textsIn(committed);
  const paths = [...new Set([...wanted.keys(), ...found.keys()])].sort();
  const different = paths.filter((path) => wanted.get(path) !== found.get(path));
  for (const path of different) {
    const what = found.has(path) ? (wanted.has(path) ? 'differs' : 'is no longer generated') : 'is missing';
    process.stderr.write(`generated/${path} ${what}\n`);
  }
  if (different.length > 0) {
    process.stderr.write('Run `npm run generate` and commit the result.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
