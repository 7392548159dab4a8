import type { LocatedDocument } from '../../catalogue/located-document.ts';
import { mappingIn } from '../../catalogue/mapping.ts';
import type { Catalogue, Model } from '../../catalogue/model.ts';
import { priceEntries, scheduleOf, writtenPrices } from '../../catalogue/price-entry.ts';
import { periodAt, type PricePeriod, type PriceSheet } from '../../catalogue/price-schedule.ts';
import { pricedUnits } from '../../catalogue/price.ts';
import { decimalText } from './decimal.ts';

/** What differs between a configured model and the file of prices. */
export interface Difference {
  model: string;
  what: string;
  configured: string;
  file: string;
}

const LIMITS = ['max_input_tokens', 'max_output_tokens', 'deprecation_date'] as const;

/** Compares the prices that are valid now, the limits and the end of each priced model. `missing` are those the file does not have. */
export function comparePrices(
  { models }: Catalogue,
  file: LocatedDocument,
  nowMs: number,
): { differences: Difference[]; missing: string[] } {
  const differences: Difference[] = [];
  const missing: string[] = [];
  for (const model of models.values()) {
    if (model.prices === 'free') continue;
    const listed = mappingIn(mappingIn(file.data, 'models'), model.id);
    const value = listed['prices'];
    if (value === undefined) missing.push(model.id);
    else differences.push(...differencesOf(model, listed, file, nowMs));
  }
  return { differences, missing };
}

function differencesOf(
  model: Model,
  listed: Readonly<Record<string, unknown>>,
  file: LocatedDocument,
  nowMs: number,
): Difference[] {
  const written = writtenPrices(file, null, model.id);
  if (written === null) return [];
  const configured = textsOf(periodAt(model.priceSchedule, nowMs));
  const inFile = textsOf(periodAt(scheduleOf(priceEntries(written)), nowMs));
  const info = mappingIn(listed, 'info');
  for (const limit of LIMITS) {
    // What either side does not say is no difference.
    const [own, other] = [model.info[limit], info[limit]];
    if (own === undefined || (typeof other !== 'string' && typeof other !== 'number')) continue;
    configured.set(limit, String(own));
    inFile.set(limit, String(other));
  }
  const end = info['deprecation_date'];
  if (typeof end === 'string' && model.info.deprecation_date === undefined)
    inFile.set('deprecation_date', end);
  return [...new Set([...configured.keys(), ...inFile.keys()])].flatMap((what) => {
    const [own = '', other = ''] = [configured.get(what), inFile.get(what)];
    return own === other ? [] : [{ model: model.id, what, configured: own, file: other }];
  });
}

/** The prices of a period in EUR, by a path. */
function textsOf({ plain, serviceTiers, images }: PricePeriod): Map<string, string> {
  const texts = new Map<string, string>();
  const addSheet = (path: string, { prices, longInputs }: PriceSheet): void => {
    for (const one of [{ aboveInputTokens: 0, prices }, ...longInputs]) {
      const at = one.aboveInputTokens === 0 ? path : `${path}above ${one.aboveInputTokens} `;
      for (const unit of pricedUnits)
        if (one.prices[unit] > 0n) texts.set(`${at}${unit}`, euros(one.prices[unit]));
    }
  };
  addSheet('', plain);
  for (const [name, sheet] of serviceTiers) addSheet(`${name} `, sheet);
  for (const { size, quality, price } of images)
    if (size !== null) texts.set(['image', size, quality].filter(Boolean).join(' '), euros(price));
  return texts;
}

/** Of a million units, as they are kept. */
function euros(nanoEurPerMillion: bigint): string {
  return `${decimalText(nanoEurPerMillion, 9)} EUR/1m`;
}
