/** Selects the responses of a project that have not expired. */
export interface ResponseScope {
  projectId: string;
  /** ISO 8601 in UTC. Responses stored at this time or before have expired. */
  since: string;
}

export const MAX_RESPONSE_ID_LENGTH = 128;
/** Some servers store state in an item's id, which makes it long. An index entry of PostgreSQL has at most 2,704 bytes. */
export const MAX_ITEM_ID_LENGTH = 512;

/**
 * Whether a text can be stored as an id. Not with NUL and lone surrogates: PostgreSQL refuses them, and SQLite would treat different
 * ids as equal.
 */
export function isStorableId(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && text.isWellFormed() && !text.includes('\0');
}
