import type { Targets } from './find-references.ts';
import type { Finding } from './find-words.ts';

/** A path from the project's folder, as `ledger/ledger.ts`. */
const SOURCES = /(?<![\w/.@<>*-])((?:[\w-]+\/)+[\w.-]+\.(?:ts|cjs|wat))\b/g;
/** A file that a block of the page is saved as. */
const SAVED = /<!-- docs:test file="([^"]+)"/g;
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/;

/**
 * Finds sources of the project that pages, their commands and comments name, and that neither exist nor are saved by the page. Paths
 * that begin with another folder are those of other projects.
 */
export function findSources(path: string, text: string, targets: Targets): Finding[] {
  const isPage = path.endsWith('.md');
  const saved = new Set([...text.matchAll(SAVED)].map(([, file]) => file));
  const isMissing = (source: string): boolean =>
    !targets.has(source) && !saved.has(source) && targets.hasFolder(source.split('/')[0] ?? '');
  return text.split('\n').flatMap((line, index) => {
    if (!isPage && !COMMENT.test(line)) return [];
    const sources = [...line.matchAll(SOURCES)].map(([, source = '']) => source);
    return sources
      .filter(isMissing)
      .map((found) => ({ path, line: index + 1, found, instead: 'the path of a source in the repository' }));
  });
}
