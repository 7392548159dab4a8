import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Installed, generated and temporary files, and this tool itself, whose examples mention operations. */
const FOLDERS_TO_SKIP = new Set([
  ...['node_modules', 'generated', 'coverage', 'data', 'reports', '.git'],
  'packages/contract-tools/review',
]);
const TEXT = /\.(ts|cts|mts|cjs|js|md|ya?ml|json)$/;
const NOT_READ = new Set([
  'package-lock.json',
  'openapi.yaml',
  'admin.openapi.yaml',
  'released.yaml',
  'released.admin.yaml',
  'approvals.yaml',
  'approvals.admin.yaml',
  'CHANGELOG.md',
]);
const LARGEST_FILE_BYTES = 400_000;

interface TextFile {
  path: string;
  text: string;
}

/** The texts of a repository, for a search for names of the contract. */
export class Repository {
  readonly #files: TextFile[];

  constructor(root: string) {
    this.#files = [...textFiles(root, root)];
  }

  has(path: string): boolean {
    return this.#files.some((file) => file.path === path);
  }

  /** Returns files with the name as a separate word, in alphabetical order. */
  naming(names: readonly string[]): string[] {
    const patterns = names.filter((name) => name.length > 2).map(wordPattern);
    return this.#files
      .filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
      .map(({ path }) => path)
      .sort();
  }
}

function wordPattern(name: string): RegExp {
  return new RegExp(`(?<![\\w/])${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\w)`);
}

function* textFiles(folder: string, root: string): Generator<TextFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!FOLDERS_TO_SKIP.has(relative(root, path))) yield* textFiles(path, root);
    } else if (entry.isFile() && TEXT.test(entry.name) && !NOT_READ.has(entry.name)) {
      const text = readFileSync(path, 'utf8');
      if (text.length <= LARGEST_FILE_BYTES) yield { path: relative(root, path), text };
    }
  }
}
