import { join, resolve } from 'node:path';
import { contractFiles } from './generation/contract-files.ts';
import { generateAll } from './generation/generate-all.ts';
import { lintContract } from './generation/lint-contract.ts';

const root = join(import.meta.dirname, '..');
const [contractFile, folder = join(root, 'generated')] = process.argv.slice(2);
const files = contractFiles(root, contractFile);

/** Lints the contracts and generates all derived files. An invalid contract leaves the generated files unchanged. */
async function main(): Promise<number> {
  const findings: string[] = [];
  for (const file of [files.contract, files.admin])
    if (file !== undefined) findings.push(...(await lintContract(resolve(file))));
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) {
    process.stderr.write(`nothing was generated: ${findings.length} errors in the contract\n`);
    return 1;
  }
  await generateAll(files, folder);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown error';
    process.stderr.write(`${files.contract}: ${message}\nnothing was generated\n`);
    process.exitCode = 1;
  },
);
