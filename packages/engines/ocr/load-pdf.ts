import { readFile } from 'node:fs/promises';

/** The functions used here of `@hyzyla/pdfium` 2.1. Its own types are missing where the optional package is. */
interface Pdfium {
  PDFiumLibrary: { init(): Promise<{ loadDocument(bytes: Uint8Array): Promise<Pdf>; destroy(): void }> };
}

export interface Pdf {
  getPageCount(): number;
  getPage(index: number): PdfPage;
  destroy(): void;
}

export interface PdfPage {
  getOriginalSize(): { originalWidth: number; originalHeight: number };
  getText(): string;
  getObjectCount(): number;
  getObject(index: number): { type: string };
  render(options: object): Promise<{ data: Uint8Array; width: number; height: number }>;
}

/** Loads a PDF; null when it is damaged or needs a password. */
export async function loadPdf(path: string): Promise<{ pdf: Pdf; close: () => void } | null> {
  const name: string = '@hyzyla/pdfium';
  // The compiler does not resolve this `import`, so it returns any. The package may be missing.
  const { PDFiumLibrary } = (await import(name)) as Pdfium;
  // Each document has its own instance, so that closing the document releases the memory.
  const library = await PDFiumLibrary.init();
  let pdf: Pdf;
  try {
    pdf = await library.loadDocument(await readFile(path));
  } catch {
    return null;
  }
  return {
    pdf,
    close() {
      pdf.destroy();
      library.destroy();
    },
  };
}
