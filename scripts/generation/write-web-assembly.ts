import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openWabt from 'wabt';
import type { OutputFiles } from './output.ts';

/** By generated file: the source, and the name of the constant. */
const MODULES = {
  'byte-scan.ts': { source: 'dialects/embeddings/byte-scan.wat', name: 'byteScan' },
  'literal-search.ts': { source: 'guardrails/rules/literal-search.wat', name: 'literalSearch' },
  'string-reader.ts': { source: 'bodies/string-reader.wat', name: 'stringReader' },
} as const;

/** Assembles the modules. Throws an error with line and column for an invalid text. */
export async function writeWebAssembly(files: OutputFiles): Promise<void> {
  const wabt = await openWabt();
  for (const [file, { source, name }] of Object.entries(MODULES)) {
    const url = new URL(`../../${source}`, import.meta.url);
    const parsed = wabt.parseWat(fileURLToPath(url), readFileSync(url, 'utf8'), { simd: true });
    try {
      parsed.validate();
      const base64 = Buffer.from(parsed.toBinary({}).buffer).toString('base64');
      const banner = `// Written by \`npm run generate\` from ${source}. Change the source, not this file.\n`;
      const constant = `export const ${name} =\n  '${base64}';\n`;
      files.set(file, `${banner}/** A WebAssembly module, in base64. */\n${constant}`);
    } finally {
      parsed.destroy();
    }
  }
}
