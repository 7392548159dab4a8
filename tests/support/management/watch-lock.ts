import { CHANGES_LOCK } from '../../../management/audit.ts';
import type { Store } from '../../../storage/open-database.ts';

/** Watches whether a store holds the lock of all changes. */
export function watchLock(store: Store): { isHeld: () => boolean } {
  const withLock = store.withLock.bind(store);
  let held = 0;
  store.withLock = (name, work) =>
    withLock(name, async (transaction) => {
      if (name !== CHANGES_LOCK) return work(transaction);
      held += 1;
      try {
        return await work(transaction);
      } finally {
        held -= 1;
      }
    });
  return { isHeld: () => held > 0 };
}
