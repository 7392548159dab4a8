import { posix } from 'node:path';
import type { Finding } from './find-words.ts';
import { joinLines } from './joined-lines.ts';

/** The files that references can lead to. */
export interface Targets {
  has(path: string): boolean;
  /** Whether a file is in the folder. */
  hasFolder(path: string): boolean;
  /** The anchors of the headings of a page. */
  anchorsOf(page: string): ReadonlySet<string>;
  /** Whether `docs/decisions/` has a decision of this number. */
  hasDecision(number: number): boolean;
}

type Broken = Pick<Finding, 'found' | 'instead'> & { index: number };

/** Sections of a text, by sign or in words. RFCs and other public standards are cited by name and the word "section". */
const SECTIONS = /(?:§|\\u00a7) ?\d[\d.]*|\b(?:specification|design|wire formats?),? sections? [\d.]+/gi;
/** The title of pages that code names by their path. */
const TITLES = /\bwire[ -]formats?\b(?![/:])/gi;
const DECISIONS = /\b(?:decisions?|ADRs?) (\d+(?:(?:, | and |, and )\d+)*)/g;
const PAGES = /(?<![\w/.*<>@-])((?:\.{0,2}\/)?(?:[\w-]+\/)*[\w-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu;

/**
 * Finds references without a target in the repository: a section sign, a decision that does not exist, a page or a
 * heading that does not exist.
 */
export function findReferences(path: string, text: string, targets: Targets): Finding[] {
  const { joined, lineOf } = joinLines(text);
  return [
    ...sections(path, joined),
    ...decisions(joined, targets),
    // Data may contain names of files.
    ...(path.endsWith('.json') ? [] : pages(path, joined, targets)),
  ].map(({ index, found, instead }) => ({ path, line: lineOf(index), found, instead }));
}

function sections(path: string, text: string): Broken[] {
  const patterns = path.endsWith('.md') ? [SECTIONS] : [SECTIONS, TITLES];
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: found }) => ({
      index,
      found,
      instead:
        'the page with its heading, such as docs/wire-formats/chat.md#chat-streams, or "RFC 9110, section 7"',
    }));
}

function decisions(text: string, targets: Targets): Broken[] {
  return [...text.matchAll(DECISIONS)].flatMap(({ index, 0: found, 1: list = '' }) =>
    [...list.matchAll(/\d+/g)].every(([number]) => targets.hasDecision(Number(number)))
      ? []
      : [{ index, found, instead: 'the number of a decision in docs/decisions/' }],
  );
}

/** The folders that a page may be named from, beside the file's own. The last has pages that generators write. */
const FOLDERS = ['', 'docs', 'generated'];

/** Finds pages and headings that do not exist. In pages, names without a folder may be files of a command; `findLinks` has their links. */
function pages(path: string, text: string, targets: Targets): Broken[] {
  const folders = [posix.dirname(path), ...FOLDERS];
  return [...text.matchAll(PAGES)].flatMap(({ index, 0: found, 1: name = '', 2: anchor }) => {
    if (path.endsWith('.md') && !name.includes('/')) return [];
    const page = folders
      .map((folder) => posix.join(folder, name))
      .find((candidate) => targets.has(candidate));
    if (page === undefined) return [{ index, found, instead: 'the path of a page in the repository' }];
    if (anchor === undefined || targets.anchorsOf(page).has(anchor)) return [];
    return [{ index, found, instead: `a heading of ${page}` }];
  });
}
