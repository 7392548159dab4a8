import { PAGE_DPI, RECOGNISED_PIXELS } from './bounds.ts';
import type { PageText, Refusal } from './jobs.ts';
import { loadPdf, type Pdf, type PdfPage } from './load-pdf.ts';
import type { ReadableDocument } from './readable-document.ts';
import { recognise, toGreymap } from './recognise.ts';
import { isUsableTextLayer, textLayerMarkdown } from './text-layer.ts';

const POINTS_PER_INCH = 72;
/** The most objects of a page that are checked for images. Drawings have more. */
const MOST_OBJECTS = 2_000;

/** Opens a PDF. Pages without usable text of their own are drawn and recognised. */
export async function openPdf(path: string): Promise<ReadableDocument | Refusal> {
  const loaded = await loadPdf(path);
  if (loaded === null) return { refused: 'the PDF is damaged or needs a password' };
  const { pdf, close } = loaded;
  return {
    pages: pdf.getPageCount(),
    read: (index) => readPage(pdf, index).catch(() => damagedPage(index)),
    close,
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
