import { join, resolve } from 'node:path';
import { generateAll } from './generation/generate-all.ts';
import { lintContract } from './generation/lint-contract.ts';

const root = join(import.meta.dirname, '..');
const [contractFile = join(root, 'openapi.yaml'), folder = join(root, 'generated')] = process.argv.slice(2);

/** Lints the contract and derives everything from it; a contract with faults leaves what was generated before. */
async function main(): Promise<number> {
  const faults = await lintContract(resolve(contractFile));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write(`nothing was generated: ${faults.length} to correct\n`);
    return 1;
  }
  await generateAll(contractFile, folder);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const sentence = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown error';
    process.stderr.write(`${contractFile}: ${sentence}\nnothing was generated\n`);
    process.exitCode = 1;
  },
);
