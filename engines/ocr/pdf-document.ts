import { readFile } from 'node:fs/promises';
import { PAGE_DPI, RECOGNISED_PIXELS } from './bounds.ts';
import type { PageText, Refusal } from './jobs.ts';
import type { ReadableDocument } from './readable-document.ts';
import { recognise, toGreymap } from './recognise.ts';
import { isUsableTextLayer, textLayerMarkdown } from './text-layer.ts';

/** The functions used here of `@hyzyla/pdfium` 2.1. Its own types are missing where the optional package is. */
interface Pdfium {
  PDFiumLibrary: { init(): Promise<{ loadDocument(bytes: Uint8Array): Promise<Pdf>; destroy(): void }> };
}
interface Pdf {
  getPageCount(): number;
  getPage(index: number): PdfPage;
  destroy(): void;
}
interface PdfPage {
  getOriginalSize(): { originalWidth: number; originalHeight: number };
  getText(): string;
  getObjectCount(): number;
  getObject(index: number): { type: string };
  render(options: object): Promise<{ data: Uint8Array; width: number; height: number }>;
}

const POINTS_PER_INCH = 72;
/** The most objects of a page that are checked for images. Drawings have more. */
const MOST_OBJECTS = 2_000;

/** Opens a PDF. Pages without usable text of their own are drawn and recognised. */
export async function openPdf(path: string): Promise<ReadableDocument | Refusal> {
  const name: string = '@hyzyla/pdfium';
  // The compiler does not resolve this `import`, so it returns any. The package may be missing.
  const { PDFiumLibrary } = (await import(name)) as Pdfium;
  // Each document has its own instance, so that closing the document releases the memory.
  const library = await PDFiumLibrary.init();
  let pdf: Pdf;
  try {
    pdf = await library.loadDocument(await readFile(path));
  } catch {
    return { refused: 'the PDF is damaged or needs a password' };
  }
  return {
    pages: pdf.getPageCount(),
    read: (index) => readPage(pdf, index).catch(() => damagedPage(index)),
    close() {
      pdf.destroy();
      library.destroy();
    },
  };
}

async function readPage(pdf: Pdf, index: number): Promise<PageText> {
  const page = pdf.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    PAGE_DPI / POINTS_PER_INCH,
    Math.sqrt(RECOGNISED_PIXELS / Math.max(1, originalWidth * originalHeight)),
  );
  const size = {
    width: Math.max(1, Math.floor(originalWidth * scale)),
    height: Math.max(1, Math.floor(originalHeight * scale)),
    dpi: Math.max(1, Math.round(scale * POINTS_PER_INCH)),
  };
  // Drawing closes the page, so everything else is read first.
  const text = textLayerMarkdown(page.getText());
  const objects = page.getObjectCount();
  if (isUsableTextLayer(text, hasImages(page)) || objects === 0)
    return { ...size, markdown: text, words: null };
  const { data, width, height } = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' });
  const found = await recognise(toGreymap(data, width, height));
  return { ...size, ...found };
}

/** Returns whether a page has images. Forms count as images, because scanners nest images in them. */
function hasImages(page: PdfPage): boolean {
  const count = Math.min(page.getObjectCount(), MOST_OBJECTS);
  for (let index = 0; index < count; index += 1) {
    if (['image', 'form'].includes(page.getObject(index).type)) return true;
  }
  return false;
}

function damagedPage(index: number): Refusal {
  return { refused: `page ${index} of the PDF is damaged` };
}
