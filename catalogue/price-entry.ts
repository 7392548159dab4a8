import type { JsonObject } from '../contract/json-object.ts';
import { isRecord } from '../contract/json-object.ts';
import { mappingIn } from './mapping.ts';
import type { PriceSource } from './model.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import type {
  ImagePrice,
  LongInputPrices,
  PricePeriod,
  PriceSchedule,
  PriceSheet,
} from './price-schedule.ts';
import { completePrices, priceFields, readPrice, type PricedUnit } from './price.ts';

/** Where the prices of a model are written: in `gateway.yaml` or in the file of prices that it names. */
export interface WrittenPrices {
  readonly document: LocatedDocument;
  /** The pointer of the model's `prices`. */
  readonly at: string;
  readonly value: unknown;
}

type Given = Partial<Record<PricedUnit, bigint>>;

/** Prices of one entry, with where and what was written. */
export interface PriceEntry {
  readonly at: string;
  readonly written: JsonObject;
  readonly period: PricePeriod;
  /** The stated prices of each processing class and length of the input. */
  readonly stated: readonly Given[];
}

/** The key of a price by the image, which reads as one of `gateway.yaml`. */
const PER_IMAGE = 'per_image';
const TOKEN_KEYS = [...priceFields.keys()].filter((key) => key.endsWith('_per_million_tokens'));

/** Finds the prices of a model. Null: it has none. */
export function writtenPrices(
  document: LocatedDocument,
  priceFile: LocatedDocument | null,
  modelId: string,
): WrittenPrices | null {
  const model = mappingIn(mappingIn(document.data, 'models'), modelId);
  const at = pointerOf('models', modelId, 'prices');
  if (model['prices'] !== undefined) return { document, at, value: model['prices'] };
  if (model['free'] !== undefined || priceFile === null) return null;
  const value = mappingIn(mappingIn(priceFile.data, 'models'), modelId)['prices'];
  return value === undefined ? null : { document: priceFile, at, value };
}

/** Returns what a file of prices says about where they are from. */
export function priceSourceOf({ data }: LocatedDocument): PriceSource {
  const { source, date } = isRecord(data) ? data : {};
  return { name: typeof source === 'string' ? source : null, date: typeof date === 'string' ? date : null };
}

/** Reads the prices of a model from the source text, and reports invalid ones. */
export function priceEntries({ document, at, value }: WrittenPrices): PriceEntry[] {
  const written: unknown[] = Array.isArray(value) ? value : [value];
  return written.map((entry, index) =>
    readEntry(document, Array.isArray(value) ? `${at}/${index}` : at, mappingIn(entry)),
  );
}

/** Returns the schedule of entries that have passed the checks. */
export function scheduleOf(entries: readonly PriceEntry[]): PriceSchedule {
  const [first, ...others] = entries.map(({ period }) => period);
  if (first === undefined) throw new Error('a model without prices passed the check');
  return [{ ...first, validFromMs: -Infinity }, ...others];
}

function readEntry(document: LocatedDocument, at: string, written: JsonObject): PriceEntry {
  const base = readGiven(document, at, written);
  const stated: Given[] = [base];
  const sheetAt = (pointer: string, sheet: JsonObject, given: Given): PriceSheet => {
    const longInputs = Object.keys(mappingIn(sheet, 'above_input_tokens')).map((tokens): LongInputPrices => {
      const there = `${pointer}/above_input_tokens/${tokens}`;
      const prices = mappingIn(sheet['above_input_tokens'], tokens);
      requireSameKeys(document, there, prices, written);
      const long = { ...base, ...readGiven(document, there, prices) };
      stated.push(long);
      return { aboveInputTokens: Number(tokens), prices: completePrices(long) };
    });
    longInputs.sort((one, other) => one.aboveInputTokens - other.aboveInputTokens);
    return { prices: completePrices(given), longInputs };
  };
  const tiers = mappingIn(written, 'service_tiers');
  const serviceTiers = Object.keys(tiers).map((name): [string, PriceSheet] => {
    const there = `${at}/service_tiers${pointerOf(name)}`;
    requireSameKeys(document, there, mappingIn(tiers, name), written);
    const given = { ...base, ...readGiven(document, there, mappingIn(tiers, name)) };
    stated.push(given);
    return [name, sheetAt(there, mappingIn(tiers, name), given)];
  });
  const period = {
    validFromMs: readStart(document, `${at}/valid_from`, written['valid_from']),
    plain: sheetAt(at, written, base),
    serviceTiers: new Map(serviceTiers),
    images: readImages(document, `${at}/per_image_by_size`, written['per_image_by_size'], base),
  };
  if (period.images.length > 0) stated.push({ images: 1n });
  return { at, written, period, stated };
}

/** Prices of a class or of long inputs that left one out would charge it at the plain price by mistake. */
function requireSameKeys(document: LocatedDocument, at: string, prices: JsonObject, plain: JsonObject): void {
  for (const key of TOKEN_KEYS) {
    if (key in plain && !(key in prices))
      document.report(`${at}/${key}`, 'key', `the price '${key}' is missing, which the plain prices have`);
  }
}

function readGiven(document: LocatedDocument, at: string, written: JsonObject): Given {
  const given: Given = {};
  for (const key of Object.keys(written)) {
    const unit = priceFields.get(key)?.unit;
    const price = priceAt(document, at + pointerOf(key), key);
    if (unit === undefined || price === null) continue;
    if (given[unit] !== undefined)
      document.report(at + pointerOf(key), 'key', `there are two prices for the same ${unit}`);
    given[unit] = price;
  }
  return given;
}

/** Reads one price in nano-euro per million units. Null: it is no price, or it was reported. */
function priceAt(document: LocatedDocument, at: string, key: string): bigint | null {
  const field = priceFields.get(key);
  const text = document.textAt(at);
  if (field === undefined || text === undefined) return null;
  const reading = readPrice(text, field);
  if (!('problem' in reading)) return reading.nanoEurPerMillionUnits;
  document.report(at, 'value', reading.problem);
  return null;
}

function readImages(
  document: LocatedDocument,
  at: string,
  written: unknown,
  { images }: Given,
): ImagePrice[] {
  const prices: ImagePrice[] = [];
  const add = (pointer: string, size: string, quality: string | null): void => {
    const price = priceAt(document, pointer, PER_IMAGE);
    if (price !== null) prices.push({ size, quality, price });
  };
  for (const [size, value] of Object.entries(mappingIn(written))) {
    const there = at + pointerOf(size);
    if (!isRecord(value)) add(there, size, null);
    else for (const quality of Object.keys(value)) add(there + pointerOf(quality), size, quality);
  }
  if (prices.length > 0 && images !== undefined) prices.push({ size: null, quality: null, price: images });
  return prices;
}

const START = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/;

function readStart(document: LocatedDocument, at: string, written: unknown): number {
  if (written === undefined) return -Infinity;
  if (typeof written === 'string' && START.test(written)) {
    const time = new Date(written);
    // Of a day that does not exist, such as 31 February, it is another one.
    if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(written.slice(0, 10)))
      return time.getTime();
  }
  document.report(at, 'value', 'this is a date (2026-12-01) or a time in UTC (2026-12-01T08:00:00Z)');
  return -Infinity;
}
