import { InvalidArgumentError } from 'commander';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Parses an ISO 8601 date or time. A date is its start in UTC. Rejects days that do not exist, such as 31 April, which `Date` accepts. */
export function parseDate(text: string): Date {
  const date = new Date(text);
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (!ISO_DATE.test(text) || !exists || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError(
      'Expected a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z.',
    );
  return date;
}

/** Parses digits only: `Number` would also accept `1e3`, ` 7` and an empty text. */
export function parseWholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

/** Parses a whole number above 0. */
export function parseCount(text: string): number {
  const count = parseWholeNumber(text);
  if (count < 1) throw new InvalidArgumentError('Expected a whole number above 0.');
  return count;
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses `90s`, `30m`, `24h`, `7d` or `0` to milliseconds. */
export function parseDuration(text: string): number {
  if (text === '0') return 0;
  const [, number = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (unitMs === undefined)
    throw new InvalidArgumentError('Expected a duration such as 90s, 30m, 24h or 7d.');
  return Number(number) * unitMs;
}

/** Accepts a word, such as `none`, besides what `parse` accepts. */
export function orWord<Value, Word extends string>(
  word: Word,
  parse: (text: string) => Value,
): (text: string) => Value | Word {
  return (text) => (text === word ? word : parse(text));
}
