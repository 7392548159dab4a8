import { InvalidArgumentError } from 'commander';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Parses an ISO 8601 date or time. A date is its start in UTC. */
export function parseDate(text: string): Date {
  const date = new Date(text);
  if (!ISO_DATE.test(text) || !isDay(text.slice(0, 10)) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError(
      'Expected a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z.',
    );
  return date;
}

/** Works as `parseDate`, and returns the time in UTC. */
export function parseTime(text: string): string {
  return parseDate(text).toISOString();
}

/** Whether a date such as 2027-01-31 exists. `Date` accepts others too. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Parses a tag with its value. */
export function parseTagText(text: string): string {
  if (!/^[a-z][a-z0-9_]{0,31}:./.test(text))
    throw new InvalidArgumentError('Expected a name and a value such as team:research.');
  return text;
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
