import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';

/** The names of the keys that have budgets. A key that is no longer there is left out. */
export async function keyNamesOf(
  budgets: readonly Budget[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(budgets.flatMap(({ key_id: id }) => (id === null ? [] : [id])))];
  const found = await Promise.all(
    ids.map((id) => management.getKey({ key_id: id }, { signal }).catch(() => null)),
  );
  return new Map(found.flatMap((key) => (key === null ? [] : [[key.id, key.name]])));
}
