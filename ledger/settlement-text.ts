import type { Cancellation, Settlement } from './entry.ts';

/** What can be posted late. */
export type LatePosting = Settlement | Cancellation;

/** One line of a spill file. */
export function writeLatePosting(posting: LatePosting): string {
  return `${JSON.stringify(posting, bigintsAsText)}\n`;
}

/** Null for a line that was cut off, as the last one is when the disk was full or the process died. */
export function readLatePosting(line: string): LatePosting | null {
  try {
    const value: unknown = JSON.parse(line, textAsBigints);
    // Only this process and those before it write the file.
    return isPosting(value) ? (value as LatePosting) : null;
  } catch {
    return null;
  }
}

const BIGINT = /^(-?\d+)n$/;

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}

/** Of the names that hold money alone: a caller may choose texts that look like it. */
function textAsBigints(key: string, value: unknown): unknown {
  if (!key.endsWith('NanoEur') || typeof value !== 'string') return value;
  const digits = BIGINT.exec(value)?.[1];
  return digits === undefined ? value : BigInt(digits);
}

function isPosting(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && 'call' in value;
}
