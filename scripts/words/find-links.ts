import { posix } from 'node:path';
import type { Targets } from './find-references.ts';
import type { Finding } from './find-words.ts';
import { FENCED } from './page-anchors.ts';

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Finds links of a page to files, folders and headings that do not exist. Addresses on the web are not tried. */
export function findLinks(path: string, text: string, targets: Targets): Finding[] {
  const prose = text.replaceAll(FENCED, (block) => block.replaceAll(/[^\n]/g, ''));
  return [...prose.matchAll(LINK)]
    .filter(([, name = '', anchor]) => !leadsSomewhere(path, name, anchor, targets))
    .map(({ index, 0: link }) => ({
      path,
      line: prose.slice(0, index).split('\n').length,
      found: link.slice(1),
      instead: 'a path from this page, and a heading that the page has',
    }));
}

function leadsSomewhere(path: string, name: string, anchor: string | undefined, targets: Targets): boolean {
  const target = name === '' ? path : posix.join(posix.dirname(path), name).replace(/\/$/, '');
  if (!targets.has(target)) return targets.hasFolder(target) && anchor === undefined;
  return anchor === undefined || !target.endsWith('.md') || targets.anchorsOf(target).has(anchor);
}
