import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { product, readDecimal } from './decimal.ts';
import {
  emptyEntry,
  emptySheet,
  keepHighest,
  readInfo,
  readPriceOf,
  type OpenSource,
  type SourceEntry,
  type SourceModel,
  type SourceSheet,
  type Wanted,
} from './source.ts';

/** How a price of the file is written in `gateway.yaml`, and the power of ten between their units. */
const KEYS: ReadonlyMap<string, readonly [key: string, power: number]> = new Map([
  ['input_cost_per_token', ['input_per_million_tokens', 6]],
  ['output_cost_per_token', ['output_per_million_tokens', 6]],
  ['cache_read_input_token_cost', ['cached_input_per_million_tokens', 6]],
  ['cache_creation_input_token_cost', ['cache_write_per_million_tokens', 6]],
  ['cache_creation_input_token_cost_above_1hr', ['cache_write_1h_per_million_tokens', 6]],
  ['input_cost_per_audio_token', ['audio_input_per_million_tokens', 6]],
  ['output_cost_per_reasoning_token', ['reasoning_per_million_tokens', 6]],
  ['output_cost_per_audio_token', ['audio_output_per_million_tokens', 6]],
  ['input_cost_per_character', ['per_million_characters', 6]],
  ['input_cost_per_second', ['per_second', 0]],
  ['output_cost_per_second', ['per_second', 0]],
  ['ocr_cost_per_page', ['per_page', 0]],
  ['input_cost_per_image', ['per_image', 0]],
  ['output_cost_per_image', ['per_image', 0]],
  ['input_cost_per_query', ['per_thousand_searches', 3]],
]);

/** For models that draw, whose tokens are those of images. */
const IMAGE_KEYS: ReadonlyMap<string, readonly [key: string, power: number]> = new Map([
  ['input_cost_per_image_token', ['input_per_million_tokens', 6]],
  ['output_cost_per_image_token', ['output_per_million_tokens', 6]],
]);

const FIELD = /^(\w+?)(?:_above_(\d+)k_tokens)?(?:_(priority|flex|batches|balanced|ultrafast))?$/;
const IS_PRICE = /cost|pricing|uplift/;

/** How LiteLLM names the models of each kind of backend: by the name alone, or with a prefix. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  azure: ['azure/', 'azure_ai/', ''],
  gemini: ['gemini/'],
  vertex: ['vertex_ai/', ''],
  bedrock: ['', 'bedrock/'],
  cohere: ['', 'cohere/'],
  jina: ['jina_ai/', ''],
  mistral: ['mistral/'],
  groq: ['groq/'],
  openrouter: ['openrouter/'],
};

/** Opens LiteLLM's `model_prices_and_context_window.json`. */
export const openLitellm: OpenSource = (data) => {
  if (!isRecord(data) || !Object.values(data).some((one) => isRecord(one) && 'litellm_provider' in one))
    return null;
  return (wanted, given) => {
    const names =
      given === null ? (PREFIXES[wanted.kind] ?? ['']).map((prefix) => prefix + wanted.model) : [given];
    for (const name of names) {
      const images = wanted.mode.startsWith('image') ? imagesOf(data, name) : [];
      const listed = Object.hasOwn(data, name) ? data[name] : undefined;
      if (isRecord(listed)) return readModel(name, listed, images, wanted);
      if (images.length > 0) return readModel(name, images[0]?.fields ?? {}, images, wanted);
    }
    return null;
  };
};

interface ImageFields {
  size: string;
  quality: string | null;
  fields: JsonObject;
}

/** Finds names such as `high/1024-x-1024/gpt-image-1`. */
function imagesOf(data: JsonObject, name: string): ImageFields[] {
  return Object.entries(data).flatMap(([listed, fields]) => {
    if (!listed.endsWith(`/${name}`) || !isRecord(fields)) return [];
    const match = /^(?:([a-z]+)\/)?(\d+)-x-(\d+)$/.exec(listed.slice(0, -name.length - 1));
    return match === null ? [] : [{ size: `${match[2]}x${match[3]}`, quality: match[1] ?? null, fields }];
  });
}

function readModel(
  name: string,
  fields: JsonObject,
  images: readonly ImageFields[],
  { mode }: Wanted,
): SourceModel {
  const entry = emptyEntry();
  const omitted: string[] = [];
  const isImage = mode.startsWith('image');
  for (const [field, value] of Object.entries(fields)) {
    if (IS_PRICE.test(field) && !readField(entry, field, value, isImage) && isStated(value))
      omitted.push(field);
  }
  for (const { size, quality, fields: listed } of images) {
    const perPixel = readPriceOf(listed['input_cost_per_pixel'], 0);
    const pixels = readDecimal(String(size.split('x').reduce((area, side) => area * Number(side), 1)));
    const price =
      readPriceOf(listed['input_cost_per_image'] ?? listed['output_cost_per_image'], 0) ??
      (perPixel === null || pixels === null ? null : product(perPixel, pixels));
    if (price !== null) entry.images.push({ size, quality, price });
  }
  const { max_input_tokens: input, max_output_tokens: output, deprecation_date: date } = fields;
  const info = readInfo(input, output, date);
  return { name, entries: [entry], info, omitted };
}

/** Reads a price of the file. False: it has no place in `gateway.yaml`. */
function readField(entry: SourceEntry, field: string, value: unknown, isImage: boolean): boolean {
  if (field === 'search_context_cost_per_query' && isRecord(value)) {
    // The size of the context is a choice of the request. The highest price is never too low.
    for (const one of Object.values(value)) addPrice(entry, 'per_thousand_searches', one, 3);
    return true;
  }
  const [, base = '', above, tier] = FIELD.exec(field) ?? [];
  const found = KEYS.get(base) ?? (isImage ? IMAGE_KEYS.get(base) : undefined);
  if (found === undefined) return false;
  let sheet: SourceSheet = entry;
  if (tier !== undefined) {
    const name = tier === 'batches' ? 'batch' : tier;
    sheet = entry.serviceTiers.get(name) ?? emptySheet();
    entry.serviceTiers.set(name, sheet);
  }
  if (above === undefined) return addPrice(sheet, found[0], value, found[1]);
  const tokens = Number(above) * 1_000;
  const prices = sheet.above.get(tokens) ?? new Map();
  sheet.above.set(tokens, prices);
  return addPrice({ prices }, found[0], value, found[1]);
}

function addPrice(
  { prices }: Pick<SourceSheet, 'prices'>,
  key: string,
  value: unknown,
  power: number,
): boolean {
  const price = readPriceOf(value, power);
  if (price !== null) keepHighest(prices, key, price);
  return price !== null;
}

function isStated(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value) || (typeof value === 'string' && Number(value) !== 0);
}
