/** The units of prices. */
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
  'audioInputTokens',
  'reasoningTokens',
  'audioOutputTokens',
  'searches',
] as const;

export type PricedUnit = (typeof pricedUnits)[number];

/**
 * Integer nano-euro per million units. A unit without a price costs nothing, except tokens of a special kind, which cost as other
 * input or output. `cacheWrite1hTokens` are kept for an hour or longer, `cacheWriteTokens` for less.
 */
export type Prices = Readonly<Record<PricedUnit, bigint>>;

export interface PriceField {
  unit: PricedUnit;
  /** The number of units that the price in the file is for. */
  perUnits: 1 | 60 | 1_000 | 1_000_000;
  /** A price above it is far too high: probably a misplaced decimal point or another unit. */
  maxNanoEur: bigint;
}

const NANO_PER_EUR = 1_000_000_000n;
const MILLION = 1_000_000n;

const perMillion = { perUnits: 1_000_000, maxNanoEur: 100_000n * NANO_PER_EUR } as const;
const perOne = { perUnits: 1, maxNanoEur: 1_000n * NANO_PER_EUR } as const;
const perMinute = { perUnits: 60, maxNanoEur: 1_000n * NANO_PER_EUR } as const;
const perThousand = { perUnits: 1_000, maxNanoEur: 100_000n * NANO_PER_EUR } as const;

/** The price keys of `gateway.yaml`. */
export const priceFields: ReadonlyMap<string, PriceField> = new Map([
  ['input_per_million_tokens', { unit: 'inputTokens', ...perMillion }],
  ['cached_input_per_million_tokens', { unit: 'cachedInputTokens', ...perMillion }],
  ['cache_write_per_million_tokens', { unit: 'cacheWriteTokens', ...perMillion }],
  ['cache_write_1h_per_million_tokens', { unit: 'cacheWrite1hTokens', ...perMillion }],
  ['audio_input_per_million_tokens', { unit: 'audioInputTokens', ...perMillion }],
  ['output_per_million_tokens', { unit: 'outputTokens', ...perMillion }],
  ['reasoning_per_million_tokens', { unit: 'reasoningTokens', ...perMillion }],
  ['audio_output_per_million_tokens', { unit: 'audioOutputTokens', ...perMillion }],
  ['per_image', { unit: 'images', ...perOne }],
  ['per_page', { unit: 'pages', ...perOne }],
  ['per_second', { unit: 'seconds', ...perOne }],
  ['per_minute', { unit: 'seconds', ...perMinute }],
  ['per_thousand_searches', { unit: 'searches', ...perThousand }],
  ['per_million_characters', { unit: 'characters', ...perMillion }],
]);

export type PriceReading = { nanoEurPerMillionUnits: bigint } | { problem: string };

const DECIMAL = /^([+-]?)(\d{1,30})(?:\.(\d+))?$/;
const MAX_DECIMALS = 9;

/**
 * Reads a price in decimal EUR exactly, without a binary float.
 *
 * @param text the source text, such as `0.20`
 */
export function readPrice(text: string, field: PriceField): PriceReading {
  const match = DECIMAL.exec(text.trim());
  if (match === null)
    return { problem: 'a price is a decimal number of EUR such as 0.25, without exponent, sign or currency' };
  const [, sign, whole = '', decimals = ''] = match;
  if (sign === '-') return { problem: 'a price cannot be negative' };
  if (decimals.length > MAX_DECIMALS) {
    return { problem: `a price has ${MAX_DECIMALS} decimals at most, since money is counted in nano-euro` };
  }
  const nanoEur = BigInt(whole) * NANO_PER_EUR + BigInt(decimals.padEnd(MAX_DECIMALS, '0'));
  if (nanoEur > field.maxNanoEur) {
    return {
      problem: `a price here must not exceed ${field.maxNanoEur / NANO_PER_EUR} EUR: check the decimal point and the unit`,
    };
  }
  const perUnits = BigInt(field.perUnits);
  // Only the price of a minute may not divide evenly. It is rounded up.
  return { nanoEurPerMillionUnits: (nanoEur * MILLION + perUnits - 1n) / perUnits };
}

/**
 * Converts to decimal EUR for responses: the nearest double, so that 200000000n becomes 0.2. Must not be used
 * in calculations.
 */
export function priceInEur(nanoEur: bigint): number {
  return Number(nanoEur) / Number(NANO_PER_EUR);
}

/** Completes the given prices with those that follow from them. */
export function completePrices(given: Partial<Record<PricedUnit, bigint>>): Prices {
  const inputTokens = given.inputTokens ?? 0n;
  const cacheWriteTokens = given.cacheWriteTokens ?? inputTokens;
  const outputTokens = given.outputTokens ?? 0n;
  return {
    inputTokens,
    cachedInputTokens: given.cachedInputTokens ?? inputTokens,
    cacheWriteTokens,
    cacheWrite1hTokens: given.cacheWrite1hTokens ?? cacheWriteTokens,
    outputTokens,
    images: given.images ?? 0n,
    pages: given.pages ?? 0n,
    seconds: given.seconds ?? 0n,
    characters: given.characters ?? 0n,
    audioInputTokens: given.audioInputTokens ?? inputTokens,
    reasoningTokens: given.reasoningTokens ?? outputTokens,
    audioOutputTokens: given.audioOutputTokens ?? outputTokens,
    searches: given.searches ?? 0n,
  };
}

/** Returns the prices from which `completePrices` derives the others. */
export function statedPrices(prices: Prices): Partial<Record<PricedUnit, bigint>> {
  const stated: Partial<Record<PricedUnit, bigint>> = {};
  // A price is derived only from those of units before it.
  for (const unit of pricedUnits)
    if (completePrices(stated)[unit] !== prices[unit]) stated[unit] = prices[unit];
  return stated;
}
