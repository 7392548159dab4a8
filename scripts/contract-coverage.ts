import ceiling from '../tests/contract/pending-ceiling.json' with { type: 'json' };
import { operations } from '../generated/operations.ts';
import { pending } from '../tests/contract/pending.ts';
import { unsendableVariants } from '../tests/contract/unsendable-variants.ts';
import {
  contractObservations,
  servedOperations,
  variantObservations,
} from '../tests/support/recorder/observations.ts';
import { declaredVariants } from '../tests/support/recorder/variants-seen.ts';
import { coverageFaults, coverageTable, coverageOf } from './contract-matrix.ts';
import { variantFaults } from './contract-variants.ts';

/**
 * Which answers of the contract the contract tests have produced: operation × status × media type, and the variants of
 * successful ones, stream events among them. `--reset` forgets what was seen before, also for `scripts/backend-table.ts`.
 * Fails on gaps, on pending answers that were seen after all, on a pending list that has grown beyond the number in
 * `tests/contract/pending-ceiling.json`, which may only be lowered, and on a variant that nothing sends and that
 * `tests/contract/unsendable-variants.ts` does not explain.
 */
function main(): number {
  if (process.argv.includes('--reset')) {
    contractObservations.forget();
    servedOperations.forget();
    variantObservations.forget();
    return 0;
  }
  const coverage = coverageOf(operations, contractObservations.read(), pending);
  const variants = declaredVariants();
  const faults = [
    ...coverageFaults(coverage, pending, ceiling.entries),
    ...variantFaults(variants, variantObservations.read(), unsendableVariants),
  ];
  process.stdout.write(
    `${coverageTable(coverage)}\n${variants.length} stream events and variants declared\n`,
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = main();
