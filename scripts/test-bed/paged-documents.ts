import { deflateSync } from 'node:zlib';

/**
 * Returns a PDF 1.5 as office programs write it: its page tree is in a compressed object stream.
 *
 * @param stated the number of pages that the root of the tree states
 */
export function compressedPdf(pages: number, stated = pages): Buffer {
  const bodies = treeOf(pages, stated);
  let offset = 0;
  const offsets = bodies.map((body, index) => {
    const entry = `${index + 1} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = `${offsets.join(' ')} `;
  const packed = deflateSync(Buffer.from(head + bodies.join(' ')));
  const objectStream = bodies.length + 1;
  const start = Buffer.from('%PDF-1.5\n');
  const objects = streamObject(
    objectStream,
    `/Type/ObjStm/N ${bodies.length}/First ${head.length}/Filter/FlateDecode`,
    packed,
  );
  const table = [entryOf(0, 0, 0)];
  for (let index = 0; index < bodies.length; index += 1) table.push(entryOf(2, objectStream, index));
  table.push(entryOf(1, start.length, 0));
  const references = streamObject(
    objectStream + 1,
    `/Type/XRef/Size ${objectStream + 1}/W[1 4 2]/Root 1 0 R/Filter/FlateDecode`,
    deflateSync(Buffer.concat(table)),
  );
  const end = Buffer.from(`startxref\n${start.length + objects.length}\n%%EOF\n`);
  return Buffer.concat([start, objects, references, end]);
}

/** Returns a PDF 1.4 whose objects are not compressed. */
export function plainPdf(pages: number, stated = pages): Buffer {
  const objects = treeOf(pages, stated).map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`);
}

function treeOf(pages: number, stated: number): string[] {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${stated}>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'),
  ];
}

function streamObject(number: number, entries: string, content: Buffer): Buffer {
  const head = `${number} 0 obj\n<<${entries}/Length ${content.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n')]);
}

/** An entry of a cross-reference stream with fields of one, four and two bytes (ISO 32000-1, 7.5.8.3). */
function entryOf(type: number, second: number, third: number): Buffer {
  const entry = Buffer.alloc(7);
  entry.writeUInt8(type, 0);
  entry.writeUInt32BE(second, 1);
  entry.writeUInt16BE(third, 5);
  return entry;
}

/** Tags of a TIFF of one grey pixel: width, height, bits, compression, colours, strip, rows, and the strip's size. */
const ONE_PIXEL = [
  [256, 1],
  [257, 1],
  [258, 8],
  [259, 1],
  [262, 1],
  [273, 8],
  [278, 1],
  [279, 1],
] as const;

/** Returns a TIFF with pages of one pixel, which they share. */
export function tiffOf(pages: number): Buffer {
  const pageBytes = 2 + ONE_PIXEL.length * 12 + 4;
  const file = Buffer.alloc(10 + pages * pageBytes);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(10, 4);
  for (let page = 0; page < pages; page += 1) {
    const start = 10 + page * pageBytes;
    file.writeUInt16LE(ONE_PIXEL.length, start);
    ONE_PIXEL.forEach(([tag, value], index) => {
      const at = start + 2 + index * 12;
      file.writeUInt16LE(tag, at);
      file.writeUInt16LE(4, at + 2);
      file.writeUInt32LE(1, at + 4);
      file.writeUInt32LE(value, at + 8);
    });
    file.writeUInt32LE(page + 1 < pages ? start + pageBytes : 0, start + pageBytes - 4);
  }
  return file;
}
