import { decimalText } from './decimal.ts';
import type { CarriedEntry, CarriedSheet, PriceTexts } from './carry-over.ts';
import type { SourceModel } from './source.ts';

/** A model of the file, with what the source says about it. */
export interface ImportedModel {
  id: string;
  source: Pick<SourceModel, 'name' | 'info'>;
  entries: CarriedEntry[];
  notes: string[];
}

export interface ImportFacts {
  source: string;
  date: string;
  currency: string;
  rate: string;
}

/** Writes a file of prices. What was not carried over, and what was completed, is in comments. */
export function priceFileText(facts: ImportFacts, models: readonly ImportedModel[]): string {
  const lines = [
    "# Written by 'gateway prices import'. Prices in EUR, rounded up to nano-euro. Review them before you use them.",
    `source: ${facts.source}`,
    `date: ${facts.date}`,
    `currency: ${facts.currency}`,
    `rate: ${facts.rate}`,
    models.length === 0 ? 'models: {}' : 'models:',
  ];
  for (const { id, source, entries, notes } of models) {
    lines.push(`  ${id}:`, ...notes.map((note) => `    # ${oneLine(note)}`));
    lines.push(`    source_model: ${JSON.stringify(source.name)}`, '    prices:');
    const isList = entries.length > 1;
    for (const entry of entries) {
      const [first = '', ...others] = entryLines(entry);
      if (isList) lines.push(`      - ${first}`, ...others.map((line) => `        ${line}`));
      else lines.push(...[first, ...others].map((line) => `      ${line}`));
    }
    const info = Object.entries(source.info);
    if (info.length > 0) lines.push('    info:', ...info.map(([key, value]) => `      ${key}: ${value}`));
  }
  return `${lines.join('\n')}\n`;
}

/** A comment with names of the source. */
function oneLine(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);
}

function entryLines(entry: CarriedEntry): string[] {
  const lines = entry.validFrom === null ? [] : [`valid_from: ${entry.validFrom}`];
  lines.push(...sheetLines(entry));
  if (entry.images.size > 0) lines.push('per_image_by_size:');
  for (const [size, qualities] of entry.images) {
    const prices = [...qualities].map(([quality, price]) =>
      quality === null ? text(price) : `${quality}: ${text(price)}`,
    );
    const isPlain = qualities.size === 1 && qualities.has(null);
    lines.push(`  ${size}: ${isPlain ? prices.join('') : `{ ${named(qualities, prices)} }`}`);
  }
  if (entry.serviceTiers.size > 0) lines.push('service_tiers:');
  for (const [name, sheet] of entry.serviceTiers)
    lines.push(`  ${name}:`, ...sheetLines(sheet).map((line) => `    ${line}`));
  return lines;
}

/** A price without a quality, beside others with one, is that of the quality `standard`. */
function named(qualities: ReadonlyMap<string | null, bigint>, prices: readonly string[]): string {
  const hasStandard = qualities.has('standard');
  return [...qualities.keys()]
    .map((quality, index) => (quality === null ? `standard: ${prices[index]}` : (prices[index] ?? '')))
    .filter((_price, index) => !(hasStandard && [...qualities.keys()][index] === null))
    .join(', ');
}

function sheetLines({ prices, above }: CarriedSheet): string[] {
  const lines = priceLines(prices);
  if (above.size > 0) lines.push('above_input_tokens:');
  for (const [tokens, long] of above)
    lines.push(`  ${tokens}:`, ...priceLines(long).map((line) => `    ${line}`));
  return lines;
}

function priceLines(prices: PriceTexts): string[] {
  return [...prices].map(([key, price]) => `${key}: ${text(price)}`);
}

function text(nanoEur: bigint): string {
  return decimalText(nanoEur, 9);
}
