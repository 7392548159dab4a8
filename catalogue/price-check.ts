import type { JsonObject } from '../contract/json-object.ts';
import { capabilitiesIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import type { Capability } from './model.ts';
import { priceMultipliersOf } from './price-multipliers.ts';
import { completePrices, priceFields, readPrice, type PricedUnit, type Prices } from './price.ts';

/** The price keys that a model with the capability needs: one of each group. */
const NEEDED: Readonly<Record<Capability, readonly (readonly string[])[]>> = {
  chat: [['input_per_million_tokens'], ['output_per_million_tokens']],
  embedding: [['input_per_million_tokens']],
  rerank: [['input_per_million_tokens']],
  classification: [['input_per_million_tokens']],
  decision: [['input_per_million_tokens']],
  speech: [['per_million_characters', 'per_second', 'input_per_million_tokens']],
  transcription: [['per_second', 'input_per_million_tokens']],
  image_generation: [['per_image', 'output_per_million_tokens']],
  image_variation: [['per_image', 'output_per_million_tokens']],
  ocr: [['per_page', 'input_per_million_tokens']],
};

/** The keys that bound the use of a priced unit by one request. */
const BOUNDS: readonly { unit: PricedUnit; section: 'info' | 'limits'; key: string }[] = [
  { unit: 'inputTokens', section: 'info', key: 'max_input_tokens' },
  { unit: 'cachedInputTokens', section: 'info', key: 'max_input_tokens' },
  { unit: 'cacheWriteTokens', section: 'info', key: 'max_input_tokens' },
  { unit: 'cacheWrite1hTokens', section: 'info', key: 'max_input_tokens' },
  { unit: 'outputTokens', section: 'info', key: 'max_output_tokens' },
  { unit: 'images', section: 'limits', key: 'max_images' },
  { unit: 'pages', section: 'limits', key: 'max_pages' },
  { unit: 'seconds', section: 'limits', key: 'max_seconds' },
  { unit: 'characters', section: 'limits', key: 'max_characters' },
];

/** Reads the prices of a model from the source text, and reports invalid ones. */
export function pricesOf(document: LocatedDocument, modelId: string): Partial<Record<PricedUnit, bigint>> {
  const given: Partial<Record<PricedUnit, bigint>> = {};
  const written = mappingIn(mappingIn(mappingIn(document.data, 'models'), modelId), 'prices');
  for (const key of Object.keys(written)) {
    const at = pointerOf('models', modelId, 'prices', key);
    const field = priceFields.get(key);
    const text = document.textAt(at);
    if (field === undefined || text === undefined) continue;
    const reading = readPrice(text, field);
    if ('problem' in reading) document.report(at, 'value', reading.problem);
    else given[field.unit] = reading.nanoEurPerMillionUnits;
  }
  return given;
}

/** Reports invalid and missing prices, and priced units without a bound. */
export function checkPrices(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    priceMultipliersOf(document, id);
    if (typeof model['prices'] !== 'object' || model['prices'] === null) continue;
    if (Object.keys(model['prices']).length === 0) continue;
    const given = pricesOf(document, id);
    checkNeeded(document, id, model);
    checkPlausible(document, id, given);
    checkBounds(document, id, model, given);
  }
}

function checkNeeded(document: LocatedDocument, id: string, model: JsonObject): void {
  const prices = mappingIn(model, 'prices');
  const capabilities = capabilitiesIn(model);
  for (const [capability, groups] of Object.entries(NEEDED)) {
    if (!capabilities.has(capability)) continue;
    for (const group of groups) {
      if (group.some((key) => key in prices)) continue;
      const at = pointerOf('models', id, 'prices', group[0] ?? '');
      const suggestion = group.length > 1 ? `or one of ${group.slice(1).join(', ')}` : undefined;
      document.report(
        at,
        'key',
        `the price '${group[0]}' is missing, which the capability '${capability}' needs`,
        suggestion,
      );
    }
  }
}

function checkPlausible(document: LocatedDocument, id: string, given: Partial<Prices>): void {
  const at = pointerOf('models', id, 'prices');
  const all = Object.values(given);
  if (all.length > 0 && all.every((price) => price === 0n)) {
    document.report(
      at,
      'key',
      'all prices are zero',
      "a model that costs nothing says 'free: true' in place of prices",
    );
  }
  const { inputTokens, cachedInputTokens } = completePrices(given);
  if (given.inputTokens !== undefined && cachedInputTokens > inputTokens) {
    const cachedAt = `${at}/cached_input_per_million_tokens`;
    document.report(cachedAt, 'value', 'cached input costs more than input', 'are the two exchanged?');
  }
}

function checkBounds(document: LocatedDocument, id: string, model: JsonObject, given: Partial<Prices>): void {
  for (const { unit, section, key } of BOUNDS) {
    if ((given[unit] ?? 0n) === 0n || key in mappingIn(model, section)) continue;
    const suggestion = `add '${key}' under '${section}'`;
    const message = `the model has a price for ${UNIT_NAMES[unit]}, but nothing bounds how many one request can use`;
    document.report(pointerOf('models', id, section, key), 'key', message, suggestion);
  }
}

const UNIT_NAMES: Readonly<Record<PricedUnit, string>> = {
  inputTokens: 'input tokens',
  cachedInputTokens: 'input tokens',
  cacheWriteTokens: 'input tokens',
  cacheWrite1hTokens: 'input tokens',
  outputTokens: 'output tokens',
  images: 'images',
  pages: 'pages',
  seconds: 'seconds',
  characters: 'characters',
};
