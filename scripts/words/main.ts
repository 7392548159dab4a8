import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLinks } from './find-links.ts';
import { findReferences, type Targets } from './find-references.ts';
import { findSources } from './find-sources.ts';
import { findWords } from './find-words.ts';
import { pageAnchors } from './page-anchors.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROSE = /\.(?:ts|js|cjs|mjs|py|sh|md|ya?ml|env)$/;
/** Files that name sources in prose or comments. */
const SOURCE_NAMES = /\.(?:md|ts|cjs)$/;
const DATA = /\.json$/;
/** Generated or third-party files, copies, and the list itself. */
const SKIPPED =
  /^(?:generated\/|contract\/released\.yaml|package-lock|scripts\/words\/|tests\/scripts\/find-(?:words|references|links|sources)|docs\/decisions\/0081|LICENSE|.*\.lock$)/;

/**
 * `npm run words`: prints wording that the project does not use, and references and links without a target, with what to
 * write in their place. Exits with 1 when there are some.
 */
function main(): void {
  const files = filesOf();
  const targets = targetsOf(files);
  const findings = files
    .filter((path) => (PROSE.test(path) || DATA.test(path)) && !SKIPPED.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return [
        ...(PROSE.test(path) ? findWords(path, text) : []),
        ...(path.endsWith('.md') ? findLinks(path, text, targets) : []),
        ...findReferences(path, text, targets),
        ...(SOURCE_NAMES.test(path) ? findSources(path, text, targets) : []),
      ];
    });
  for (const { path, line, found, instead } of findings)
    process.stdout.write(`${path}:${line} '${found}': write ${instead}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** The files of the working tree that Git does not ignore. */
function filesOf(): string[] {
  const deleted = new Set(gitFiles('--deleted'));
  return gitFiles('--cached', '--others', '--exclude-standard').filter(
    (path) => path !== '' && !deleted.has(path),
  );
}

function gitFiles(...options: string[]): string[] {
  return execFileSync('git', ['-C', ROOT, 'ls-files', '-z', ...options], { encoding: 'utf8' }).split('\0');
}

function targetsOf(files: readonly string[]): Targets {
  const all = new Set(files);
  const folders = new Set(files.flatMap(foldersOf));
  const decisions = new Set(
    files.flatMap((path) => /^docs\/decisions\/(\d+)-/.exec(path)?.[1] ?? []).map(Number),
  );
  const anchors = new Map<string, Set<string>>();
  return {
    has: (path) => all.has(path),
    hasFolder: (path) => folders.has(path),
    hasDecision: (number) => decisions.has(number),
    anchorsOf(page) {
      const known = anchors.get(page) ?? pageAnchors(readFileSync(join(ROOT, page), 'utf8'));
      anchors.set(page, known);
      return known;
    },
  };
}

/** The folders that a file is in. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

main();
