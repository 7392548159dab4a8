import ceiling from '../tests/contract/pending-ceiling.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import { pending } from '../tests/contract/pending.ts';
import { contractObservations, servedOperations } from '../tests/support/recorder/observations.ts';
import { coverageFaults, coverageTable, coverageOf } from './contract-matrix.ts';

/**
 * Which answers of the contract the contract tests have produced: operation × status × media type. `--reset` forgets what was
 * seen before, also for `scripts/backend-table.ts`. Fails on gaps, on pending answers that were seen after all, and on a
 * pending list that has grown beyond the number in `tests/contract/pending-ceiling.json`, which may only be lowered.
 */
function main(): number {
  if (process.argv.includes('--reset')) {
    contractObservations.forget();
    servedOperations.forget();
    return 0;
  }
  const coverage = coverageOf(operations, contractObservations.read(), pending);
  const faults = coverageFaults(coverage, pending, ceiling.entries);
  process.stdout.write(`${coverageTable(coverage)}\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = main();
