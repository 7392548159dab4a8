import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { operations } from '../generated/operations.ts';
import { servedOperations } from '../tests/support/recorder/observations.ts';
import { backendPage, cellFaults, cellsOf, type Gap } from './backend-matrix.ts';

const PAGE = 'docs/operations-by-backend.md';
const GAPS = 'scripts/backend-gaps.json';

/**
 * Which operation each kind of backend answers, as the tests that ran before have seen it. Fails on combinations that neither
 * were seen nor have a reason, on reasons that nothing needs, and when the page is not what they make; `--write` writes it.
 */
async function main(): Promise<number> {
  // The file's form is that of the type; a name in it that is wrong is a reason that nothing needs.
  const gaps = JSON.parse(readFileSync(GAPS, 'utf8')) as Gap[];
  const cells = cellsOf(operations, servedOperations.read(), gaps);
  const page = await format(backendPage(cells, gaps), { ...(await resolveConfig(PAGE)), filepath: PAGE });
  const faults = cellFaults(cells, gaps);
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  else if (readFileSync(PAGE, 'utf8') !== page)
    faults.push(`${PAGE} is not what the tests have seen: npm run backends:table -- --write`);
  process.stdout.write(page);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
