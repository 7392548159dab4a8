import { readFileSync, writeFileSync } from 'node:fs';
import { operations } from '../generated/operations.ts';
import { servedOperations } from '../tests/support/recorder/observations.ts';
import { backendPage, coverageErrors, cellsOf, type Gap } from './backend-matrix.ts';
import { formatted } from './formatted.ts';

const PAGE = 'docs/operations-by-backend.md';
const GAPS = 'scripts/backend-gaps.json';

/**
 * Checks the table of operations by backend against the observations of previous tests. Fails on combinations without a test or a
 * reason, on unused reasons, and when the page is outdated. `--write` writes the page.
 */
function main(): number {
  // The file has the form of the type. A misspelt name in it is an unused reason.
  const gaps = JSON.parse(readFileSync(GAPS, 'utf8')) as Gap[];
  const cells = cellsOf(operations, servedOperations.read(), gaps);
  const page = formatted(PAGE, backendPage(cells, gaps));
  const errors = coverageErrors(cells, gaps);
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  else if (readFileSync(PAGE, 'utf8') !== page)
    errors.push(`${PAGE} is outdated. Run: npm run backends:table -- --write`);
  process.stdout.write(page);
  for (const error of errors) process.stderr.write(`${error}\n`);
  return errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
