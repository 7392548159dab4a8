import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

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
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(join(root, target)).has(anchor);
}

/** The anchors that Git hosts make of headings. */
function anchorsOf(file: string): Set<string> {
  const headings = withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function withoutCode(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}
