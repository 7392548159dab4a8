/** The fenced blocks of a page. */
export const FENCED = /^ *```[\s\S]*?^ *```/gm;

/** Returns the anchors that Git hosts make of a page's headings. */
export function pageAnchors(text: string): Set<string> {
  const headings = withoutCode(text).matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Returns a page without its fenced blocks. */
function withoutCode(text: string): string {
  return text.replaceAll(FENCED, '');
}
