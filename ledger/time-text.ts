const MILLISECONDS_LENGTH = '000Z'.length;
/** The end of the text of a time, by its milliseconds. */
const MILLISECONDS = Array.from({ length: 1_000 }, (_, partMs) => `${String(partMs).padStart(3, '0')}Z`);

/** A power of two, and more than the milliseconds of a second. */
const KEPT = 1_024;
/** The last texts by their milliseconds, and the times that they belong to. */
const texts: (string | undefined)[] = Array.from({ length: KEPT }, () => undefined);
const timesMs = new Float64Array(KEPT);

/** The start of the second whose text is kept, up to its milliseconds. */
let secondMs = Number.NaN;
let secondText = '';

/**
 * Converts milliseconds since 1970 to ISO 8601 text in UTC. Calls that begin or end in one millisecond have one text: it is made once,
 * and sent to the database once.
 */
export function timeText(timeMs: number): string {
  const slot = timeMs & (KEPT - 1);
  const kept = texts[slot];
  if (kept !== undefined && timesMs[slot] === timeMs) return kept;
  const text = createText(timeMs);
  texts[slot] = text;
  timesMs[slot] = timeMs;
  return text;
}

function createText(timeMs: number): string {
  const end = MILLISECONDS[timeMs - secondMs];
  if (end !== undefined) return secondText + end;
  const text = new Date(timeMs).toISOString();
  secondMs = Math.floor(timeMs / 1_000) * 1_000;
  secondText = text.slice(0, -MILLISECONDS_LENGTH);
  return text;
}
