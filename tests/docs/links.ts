import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pageAnchors, withoutCode } from '../../scripts/words/page-anchors.ts';

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g;

/** Finds links to files and headings that do not exist, as `page: link`. Addresses on the web are not tried. */
export function brokenLinks(root: string, pages: readonly string[]): string[] {
  return pages.flatMap((page) => {
    const text = withoutCode(readFileSync(join(root, page), 'utf8'));
    return [...text.matchAll(LINK)]
      .filter(([, path = '', anchor]) => !leadsSomewhere(root, page, path, anchor))
      .map(([link]) => `${page}: nothing is at ${link.slice(1)}`);
  });
}

function leadsSomewhere(root: string, page: string, path: string, anchor: string | undefined): boolean {
  const target = path === '' ? page : relative(root, join(root, dirname(page), path));
  if (!existsSync(join(root, target))) return false;
  if (anchor === undefined || !target.endsWith('.md')) return true;
  return pageAnchors(readFileSync(join(root, target), 'utf8')).has(anchor);
}
