/** Any JSON object, as it was parsed. */
export type JsonObject = Record<string, unknown>;

/** Whose responses, and from when on they still count. */
export interface ResponseScope {
  projectId: string;
  /** ISO 8601 in UTC. What was stored at this time or before has expired. */
  since: string;
}

export const MAX_RESPONSE_ID_LENGTH = 128;
/** Servers that hide state in an item's id make it long; an index entry of PostgreSQL holds 2,704 bytes. */
export const MAX_ITEM_ID_LENGTH = 512;

/**
 * Whether a text can be an id in the database. NUL and lone surrogates cannot: PostgreSQL refuses them, and SQLite would make
 * two ids equal that are not.
 */
export function isStorableId(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && text.isWellFormed() && !text.includes('\0');
}
