/** Numbers and times in the language of the reader; money in euros. */
const locale = navigator.language;
const NANO = 1_000_000_000n;

const integers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
/** For amounts below a cent. */
const smallEuros = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'EUR',
  maximumSignificantDigits: 3,
});
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Numbers arrive as digits where those of JSON are not exact enough. */
export function formatNumber(value: number | string): string {
  return integers.format(typeof value === 'string' ? BigInt(value) : value);
}

export function formatCompact(value: number | string): string {
  return compact.format(typeof value === 'string' ? BigInt(value) : value);
}

export function formatPercent(share: number): string {
  return percents.format(share);
}

/** Formats nano-EUR. Less than a cent has three digits. */
export function formatMoney(nanoEur: string | bigint): string {
  const amount = Number(BigInt(nanoEur)) / Number(NANO);
  return amount !== 0 && Math.abs(amount) < 0.01 ? smallEuros.format(amount) : euros.format(amount);
}

export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}

export function formatTime(iso: string): string {
  return moments.format(new Date(iso));
}

export function formatDay(iso: string): string {
  return days.format(new Date(iso));
}

/** Formats `2026-11`. */
export function formatMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

export function formatDuration(milliseconds: number): string {
  const [value, unit] =
    milliseconds < 1_000 ? [milliseconds, 'millisecond'] : [milliseconds / 1_000, 'second'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: milliseconds < 1_000 ? 0 : 2,
  }).format(value);
}
