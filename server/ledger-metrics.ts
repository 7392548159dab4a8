import { Counter, type Registry } from 'prom-client';
import type { LedgerCounts } from '../ledger/ledger.ts';

const HELP: Readonly<Record<keyof LedgerCounts, [name: string, help: string]>> = {
  spilled: [
    'gateway_ledger_spilled_total',
    'Settlements that the database did not take at once and that went to the local spill file.',
  ],
  lapsed: [
    'gateway_reservations_lapsed_total',
    'Reservations of dead processes that this one settled in full.',
  ],
  overruns: ['gateway_reservation_overruns_total', 'Calls that cost more than was reserved for them.'],
};

/** What an operator should be told when it grows. */
export function observeLedger(counts: LedgerCounts, registry: Registry): void {
  for (const [key, [name, help]] of Object.entries(HELP)) {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        // The keys of the table are those of the counts.
        this.inc(counts[key as keyof LedgerCounts]);
      },
    });
  }
}
