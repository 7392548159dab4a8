import { readFileSync, writeFileSync } from 'node:fs';
import { operations } from '../generated/operations.ts';
import { servedOperations } from './test-bed/recorder/observations.ts';
import { backendPage, coverageErrors, cellsOf } from './backend-matrix.ts';
import { formatted } from './formatted.ts';

const PAGE = 'docs/operations-by-backend.md';

/**
 * Compares the rows of the kinds of backends with the observations of previous tests. Fails on an operation of a row without a test,
 * on a test of what a row does not have, and when the page is outdated. `--write` writes the page.
 */
function main(): number {
  const cells = cellsOf(operations, servedOperations.read());
  const page = formatted(PAGE, backendPage(cells));
  const errors = coverageErrors(cells);
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  else if (readFileSync(PAGE, 'utf8') !== page)
    errors.push(`${PAGE} is outdated. Run: npm run backends:table -- --write`);
  process.stdout.write(page);
  for (const error of errors) process.stderr.write(`${error}\n`);
  return errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
