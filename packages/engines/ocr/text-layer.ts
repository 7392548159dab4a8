/**
 * The fewest characters of a text layer on a page with images. A shorter one is likely a stamp or a page number on a
 * scan.
 */
const FEWEST_CHARACTERS_BESIDE_IMAGES = 100;
/** The largest share of replacement, private and control characters. Fonts without a map to Unicode produce them. */
const MOST_UNREADABLE_SHARE = 0.1;

/** PDFium's character for a hyphen at the end of a line. */
const LINE_HYPHEN = String.fromCodePoint(2);

/** Converts the text of a PDF page to Markdown. */
export function textLayerMarkdown(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replaceAll(LINE_HYPHEN, '\u00AD')
      // Join a word that is divided at the end of a line.
      .replace(/[\u00AD\uFFFE]\n?/g, '')
      .replace(/[ \t\f\v\u00A0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Returns whether the page's own text is the text that a reader sees. */
export function isUsableTextLayer(text: string, hasImages: boolean): boolean {
  const visible = text.replace(/\s+/g, '');
  if (visible === '') return false;
  const unreadable = visible.match(/[\uFFFD\p{Co}\p{Cc}\p{Cn}]/gu)?.length ?? 0;
  if (unreadable > visible.length * MOST_UNREADABLE_SHARE) return false;
  return !hasImages || visible.length >= FEWEST_CHARACTERS_BESIDE_IMAGES;
}
