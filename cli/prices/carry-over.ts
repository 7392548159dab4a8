import type { Capability } from '../../catalogue/model.ts';
import { priceFields } from '../../catalogue/price.ts';
import { isGreater, product, proportion, roundedUp, type Decimal } from './decimal.ts';
import {
  isTokenKey,
  keepHighest,
  type KeyedPrices,
  type SourceEntry,
  type SourceModel,
  type SourceSheet,
} from './source.ts';

/** Prices in nano-euro, by the keys of `gateway.yaml`. */
export type PriceTexts = Map<string, bigint>;

export interface CarriedSheet {
  prices: PriceTexts;
  above: Map<number, PriceTexts>;
}

export interface CarriedEntry extends CarriedSheet {
  validFrom: string | null;
  serviceTiers: Map<string, CarriedSheet>;
  images: Map<string, Map<string | null, bigint>>;
}

const INPUT = 'input_per_million_tokens';
const OUTPUT = 'output_per_million_tokens';
const NANO_DECIMALS = 9;
const KEYS = [...priceFields.keys()];
/** Keys that charge the same as tokens. A model that has both is charged by tokens. */
const INSTEAD_OF_TOKENS = ['per_second', 'per_minute', 'per_million_characters', 'per_image', 'per_page'];

/** Carries the prices of a model over to EUR. The notes say what is left out or completed. */
export function carryOver(
  { entries, omitted }: SourceModel,
  mode: Capability,
  rate: Decimal,
): { entries: CarriedEntry[]; notes: string[] } {
  const notes = new Set(omitted.map((what) => `not carried over: ${what}`));
  const carried = entries
    .filter(({ prices, images }) => prices.size + images.length > 0)
    .map((entry) => carryEntry(entry, mode, rate, notes));
  return { entries: carried, notes: [...notes] };
}

function carryEntry(entry: SourceEntry, mode: Capability, rate: Decimal, notes: Set<string>): CarriedEntry {
  const plain = plainPrices(entry, mode, notes);
  const toEur = (prices: KeyedPrices): PriceTexts =>
    new Map(
      KEYS.flatMap((key) => {
        const price = prices.get(key);
        return price === undefined ? [] : [[key, roundedUp(product(price, rate), NANO_DECIMALS)] as const];
      }),
    );
  const completed = (sheet: SourceSheet, name: string): CarriedSheet => ({
    prices: toEur(completedPrices(sheet.prices, plain, name, notes)),
    above: new Map(
      [...sheet.above]
        .filter(([tokens, prices]) => isUsable(prices, plain, `${name} above ${tokens} tokens`, notes))
        .map(([tokens, prices]) => [
          tokens,
          toEur(completedPrices(prices, plain, `${name} above ${tokens} tokens`, notes)),
        ]),
    ),
  });
  const serviceTiers = [...entry.serviceTiers].filter(([name, { prices }]) =>
    isUsable(prices, plain, name, notes),
  );
  const images = new Map<string, Map<string | null, bigint>>();
  if (!plain.has(OUTPUT)) {
    for (const { size, quality, price } of entry.images) {
      const qualities = images.get(size) ?? new Map<string | null, bigint>();
      images.set(size, qualities.set(quality, roundedUp(product(price, rate), NANO_DECIMALS)));
    }
  } else if (entry.images.length > 0)
    notes.add('not carried over: prices by the size of an image, beside those of its tokens');
  return {
    validFrom: entry.validFrom,
    ...completed({ prices: plain, above: entry.above }, 'plain'),
    serviceTiers: new Map(serviceTiers.map(([name, sheet]) => [name, completed(sheet, name)])),
    images,
  };
}

/** Returns the prices that a model of this mode has, without those that charge the same twice. */
function plainPrices({ prices }: SourceSheet, mode: Capability, notes: Set<string>): KeyedPrices {
  const kept: KeyedPrices = new Map(prices);
  const hasTokens = kept.has(INPUT) || kept.has(OUTPUT);
  const isOfTokens = !['ocr', 'rerank'].includes(mode);
  for (const key of prices.keys()) {
    const isDouble = hasTokens && isOfTokens && INSTEAD_OF_TOKENS.includes(key);
    if (isDouble) notes.add(`not carried over: ${key}, beside the prices of tokens`);
    if (isDouble) kept.delete(key);
  }
  const audio = kept.get('audio_output_per_million_tokens');
  // Speech has no other output.
  if (mode === 'speech' && audio !== undefined) keepHighest(kept, OUTPUT, audio);
  return kept;
}

function isUsable(prices: KeyedPrices, plain: KeyedPrices, name: string, notes: Set<string>): boolean {
  const hasTokens = plain.has(INPUT) || plain.has(OUTPUT);
  const isWhole = hasTokens && [INPUT, OUTPUT].every((key) => !plain.has(key) || prices.has(key));
  if (!isWhole) notes.add(`not carried over: the prices of '${name}', which are incomplete`);
  return isWhole;
}

/**
 * Adds the token prices that the plain list has and this one lacks: the plain price, or where input is dearer here, dearer by the
 * same factor. It is rather too high than too low.
 */
function completedPrices(
  prices: KeyedPrices,
  plain: KeyedPrices,
  name: string,
  notes: Set<string>,
): KeyedPrices {
  const all: KeyedPrices = new Map([...prices].filter(([key]) => isTokenKey(key) || prices === plain));
  const [input, plainInput] = [prices.get(INPUT), plain.get(INPUT)];
  for (const [key, price] of plain) {
    if (!isTokenKey(key) || all.has(key)) continue;
    const isDearer = input !== undefined && plainInput !== undefined && isGreater(input, plainInput);
    all.set(key, isDearer ? proportion(price, input, plainInput) : price);
    notes.add(`completed: ${key} of '${name}', which the source does not have`);
  }
  return all;
}
