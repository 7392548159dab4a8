import type { ManagementCall } from './handler.ts';

export interface PageQuery {
  /** The id of the last entry of the page before. */
  after: string | null;
  limit: number;
}

/** Returns the page that a request asks for, with one entry more, by which `pageOf` sees whether there is another page. */
export function pageQuery({ parameters }: Pick<ManagementCall, 'parameters'>): PageQuery {
  // The contract has their types, and the default of `limit`.
  const { cursor = null, limit } = parameters as { cursor?: string; limit: number };
  return { after: cursor, limit: limit + 1 };
}

/** Returns a page of a list without the entry too many. */
export function pageOf<Entry extends { id: string }>(
  entries: readonly Entry[],
  { limit }: PageQuery,
): { data: Entry[]; next_cursor: string | null } {
  const data = entries.slice(0, limit - 1);
  return { data, next_cursor: entries.length < limit ? null : (data.at(-1)?.id ?? null) };
}
