const boundary =
  /[.,;:!?]+\s+|\s+[–—-]\s+|\s+(?=(?:but|and|although|though|yet|because|while|until|so|however)\s)/iu;
const leastWords = 2;
/** Of a long text the first ones. */
const maxClauses = 24;

/** The clauses of a text that has several; a text of one clause has none besides itself. */
export function clausesOf(text: string): string[] {
  const parts = text
    .split(boundary)
    .map((part) =>
      part.replace(/^(?:but|and|although|though|yet|because|while|until|so|however)\s+/iu, '').trim(),
    )
    .filter((part) => part.split(/\s+/u).length >= leastWords);
  return parts.length < 2 ? [] : parts.slice(0, maxClauses);
}
