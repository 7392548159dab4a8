import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { failures } from '../../errors/catalogue.ts';
import { ComparisonError } from '../../packages/contract-tools/review/change.ts';
import { reviewContract } from '../../packages/contract-tools/review/review.ts';
import { isHigher } from '../../packages/contract-tools/review/version.ts';
import { contracts, type ReviewedContract } from './contracts.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * `npm run contract:release`: makes both contracts the released versions for later comparisons, and removes the approvals. Refuses
 * contracts that `contract:review` refuses, and changes without a higher `info.version`; then it changes nothing.
 */
async function main(): Promise<void> {
  for (const contract of contracts) await requireReleasable(contract);
  for (const contract of contracts) release(contract);
}

async function requireReleasable({ path, released, approvals }: ReviewedContract): Promise<void> {
  if (!existsSync(join(ROOT, released))) return;
  const files = { base: released, revision: path, approvals: join(ROOT, approvals) };
  const { problems, changes, base, revision } = await reviewContract({ root: ROOT, ...files, failures });
  const [problem] = problems;
  if (problem !== undefined) throw new ComparisonError(problem);
  if (changes.length > 0 && !isHigher(revision.version, base.version))
    throw new ComparisonError(
      `info.version of ${path} must be higher than ${base.version}; the changes require ${revision.needs}`,
    );
}

function release({ path, released, approvals: file }: ReviewedContract): void {
  copyFileSync(join(ROOT, path), join(ROOT, released));
  const approvals = parseDocument(readFileSync(join(ROOT, file), 'utf8'));
  approvals.set('approvals', approvals.createNode([], { flow: true }));
  writeFileSync(join(ROOT, file), String(approvals));
  process.stdout.write(`${released} now equals ${path}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`not released: ${error instanceof Error ? error.message : 'unknown error'}\n`);
  process.exitCode = 1;
});
