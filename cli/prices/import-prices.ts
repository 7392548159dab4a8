import { parsePriceFile } from '../../catalogue/price-file.ts';
import { priceEntries, writtenPrices } from '../../catalogue/price-entry.ts';
import { problemLine } from '../../catalogue/configuration-error.ts';
import { carryOver } from './carry-over.ts';
import type { ConfiguredModel } from './configured-models.ts';
import type { Decimal } from './decimal.ts';
import { openGenaiPrices } from './genai-prices.ts';
import { openLitellm } from './litellm.ts';
import { openOpenrouter } from './openrouter.ts';
import { priceFileText, type ImportedModel, type ImportFacts } from './price-file-text.ts';
import type { FindModel, OpenSource } from './source.ts';

export const sources = ['genai-prices', 'litellm', 'openrouter'] as const;
export type SourceName = (typeof sources)[number];

const OPENERS: Readonly<Record<SourceName, OpenSource>> = {
  'genai-prices': openGenaiPrices,
  litellm: openLitellm,
  openrouter: openOpenrouter,
};

/** Opens a file of a source. Null: it is none of that form. */
export function openSource(source: SourceName, text: string): FindModel | null {
  try {
    return OPENERS[source](parseExactly(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Parses JSON with its numbers as they are written, since a double has lost digits. */
function parseExactly(text: string): unknown {
  const reviver = (_key: string, value: unknown, { source }: { source?: string } = {}): unknown =>
    typeof value === 'number' ? (source ?? String(value)) : value;
  return JSON.parse(text, reviver);
}

export interface Import {
  text: string;
  models: ImportedModel[];
  /** Ids of models that the source does not have. */
  missing: string[];
  /** What the gateway would refuse in the text. */
  problems: string[];
}

/**
 * Carries the prices of the configured models over from a source.
 *
 * @param names the names in the source that the operator gave, by the id of a model
 */
export function importPrices(
  configured: readonly ConfiguredModel[],
  find: FindModel,
  names: ReadonlyMap<string, string>,
  facts: ImportFacts & { exactRate: Decimal },
): Import {
  const models: ImportedModel[] = [];
  const missing: string[] = [];
  for (const { id, deployments } of configured) {
    const name = names.get(id) ?? null;
    const found = deployments.flatMap((one) => {
      const model = find(one, name);
      return model === null ? [] : [{ model, mode: one.mode }];
    });
    const [first] = found;
    if (first === undefined) {
      missing.push(id);
      continue;
    }
    const { entries, notes } = carryOver(first.model, first.mode, facts.exactRate);
    const others = new Set(found.map(({ model }) => model.name));
    others.delete(first.model.name);
    // A model has one list of prices, also where its deployments are different models of the source.
    for (const other of others) notes.push(`not carried over: the prices of its deployment ${other}`);
    if (entries.length === 0) missing.push(id);
    else models.push({ id, source: first.model, entries, notes });
  }
  const text = priceFileText(facts, models);
  return { text, models, missing, problems: problemsOf(text, models) };
}

function problemsOf(text: string, models: readonly ImportedModel[]): string[] {
  const file = parsePriceFile('prices.yaml', text, {});
  const empty = parsePriceFile('gateway.yaml', '{ models: {} }', {});
  for (const { id } of models) {
    const written = writtenPrices(empty, file, id);
    if (written !== null) priceEntries(written);
  }
  return file.problems.map(problemLine);
}
