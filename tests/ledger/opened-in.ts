import type { Journal, JournalEntry } from '../../ledger/journal/journal.ts';
import type { OpenCall } from '../../ledger/ledger-call.ts';

/** Records that a call begins, and waits until that is written. */
export async function openedIn(journal: Journal, call: OpenCall): Promise<JournalEntry> {
  const { entry, written } = journal.open(call);
  await written;
  return entry;
}
