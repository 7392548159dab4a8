import type { Capability } from '../../catalogue/model.ts';
import { isGreater, product, powerOfTen, readDecimal, type Decimal } from './decimal.ts';

/** Prices by the keys of `gateway.yaml`, in the currency of the source. */
export type KeyedPrices = Map<string, Decimal>;

/** The prices of a processing class. */
export interface SourceSheet {
  prices: KeyedPrices;
  /** By the number of input tokens above which they apply. */
  above: Map<number, KeyedPrices>;
}

export interface SourceEntry extends SourceSheet {
  /** A date; null: always. */
  validFrom: string | null;
  serviceTiers: Map<string, SourceSheet>;
  images: { size: string; quality: string | null; price: Decimal }[];
}

/** What a source says about a model. */
export interface SourceModel {
  name: string;
  entries: SourceEntry[];
  info: { max_input_tokens?: number; max_output_tokens?: number; deprecation_date?: string };
  /** What could not be carried over. */
  omitted: string[];
}

/** A configured model at one of its deployments. */
export interface Wanted {
  kind: string;
  /** The name at the backend. */
  model: string;
  mode: Capability;
}

/** Finds a model by the names that it may have in a source, or by the one that the operator gave. */
export type FindModel = (wanted: Wanted, name: string | null) => SourceModel | null;

/** Opens a source. Null: the file is none of this form. */
export type OpenSource = (data: unknown) => FindModel | null;

export function emptySheet(): SourceSheet {
  return { prices: new Map(), above: new Map() };
}

export function emptyEntry(validFrom: string | null = null): SourceEntry {
  return { ...emptySheet(), validFrom, serviceTiers: new Map(), images: [] };
}

/** Reads a price and multiplies it by a power of ten. Null for zero, negative numbers and others than numbers. */
export function readPriceOf(value: unknown, power: number): Decimal | null {
  const price = readDecimal(value);
  return price === null || price.digits <= 0n ? null : product(price, powerOfTen(power));
}

/** Keeps the higher of two prices of one key. */
export function keepHighest(prices: KeyedPrices, key: string, price: Decimal): void {
  const known = prices.get(key);
  if (known === undefined || isGreater(price, known)) prices.set(key, price);
}

/** Reads a whole number above zero. */
export function readTokens(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,12}(\.0+)?$/.test(value) ? Number(value) : 0;
  return count > 0 ? count : undefined;
}

/** Reads the limits and the last day of a model, where the list has them. */
export function readInfo(maxInput: unknown, maxOutput?: unknown, lastDay?: unknown): SourceModel['info'] {
  const [input, output, date] = [readTokens(maxInput), readTokens(maxOutput), readDate(lastDay)];
  return {
    ...(input === undefined ? {} : { max_input_tokens: input }),
    ...(output === undefined ? {} : { max_output_tokens: output }),
    ...(date === undefined ? {} : { deprecation_date: date }),
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function readDate(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return DATE.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The prices of tokens. All other keys are of pieces. */
export function isTokenKey(key: string): boolean {
  return key.endsWith('_per_million_tokens');
}
