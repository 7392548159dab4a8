import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeConfigurationValidator } from './configuration-validator.ts';
import { readContract } from './contract.ts';
import { banner, type OutputFiles } from './output.ts';
import { writeContractParts } from './write-contract-parts.ts';
import { contractTypes } from './write-contract-types.ts';
import { writeNullMembers } from './write-null-members.ts';
import { writeOperations } from './write-operations.ts';
import { writeSdk, writeSdkTypes } from './write-sdk.ts';
import { writeTypes } from './write-types.ts';
import { writeValidators } from './write-validators.ts';
import { writeWebAssembly } from './write-web-assembly.ts';

/** Generates all files from the contract, the schema of `gateway.yaml` and the scan of vectors, and replaces the contents of the folder. */
export async function generateAll(contractFile: string, folder: string): Promise<void> {
  const contract = readContract(contractFile);
  const files: OutputFiles = new Map();
  files.set('contract.ts', contractTypes(contract, './types/types.gen.ts'));
  writeSdk(contract, files);
  writeOperations(contract, files);
  writeNullMembers(contract, files);
  writeContractParts(contract, files);
  writeValidators(contract, files);
  writeConfigurationValidator(files);
  await writeWebAssembly(files);
  files.set(
    'contract-hash.ts',
    `${banner}/** SHA-256 of openapi.yaml. */\nexport const contractHash = '${contract.hash}';\n`,
  );
  files.set('openapi.json', `${JSON.stringify(contract.document, null, 2)}\n`);
  // Removes old files only after the generation succeeded.
  rmSync(folder, { recursive: true, force: true });
  await writeTypes(contract, join(folder, 'types'));
  await writeSdkTypes(contract, join(folder, 'sdk'));
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
