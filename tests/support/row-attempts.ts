import type { LedgerRow } from '../../storage/schema.ts';

/** An attempt as a row of the ledger has it. */
export interface RowAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  /** Absent: it succeeded. */
  error?: string;
  costNanoEur: bigint;
}

/** The attempts of a settled row, the last one at the end; none where the row does not say. */
export function attemptsOf(row: LedgerRow): RowAttempt[] {
  const { attempts, deployment, outcome } = row;
  if (attempts === '') {
    const error = outcome === 'completed' ? {} : { error: String(outcome) };
    return deployment === '' ? [] : [{ deployment, costNanoEur: row.cost_nano_eur, ...error }];
  }
  // The ledger's own column.
  const list = JSON.parse(attempts) as { deployment: string; error?: string; cost_nano_eur: string }[];
  return list.map(({ cost_nano_eur: cost, ...attempt }) => ({ ...attempt, costNanoEur: BigInt(cost) }));
}
