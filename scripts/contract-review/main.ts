import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failures } from '../../errors/catalogue.ts';
import { ComparisonError } from '../../packages/contract-tools/review/change.ts';
import { contractOfRevision } from '../../packages/contract-tools/review/contract-source.ts';
import { renderAnnotations } from '../../packages/contract-tools/review/render-annotations.ts';
import { renderHtml } from '../../packages/contract-tools/review/render-html.ts';
import { renderMarkdown } from '../../packages/contract-tools/review/render-markdown.ts';
import { reviewContract } from '../../packages/contract-tools/review/review.ts';
import { contracts } from './contracts.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXIT_PROBLEMS = 1;
const EXIT_FAILED = 2;

/**
 * `npm run contract:review -- [<git ref or file>]`: compares `openapi.yaml`, or with `--revision` another contract, with that version or
 * with the released one. Exits with 1 when a change has to be approved or corrected, and with 2 when the comparison failed.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      revision: { type: 'string', default: 'openapi.yaml' },
      approvals: { type: 'string' },
      html: { type: 'string' },
      json: { type: 'string' },
      markdown: { type: 'string' },
      annotations: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) throw new ComparisonError('give one git ref or file');
  const path = contractOfRevision(values.revision);
  const reviewed = contracts.find((one) => one.path === path);
  if (reviewed === undefined) throw new ComparisonError(`${path} is not reviewed`);
  const [base = reviewed.released] = positionals;
  if (base === reviewed.released && !existsSync(join(ROOT, base))) {
    process.stdout.write(`${path} has no release to compare it with\n`);
    return 0;
  }
  const approvals = join(ROOT, values.approvals ?? reviewed.approvals);
  const review = await reviewContract({ root: ROOT, base, revision: values.revision, approvals, failures });
  if (values.html !== undefined) writeFileSync(values.html, renderHtml(review));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(review, null, 2)}\n`);
  if (values.markdown !== undefined) writeFileSync(values.markdown, renderMarkdown(review));
  process.stdout.write(values.annotations ? renderAnnotations(review) : renderMarkdown(review));
  for (const problem of review.problems) process.stderr.write(`${problem}\n`);
  return review.problems.length === 0 ? 0 : EXIT_PROBLEMS;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown error';
    process.stderr.write(`the contract could not be reviewed: ${message}\n`);
    process.exitCode = EXIT_FAILED;
  },
);
