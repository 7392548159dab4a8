import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openWabt from 'wabt';
import type { OutputFiles } from './output.ts';

const SOURCE = 'dialects/embeddings/byte-scan.wat';
const FILE = 'byte-scan.ts';
const SOURCE_URL = new URL(`../../${SOURCE}`, import.meta.url);
const BANNER = `// Written by \`npm run generate\` from ${SOURCE}. Change the source, not this file.\n`;

/** Assembles the scan of vectors. Throws an error with line and column for an invalid text. */
export async function writeWebAssembly(files: OutputFiles): Promise<void> {
  const wabt = await openWabt();
  const parsed = wabt.parseWat(fileURLToPath(SOURCE_URL), readFileSync(SOURCE_URL, 'utf8'), { simd: true });
  try {
    parsed.validate();
    const base64 = Buffer.from(parsed.toBinary({}).buffer).toString('base64');
    files.set(
      FILE,
      `${BANNER}/** A WebAssembly module, in base64. */\nexport const byteScan =\n  '${base64}';\n`,
    );
  } finally {
    parsed.destroy();
  }
}
