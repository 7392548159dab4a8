import { Counter, Gauge, type Registry } from 'prom-client';
import type { LedgerCounts } from '../ledger/ledger.ts';

const HELP: Readonly<Record<keyof LedgerCounts, [name: string, help: string]>> = {
  unrecorded: [
    'gateway_ledger_unrecorded_total',
    'Calls whose end the disk did not take; they were posted from memory.',
  ],
  lapsed: [
    'gateway_reservations_lapsed_total',
    'Calls of processes that stopped which this one charged in full.',
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

/** Shows what is left of the volume that the ledger writes to. */
export function observeFreeSpace(space: { readonly freeBytes: number }, registry: Registry): void {
  new Gauge({
    name: 'gateway_data_free_bytes',
    help: "Free bytes of the data directory's volume.",
    registers: [registry],
    collect() {
      this.set(space.freeBytes);
    },
  });
}
