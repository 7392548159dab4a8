import { InvalidArgumentError } from 'commander';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A day alone is its beginning in UTC. The 31st of a shorter month is no date, though `Date` would take it for the next one's. */
export function parseDate(text: string): Date {
  const date = new Date(text);
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (!ISO_DATE.test(text) || !exists || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('It is no ISO 8601 date with a time zone.');
  return date;
}

/** Digits alone: `Number` would also take `1e3`, ` 7` and the empty text. Whether they make a limit is the key's to know. */
export function parseWholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `90s`, `30m`, `24h` or `7d` in milliseconds; `0` is none. */
export function parseDuration(text: string): number {
  if (text === '0') return 0;
  const [, number = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (unitMs === undefined) throw new InvalidArgumentError('It is no duration such as 90s, 30m, 24h or 7d.');
  return Number(number) * unitMs;
}

/** As `parse`, where a word stands for a value that the option takes away. */
export function orWord<Value, Word extends string>(
  word: Word,
  parse: (text: string) => Value,
): (text: string) => Value | Word {
  return (text) => (text === word ? word : parse(text));
}
