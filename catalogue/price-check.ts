import type { JsonObject } from '../contract/json-object.ts';
import { capabilitiesIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';
import type { Capability } from './model.ts';
import { priceEntries, writtenPrices, type PriceEntry, type WrittenPrices } from './price-entry.ts';
import { priceMultipliersOf } from './price-multipliers.ts';
import { completePrices, type PricedUnit } from './price.ts';

/** The price keys that a model with the capability needs: one of each group. */
const NEEDED: Readonly<Record<Capability, readonly (readonly string[])[]>> = {
  chat: [['input_per_million_tokens'], ['output_per_million_tokens']],
  embedding: [['input_per_million_tokens']],
  rerank: [['input_per_million_tokens', 'per_thousand_searches']],
  classification: [['input_per_million_tokens']],
  decision: [['input_per_million_tokens']],
  speech: [['per_million_characters', 'per_second', 'per_minute', 'input_per_million_tokens']],
  transcription: [['per_second', 'per_minute', 'input_per_million_tokens']],
  image_generation: [['per_image', 'per_image_by_size', 'output_per_million_tokens']],
  image_variation: [['per_image', 'per_image_by_size', 'output_per_million_tokens']],
  ocr: [['per_page', 'input_per_million_tokens']],
};

interface Bound {
  section: 'info' | 'limits';
  /** The key that bounds the use of the unit by one request. */
  key: string;
  name: string;
}

const INPUT = { section: 'info', key: 'max_input_tokens', name: 'input tokens' } as const;
const OUTPUT = { section: 'info', key: 'max_output_tokens', name: 'output tokens' } as const;

const BOUNDS: Readonly<Record<PricedUnit, Bound>> = {
  inputTokens: INPUT,
  cachedInputTokens: INPUT,
  cacheWriteTokens: INPUT,
  cacheWrite1hTokens: INPUT,
  audioInputTokens: INPUT,
  outputTokens: OUTPUT,
  reasoningTokens: OUTPUT,
  audioOutputTokens: OUTPUT,
  images: { section: 'limits', key: 'max_images', name: 'images' },
  pages: { section: 'limits', key: 'max_pages', name: 'pages' },
  seconds: { section: 'limits', key: 'max_seconds', name: 'seconds' },
  characters: { section: 'limits', key: 'max_characters', name: 'characters' },
  searches: { section: 'limits', key: 'max_searches', name: 'searches' },
};

/** Reports invalid and missing prices, and priced units without a bound. */
export function checkPrices(
  document: LocatedDocument,
  priceFile: LocatedDocument | null,
  nowMs: number,
): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    const multipliers = priceMultipliersOf(document, id);
    const written = writtenPrices(document, priceFile, id);
    if (written === null) {
      if (!('free' in model)) reportMissing(document, priceFile, id);
      continue;
    }
    if (typeof written.value !== 'object' || written.value === null) continue;
    if (Object.keys(written.value).length === 0) continue;
    const entries = priceEntries(written);
    checkStarts(written, entries, nowMs);
    for (const entry of entries) {
      checkNeeded(written, entry, model);
      checkPlausible(written, entry);
      checkBounds(document, id, model, entry);
      for (const name of entry.period.serviceTiers.keys())
        if (multipliers.service_tier.has(name))
          written.document.report(
            `${entry.at}/service_tiers${pointerOf(name)}`,
            'key',
            `'price_multipliers' has this service tier too`,
          );
    }
  }
}

function reportMissing(document: LocatedDocument, priceFile: LocatedDocument | null, id: string): void {
  const at = pointerOf('models', id);
  const message = "a model has either prices or 'free: true'";
  if (priceFile === null) document.report(at, 'key', message);
  else document.report(at, 'key', `${message}, and the file of prices has no entry for this one`);
}

/** Reports entries out of order, and a first one that is not yet valid. */
function checkStarts({ document }: WrittenPrices, entries: readonly PriceEntry[], nowMs: number): void {
  let previousMs = -Infinity;
  entries.forEach(({ at, period: { validFromMs } }, index) => {
    if (index === 0 && validFromMs > nowMs)
      document.report(
        `${at}/valid_from`,
        'value',
        'no price is valid before this time',
        'put the present prices first',
      );
    if (index > 0 && validFromMs <= previousMs)
      document.report(`${at}/valid_from`, 'value', "each entry after the first has a later 'valid_from'");
    previousMs = validFromMs;
  });
}

function checkNeeded({ document }: WrittenPrices, { at, written }: PriceEntry, model: JsonObject): void {
  const capabilities = capabilitiesIn(model);
  for (const [capability, groups] of Object.entries(NEEDED)) {
    if (!capabilities.has(capability)) continue;
    for (const group of groups) {
      if (group.some((key) => key in written)) continue;
      const suggestion = group.length > 1 ? `or one of ${group.slice(1).join(', ')}` : undefined;
      document.report(
        `${at}/${group[0]}`,
        'key',
        `the price '${group[0]}' is missing, which the capability '${capability}' needs`,
        suggestion,
      );
    }
  }
}

function checkPlausible({ document }: WrittenPrices, { at, stated }: PriceEntry): void {
  const all = stated.flatMap((given) => Object.values(given));
  if (all.length > 0 && all.every((price) => price === 0n)) {
    document.report(
      at,
      'key',
      'all prices are zero',
      "a model that costs nothing says 'free: true' in place of prices",
    );
  }
  for (const given of stated) {
    const { inputTokens, cachedInputTokens } = completePrices(given);
    if (given.inputTokens === undefined || cachedInputTokens <= inputTokens) continue;
    const cachedAt = `${at}/cached_input_per_million_tokens`;
    document.report(cachedAt, 'value', 'cached input costs more than input', 'are the two exchanged?');
  }
}

function checkBounds(document: LocatedDocument, id: string, model: JsonObject, { stated }: PriceEntry): void {
  for (const given of stated) {
    // The keys of the prices are units.
    for (const unit of Object.keys(given) as PricedUnit[]) {
      const { section, key, name } = BOUNDS[unit];
      if (given[unit] === 0n || key in mappingIn(model, section)) continue;
      const message = `the model has a price for ${name}, but nothing bounds how many one request can use`;
      document.report(
        pointerOf('models', id, section, key),
        'key',
        message,
        `add '${key}' under '${section}'`,
      );
    }
  }
}
