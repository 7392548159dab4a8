import { Counter, Gauge, type Registry } from 'prom-client';
import type { LedgerCounts } from '../../ledger/ledger.ts';

const HELP: Readonly<Record<keyof LedgerCounts, [name: string, help: string]>> = {
  unrecorded: [
    'gateway_ledger_unrecorded_total',
    'Calls whose end could not be written to disk; they were posted from memory.',
  ],
  lapsed: [
    'gateway_reservations_lapsed_total',
    'Calls of stopped processes that this process charged in full.',
  ],
  overruns: [
    'gateway_reservation_overruns_total',
    'Calls that cost or used more than was reserved for them.',
  ],
  damaged: [
    'gateway_ledger_damaged_journals_total',
    'Journals of stopped processes of which a part could not be read.',
  ],
};

export interface ObservedStores {
  ledger: { readonly counts: LedgerCounts };
  recentCalls: { readonly dropped: number } | null;
  diskReserve: { readonly freeBytes: number };
}

/** Shows the state of what the process writes. */
export function observeStores(
  { ledger, recentCalls, diskReserve }: ObservedStores,
  registry: Registry,
): void {
  observeLedger(ledger.counts, registry);
  if (recentCalls !== null) observeRecentCalls(recentCalls, registry);
  observeFreeSpace(diskReserve, registry);
}

/** Shows counts that operators should be alerted to when they grow. */
function observeLedger(counts: LedgerCounts, registry: Registry): void {
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

/** Shows how many calls operators cannot look up, because they could not be written. */
function observeRecentCalls(calls: { readonly dropped: number }, registry: Registry): void {
  new Counter({
    name: 'gateway_recent_calls_dropped_total',
    help: 'Calls that cannot be looked up because they could not be written to the database in time.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(calls.dropped);
    },
  });
}

/** Shows the free space of the volume that the ledger writes to. */
function observeFreeSpace(space: { readonly freeBytes: number }, registry: Registry): void {
  new Gauge({
    name: 'gateway_data_free_bytes',
    help: "Free bytes of the data directory's volume.",
    registers: [registry],
    collect() {
      this.set(space.freeBytes);
    },
  });
}
