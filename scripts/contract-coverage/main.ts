import { operations } from '../../generated/operations.ts';
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
 * Fails on a response or a variant that no test has produced, and on a response that the contract does not have.
 */
function main(): number {
  if (process.argv.includes('--reset')) {
    contractObservations.forget();
    servedOperations.forget();
    variantObservations.forget();
    return 0;
  }
  const coverage = coverageOf(operations, contractObservations.read());
  const variants = declaredVariants();
  const errors = [...coverageErrors(coverage), ...variantErrors(variants, variantObservations.read())];
  process.stdout.write(
    `${coverageTable(coverage)}\n${variants.length} stream events and variants declared\n`,
  );
  for (const error of errors) process.stderr.write(`${error}\n`);
  return errors.length === 0 ? 0 : 1;
}

process.exitCode = main();
