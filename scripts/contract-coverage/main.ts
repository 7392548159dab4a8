import ceiling from './pending-ceiling.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { pending } from './pending.ts';
import { unsendableVariants } from './unsendable-variants.ts';
import {
  contractObservations,
  servedOperations,
  variantObservations,
} from '../test-bed/recorder/observations.ts';
import { declaredVariants } from '../test-bed/recorder/variants-seen.ts';
import { coverageErrors, coverageTable, coverageOf } from './contract-matrix.ts';
import { variantErrors } from './contract-variants.ts';

/**
 * Reports which responses of the contract the contract tests produced: operation × status × media type, and the variants of
 * successful responses, including stream events. `--reset` deletes earlier observations, also those for `scripts/backend-table.ts`.
 * Fails on gaps, on pending responses that occurred, on a pending list with more entries than `scripts/contract-coverage/pending-ceiling.json`,
 * which may only be lowered, and on a variant that no test sends and that `scripts/contract-coverage/unsendable-variants.ts` does not list.
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
  const errors = [
    ...coverageErrors(coverage, pending, ceiling.entries),
    ...variantErrors(variants, variantObservations.read(), unsendableVariants),
  ];
  process.stdout.write(
    `${coverageTable(coverage)}\n${variants.length} stream events and variants declared\n`,
  );
  for (const error of errors) process.stderr.write(`${error}\n`);
  return errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
