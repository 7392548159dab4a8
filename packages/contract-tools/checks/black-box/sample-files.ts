import { crc32, deflateSync } from 'node:zlib';

export interface SampleFile {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** One second of a quiet tone, 16 kHz, mono. */
export function wavSample(): SampleFile {
  const rate = 16_000;
  const data = Buffer.alloc(rate * 2);
  for (let at = 0; at < rate; at += 1)
    data.writeInt16LE(Math.round(2000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return { filename: 'sample.wav', contentType: 'audio/wav', bytes: Buffer.concat([head, data]) };
}

/** A square of 64 by 64 pixels with a gradient. */
export function pngSample(): SampleFile {
  const side = 64;
  const rows = Buffer.alloc(side * (1 + side * 4));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) rows.set([x * 4, y * 4, 128, 255], y * (1 + side * 4) + 1 + x * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return { filename: 'sample.png', contentType: 'image/png', bytes: Buffer.concat([signature, ...chunks]) };
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** As many pages as the contract's example reads of, each with one line of text. */
const PDF_PAGES = 5;

export function pdfSample(): SampleFile {
  const pages = Array.from({ length: PDF_PAGES }, (_unused, page) => page);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((page) => `${4 + page * 2} 0 R`).join(' ')}]/Count ${PDF_PAGES}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((page) => {
      const content = `BT /F1 16 Tf 60 760 Td (This is page ${page + 1} of the sample.) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + page * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { filename: 'sample.pdf', contentType: 'application/pdf', bytes: Buffer.from(text, 'latin1') };
}

export function textSample(): SampleFile {
  const bytes = Buffer.from('A file of the contract check.\n');
  return { filename: 'sample.txt', contentType: 'text/plain', bytes };
}
