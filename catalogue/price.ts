/** What prices are counted in (design §7). Input and output are tokens. */
export const pricedUnits = [
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'cacheWrite1hTokens',
  'outputTokens',
  'images',
  'pages',
  'seconds',
  'characters',
] as const;

export type PricedUnit = (typeof pricedUnits)[number];

/**
 * Integer nano-euro per million units; a unit without a price costs nothing, and what is read from or written to a cache without one
 * costs as input. `cacheWrite1hTokens` are kept for an hour or longer, `cacheWriteTokens` for less. */
export type Prices = Readonly<Record<PricedUnit, bigint>>;

export interface PriceField {
  unit: PricedUnit;
  /** How many units the price in the file is for. */
  perUnits: 1 | 1_000_000;
  /** More than any model costs by far: a slip of the decimal point or of the unit. */
  maxNanoEur: bigint;
}

const NANO_PER_EUR = 1_000_000_000n;
const MILLION = 1_000_000n;

const perMillion = { perUnits: 1_000_000, maxNanoEur: 100_000n * NANO_PER_EUR } as const;
const perOne = { perUnits: 1, maxNanoEur: 1_000n * NANO_PER_EUR } as const;

/** The price keys of `gateway.yaml`. */
export const priceFields: ReadonlyMap<string, PriceField> = new Map([
  ['input_per_million_tokens', { unit: 'inputTokens', ...perMillion }],
  ['cached_input_per_million_tokens', { unit: 'cachedInputTokens', ...perMillion }],
  ['cache_write_per_million_tokens', { unit: 'cacheWriteTokens', ...perMillion }],
  ['cache_write_1h_per_million_tokens', { unit: 'cacheWrite1hTokens', ...perMillion }],
  ['output_per_million_tokens', { unit: 'outputTokens', ...perMillion }],
  ['per_image', { unit: 'images', ...perOne }],
  ['per_page', { unit: 'pages', ...perOne }],
  ['per_second', { unit: 'seconds', ...perOne }],
  ['per_million_characters', { unit: 'characters', ...perMillion }],
]);

export type PriceReading = { nanoEurPerMillionUnits: bigint } | { fault: string };

const DECIMAL = /^([+-]?)(\d{1,30})(?:\.(\d+))?$/;
const MAX_DECIMALS = 9;

/**
 * A price as it is written in the file (decimal EUR), exactly: the digits are never read as a binary float.
 *
 * @param text the source text, `0.20`
 */
export function readPrice(text: string, field: PriceField): PriceReading {
  const match = DECIMAL.exec(text.trim());
  if (match === null)
    return { fault: 'a price is a decimal number of EUR such as 0.25, without exponent, sign or currency' };
  const [, sign, whole = '', decimals = ''] = match;
  if (sign === '-') return { fault: 'a price cannot be negative' };
  if (decimals.length > MAX_DECIMALS) {
    return { fault: `a price has ${MAX_DECIMALS} decimals at most, since money is counted in nano-euro` };
  }
  const nanoEur = BigInt(whole) * NANO_PER_EUR + BigInt(decimals.padEnd(MAX_DECIMALS, '0'));
  if (nanoEur > field.maxNanoEur) {
    return {
      fault: `no price is above ${field.maxNanoEur / NANO_PER_EUR} EUR here: look at the decimal point and the unit`,
    };
  }
  return { nanoEurPerMillionUnits: field.perUnits === 1 ? nanoEur * MILLION : nanoEur };
}

/** Decimal EUR, for answers alone: the nearest double, so that 200000000n reads 0.2. Never calculate with it. */
export function priceInEur(nanoEur: bigint): number {
  return Number(nanoEur) / Number(NANO_PER_EUR);
}

/** The given prices, with what the others follow from (design §7). */
export function completePrices(given: Partial<Record<PricedUnit, bigint>>): Prices {
  const inputTokens = given.inputTokens ?? 0n;
  const cacheWriteTokens = given.cacheWriteTokens ?? inputTokens;
  return {
    inputTokens,
    cachedInputTokens: given.cachedInputTokens ?? inputTokens,
    cacheWriteTokens,
    cacheWrite1hTokens: given.cacheWrite1hTokens ?? cacheWriteTokens,
    outputTokens: given.outputTokens ?? 0n,
    images: given.images ?? 0n,
    pages: given.pages ?? 0n,
    seconds: given.seconds ?? 0n,
    characters: given.characters ?? 0n,
  };
}
