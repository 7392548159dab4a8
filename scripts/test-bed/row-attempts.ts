import type { LedgerRow } from '../../storage/ledger-schema.ts';

/** An attempt in a row of the ledger. */
export interface RowAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  /** The failure. Absent for a successful attempt. */
  error?: string;
  costNanoEur: bigint;
}

/** The attempts of a settled row in order; none if the row does not list them. */
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
