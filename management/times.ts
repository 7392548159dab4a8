import { OperatorError } from '../projects/operator-error.ts';

/**
 * Reads a time of a contract or a file. Throws an `OperatorError` for one that its format allows and no clock has: a leap second, or a
 * year of more than four digits in UTC, which the database would not order.
 */
export function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/^\d{4}-/.test(time.toISOString()))
    throw new OperatorError(
      `the time '${text}' cannot be used: leap seconds and years after 9999 are not supported`,
    );
  return time;
}

/** Returns a time in UTC, which the database can compare. Throws as `readTime`. */
export function inUtc(text: string): string;
export function inUtc(text: string | undefined): string | undefined;
export function inUtc(text: string | undefined): string | undefined {
  return text === undefined ? undefined : readTime(text).toISOString();
}
