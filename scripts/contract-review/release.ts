import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { failures } from '../../errors/catalogue.ts';
import { ComparisonError } from '../../packages/contract-tools/review/change.ts';
import { reviewContract } from '../../packages/contract-tools/review/review.ts';
import { isHigher } from '../../packages/contract-tools/review/version.ts';

const ROOT = join(import.meta.dirname, '../..');
const RELEASED = 'contract/released.yaml';
const APPROVALS = join(ROOT, 'contract/approvals.yaml');

/**
 * `npm run contract:release`: makes `openapi.yaml` the released version for later comparisons, and removes the
 * approvals. Refuses contracts that `contract:review` refuses, and changes without a higher `info.version`.
 */
async function main(): Promise<void> {
  if (existsSync(join(ROOT, RELEASED))) {
    const options = { root: ROOT, base: RELEASED, revision: 'openapi.yaml', approvals: APPROVALS, failures };
    const { problems, changes, base, revision } = await reviewContract(options);
    const [problem] = problems;
    if (problem !== undefined) throw new ComparisonError(problem);
    if (changes.length > 0 && !isHigher(revision.version, base.version))
      throw new ComparisonError(
        `info.version must be higher than ${base.version}; the changes require ${revision.needs}`,
      );
  }
  copyFileSync(join(ROOT, 'openapi.yaml'), join(ROOT, RELEASED));
  const approvals = parseDocument(readFileSync(APPROVALS, 'utf8'));
  approvals.set('approvals', approvals.createNode([], { flow: true }));
  writeFileSync(APPROVALS, String(approvals));
  process.stdout.write(`${RELEASED} now equals openapi.yaml\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`not released: ${error instanceof Error ? error.message : 'unknown error'}\n`);
  process.exitCode = 1;
});
