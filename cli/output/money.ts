const NANO_DIGITS = 9;

/** Formats nano-euro exactly: `0.000012345 EUR`. */
export function euros(nanoEur: bigint): string {
  return `${decimalEuros(nanoEur)} EUR`;
}

/** As `euros`, without the unit: at least two decimals, and as many more as needed. */
export function decimalEuros(nanoEur: bigint): string {
  const digits = String(nanoEur < 0n ? -nanoEur : nanoEur).padStart(NANO_DIGITS + 1, '0');
  const whole = digits.slice(0, -NANO_DIGITS);
  const decimals = digits.slice(-NANO_DIGITS).replace(/0+$/, '').padEnd(2, '0');
  return `${nanoEur < 0n ? '-' : ''}${whole}.${decimals}`;
}

/** Formats nano-euro for a glance: `12.35 EUR`. Less than a cent has three digits. */
export function roundedEuros(nanoEur: bigint): string {
  const amount = Number(nanoEur) / 1_000_000_000;
  const isSmall = amount !== 0 && Math.abs(amount) < 0.01;
  return `${isSmall ? Number(amount.toPrecision(3)).toFixed(12).replace(/0+$/, '') : amount.toFixed(2)} EUR`;
}
