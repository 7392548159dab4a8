import { createRequire } from 'node:module';

/** Creates a PDF with these lines of text on its pages, in a standard font. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, index) => {
      const content = `BT /F1 16 Tf 20 TL 60 760 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + index * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        stream('', Buffer.from(content, 'latin1')),
      ];
    }),
  ]);
}

/** Creates a PDF of one page with a grey image, like a scan. */
export function scannedPdf({ pixels, width, height }: GreyImage): Buffer {
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`;
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    stream('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    stream(image, pixels),
  ]);
}

export interface GreyImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

interface Pdfium {
  PDFiumLibrary: { init(): Promise<{ loadDocument(bytes: Uint8Array): Promise<Pdf>; destroy(): void }> };
}
interface Pdf {
  getPage(index: number): {
    render(options: object): Promise<{ data: Uint8Array; width: number; height: number }>;
  };
  destroy(): void;
}

/** Renders the first page of a PDF at 200 dots per inch. */
export async function drawnPage(pdf: Buffer): Promise<GreyImage> {
  const name: string = '@hyzyla/pdfium';
  // A dynamic import of an unknown module is `any`. The package may be missing.
  const { PDFiumLibrary } = (await import(name)) as Pdfium;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const settings = { scale: 200 / 72, colorSpace: 'Gray', render: 'bitmap' };
  const { data, width, height } = await document.getPage(0).render(settings);
  const image = { pixels: Uint8Array.from(data), width, height };
  document.destroy();
  library.destroy();
  return image;
}

type Sharp = (pixels: Uint8Array, options: object) => { png(): { toBuffer(): Promise<Buffer> } };

export function pngOf({ pixels, width, height }: GreyImage): Promise<Buffer> {
  // `require` returns `any`. The type is that of the version in package.json.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

function stream(entries: string, content: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** Writes the objects and the table of their offsets. */
function pdfFile(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let sizeBytes = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const content = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    offsets.push(sizeBytes);
    parts.push(part);
    sizeBytes += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${sizeBytes}\n%%EOF\n`)]);
}
