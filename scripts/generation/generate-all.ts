import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeConfigurationValidators } from './configuration-validator.ts';
import { readContract, type Contract } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractFiles } from './contract-files.ts';
import { looseTypes } from './loose-types.ts';
import { bannerOf, type OutputFiles } from './output.ts';
import { writeContractParts, writeFormatWords } from './write-contract-parts.ts';
import { contractTypes } from './write-contract-types.ts';
import { writeNullMembers } from './write-null-members.ts';
import { writeOperations } from './write-operations.ts';
import { writeManagementSdk, writeSdk } from './write-sdk.ts';
import { writePageScript } from './write-page-script.ts';
import { writeTypes } from './write-types.ts';
import { writeValidators } from './write-validators.ts';
import { writeWebAssembly } from './write-web-assembly.ts';

/** Generates all files from the contracts, the schemas of the files of operators and the scan of vectors, and replaces the contents of the folder. */
export async function generateAll(from: ContractFiles, folder: string): Promise<void> {
  const contract = readContract(from.contract);
  const admin = from.admin === undefined ? null : readContract(from.admin, '../..');
  const files: OutputFiles = new Map(filesOf(contract));
  files.set('loose.ts', looseTypes(contract, './types/types.gen.ts'));
  writeSdk(contract, files);
  writeNullMembers(contract, files);
  writeFormatWords(contract, files);
  writeConfigurationValidators(files);
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
