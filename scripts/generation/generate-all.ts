import { mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { createClient } from '@hey-api/openapi-ts';
import openWabt from 'wabt';
import { writeOperatorFileValidators } from './operator-file-validators.ts';
import { readContract, type Contract } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractFiles } from './contract-files.ts';
import { looseTypes } from './loose-types.ts';
import { bannerOf, type OutputFiles } from './output.ts';
import { writeContractParts, writeFormatWords } from './write-contract-parts.ts';
import { contractTypes } from './write-contract-types.ts';
import { writeNullMembers } from './write-null-members.ts';
import { writeOperations } from './write-operations.ts';
import { writeManagementSdk, writeSdk } from './write-sdk.ts';
import { writeValidators } from './write-validators.ts';
import { withoutUnknownVariants } from './known-variants.ts';

/** By generated file: the source, and the name of the constant. */
const MODULES = {
  'byte-scan.ts': { source: 'dialects/embeddings/byte-scan.wat', name: 'byteScan' },
  'flat-text.ts': { source: 'guardrails/flat-text.wat', name: 'flatText' },
  'literal-search.ts': { source: 'guardrails/rules/literal-search.wat', name: 'literalSearch' },
  'string-reader.ts': { source: 'bodies/string-reader.wat', name: 'stringReader' },
} as const;

/** Assembles the modules. Throws an error with line and column for an invalid text. */
async function writeWebAssembly(files: OutputFiles): Promise<void> {
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

/** Generates all files from the contracts, the schemas of the files of operators and the scan of vectors, and replaces the contents of the folder. */
export async function generateAll(from: ContractFiles, folder: string): Promise<void> {
  const contract = readContract(from.contract);
  const admin = from.admin === undefined ? null : readContract(from.admin, '../..');
  const files: OutputFiles = new Map(filesOf(contract));
  files.set('loose.ts', looseTypes(contract, './types/types.gen.ts'));
  writeSdk(contract, files);
  writeNullMembers(contract, files);
  writeFormatWords(contract, files);
  writeOperatorFileValidators(files);
  await writeWebAssembly(files);
  if (admin !== null) {
    for (const [path, text] of filesOf(admin)) files.set(join('admin', path), text);
    writeManagementSdk(admin, files);
  }
  await writePageScript(files);
  // Removes old files only after the generation succeeded.
  rmSync(folder, { recursive: true, force: true });
  await writeTypes(contract, join(folder, 'types'));
  if (admin !== null) await writeTypes(admin, join(folder, 'admin/types'));
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Generates what every contract has. */
function filesOf(contract: Contract): OutputFiles {
  const files: OutputFiles = new Map();
  files.set('contract.ts', contractTypes(contract, './types/types.gen.ts'));
  writeOperations(contract, files);
  writeContractParts(contract, files);
  writeValidators(contract, files);
  files.set(
    'contract-hash.ts',
    `${bannerOf(contract)}/** SHA-256 of ${contract.fileName}. */\nexport const contractHash = '${contract.hash}';\n`,
  );
  files.set('openapi.json', `${JSON.stringify(contract.document, null, 2)}\n`);
  return files;
}

const SOURCE = 'server/pages/reference/browser/reference.ts';

/** Writes the script of the reference as browsers take it, so that a server without esbuild can send it. */
async function writePageScript(files: OutputFiles): Promise<void> {
  const source = await readFile(join(import.meta.dirname, '../..', SOURCE), 'utf8');
  const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
  files.set('reference.js', `// Written by \`npm run generate\` from ${SOURCE}.\n${code}`);
}

/** Empties a folder and writes hey-api's types of every schema to it, with the names of the contract. */
async function writeTypes(contract: Contract, folder: string): Promise<void> {
  await createClient({
    input: withoutUnknownVariants(contract.named) as unknown as Record<string, unknown>,
    output: { path: folder, entryFile: false, postProcess: [] },
    logs: { level: 'silent' },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve' }],
  });
}
