const boundary =
  /[.,;:!?]+\s+|\s+[–—-]\s+|\s+(?=(?:but|and|although|though|yet|because|while|until|so|however)\s)/iu;
const leastWords = 2;
/** The most clauses that are read. The rest of a longer text is ignored. */
const maxClauses = 24;

/** Returns the clauses of a text; an empty list for a text of one clause. */
export function clausesOf(text: string): string[] {
  const parts = text
    .split(boundary)
    .map((part) =>
      part.replace(/^(?:but|and|although|though|yet|because|while|until|so|however)\s+/iu, '').trim(),
    )
    .filter((part) => part.split(/\s+/u).length >= leastWords);
  return parts.length < 2 ? [] : parts.slice(0, maxClauses);
}
