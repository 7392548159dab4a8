/** A decimal number, exactly: `digits` × 10^-`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const NUMBER = /^(-?)(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,3}))?$/;

export const ZERO: Decimal = { digits: 0n, scale: 0 };

/** Reads a number as JSON writes it, such as `1.25e-06`. Null: it is none. */
export function readDecimal(value: unknown): Decimal | null {
  const match = typeof value === 'string' ? NUMBER.exec(value.trim()) : null;
  if (match === null) return null;
  const [, sign, whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  return normal({ digits, scale: decimals.length - Number(exponent) });
}

export function product(one: Decimal, other: Decimal): Decimal {
  return normal({ digits: one.digits * other.digits, scale: one.scale + other.scale });
}

export function sum(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return normal({ digits: atScale(one, scale) + atScale(other, scale), scale });
}

export function isGreater(one: Decimal, other: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale);
  return atScale(one, scale) > atScale(other, scale);
}

/** Returns 10^`power`. */
export function powerOfTen(power: number): Decimal {
  return { digits: 1n, scale: -power };
}

/** Returns one × other / divisor, rounded up to 18 decimals. */
export function proportion(one: Decimal, other: Decimal, divisor: Decimal): Decimal {
  const scale = 18;
  const dividend = atScale(product(one, other), 60);
  const by = atScale(divisor, 60 - scale);
  return normal({ digits: (dividend + by - 1n) / by, scale });
}

/** Rounds up to so many decimals. */
export function roundedUp(value: Decimal, decimals: number): bigint {
  if (value.scale <= decimals) return atScale(value, decimals);
  const divisor = 10n ** BigInt(value.scale - decimals);
  return (value.digits + divisor - 1n) / divisor;
}

/** Writes a number that is not negative, without an exponent and without zeros at its end: `1.15`. */
export function decimalText(digits: bigint, decimals: number): string {
  const text = String(digits).padStart(decimals + 1, '0');
  const fraction = text.slice(-decimals).replace(/0+$/, '');
  const whole = text.slice(0, -decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

function normal({ digits, scale }: Decimal): Decimal {
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}
