import { join, resolve } from 'node:path';
import { generateAll } from './generation/generate-all.ts';
import { lintContract } from './generation/lint-contract.ts';

const root = join(import.meta.dirname, '..');
const [contractFile = join(root, 'openapi.yaml'), folder = join(root, 'generated')] = process.argv.slice(2);

/** Lints the contract and generates all derived files. An invalid contract leaves the generated files unchanged. */
async function main(): Promise<number> {
  const findings = await lintContract(resolve(contractFile));
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) {
    process.stderr.write(`nothing was generated: ${findings.length} errors in the contract\n`);
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
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown error';
    process.stderr.write(`${contractFile}: ${message}\nnothing was generated\n`);
    process.exitCode = 1;
  },
);
