import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import {
  emptyEntry,
  readInfo,
  readPriceOf,
  readTokens,
  type OpenSource,
  type SourceEntry,
  type SourceModel,
} from './source.ts';

/** How a price of the file is written in `gateway.yaml`. Its units are a million tokens and a thousand pieces. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['input_mtok', 'input_per_million_tokens'],
  ['output_mtok', 'output_per_million_tokens'],
  ['cache_read_mtok', 'cached_input_per_million_tokens'],
  ['cache_write_mtok', 'cache_write_per_million_tokens'],
  ['cache_write_5m_mtok', 'cache_write_per_million_tokens'],
  ['cache_write_1h_mtok', 'cache_write_1h_per_million_tokens'],
  ['input_audio_mtok', 'audio_input_per_million_tokens'],
  ['output_audio_mtok', 'audio_output_per_million_tokens'],
  ['output_reasoning_mtok', 'reasoning_per_million_tokens'],
  ['web_searches_kcount', 'per_thousand_searches'],
]);

/** The ids of providers by the kind of backend. Others have the kind's own name. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gemini: ['google'],
  vertex: ['google', 'anthropic'],
  bedrock: ['aws'],
};

/** Opens the `data.json` of genai-prices, a list of providers. */
export const openGenaiPrices: OpenSource = (data) => {
  const providers = Array.isArray(data) ? data.filter(isRecord) : [];
  if (!providers.some(({ models }) => Array.isArray(models))) return null;
  return ({ kind, model }, given) => {
    const [provider, ...rest] = (given ?? '').split('/');
    const ids = given === null ? (PROVIDERS[kind] ?? [kind]) : [provider];
    const name = (given === null ? model : rest.join('/')).toLowerCase();
    for (const { id, models } of providers) {
      if (!ids.some((one) => one === id) || !Array.isArray(models)) continue;
      const found = models.filter(isRecord).find((one) => isMatch(one['match'], name) || one['id'] === name);
      if (found !== undefined) return readModel(`${String(id)}/${String(found['id'])}`, found);
    }
    return null;
  };
};

function isMatch(clause: unknown, name: string): boolean {
  if (!isRecord(clause)) return false;
  const [[kind, value] = []] = Object.entries(clause);
  if (Array.isArray(value))
    return kind === 'or' ? value.some((one) => isMatch(one, name)) : value.every((one) => isMatch(one, name));
  if (typeof value !== 'string') return false;
  switch (kind) {
    case 'equals':
      return name === value.toLowerCase();
    case 'starts_with':
      return name.startsWith(value.toLowerCase());
    case 'ends_with':
      return name.endsWith(value.toLowerCase());
    case 'contains':
      return name.includes(value.toLowerCase());
    case 'regex':
      return matches(value, name);
    default:
      return false;
  }
}

function matches(expression: string, name: string): boolean {
  try {
    return new RegExp(expression).test(name);
  } catch {
    return false;
  }
}

function readModel(name: string, model: JsonObject): SourceModel {
  const omitted: string[] = [];
  const listed = Array.isArray(model['prices'])
    ? model['prices'].filter(isRecord)
    : [{ prices: model['prices'] }];
  const entries: SourceEntry[] = [];
  for (const { constraint, prices } of listed) {
    const start = isRecord(constraint) ? constraint['start_date'] : null;
    if (start !== null && typeof start !== 'string') omitted.push('prices by the time of day');
    else entries.push(readEntry(start, isRecord(prices) ? prices : {}, omitted));
  }
  if (model['deprecated'] === 'true' || model['deprecated'] === true)
    omitted.push('that it is deprecated, without a date');
  return { name, entries, info: readInfo(model['context_window']), omitted };
}

function readEntry(validFrom: string | null, prices: JsonObject, omitted: string[]): SourceEntry {
  const entry = emptyEntry(validFrom);
  for (const [field, value] of Object.entries(prices)) {
    const key = KEYS.get(field);
    if (key === undefined) {
      if (Number(value) !== 0 && !omitted.includes(field)) omitted.push(field);
      continue;
    }
    const base = readPriceOf(isRecord(value) ? value['base'] : value, 0);
    if (base !== null) entry.prices.set(key, base);
    const tiers = isRecord(value) && Array.isArray(value['tiers']) ? value['tiers'].filter(isRecord) : [];
    for (const { start, price } of tiers) {
      const [tokens, dearer] = [readTokens(start), readPriceOf(price, 0)];
      if (tokens === undefined || dearer === null) continue;
      const above = entry.above.get(tokens) ?? new Map();
      entry.above.set(tokens, above.set(key, dearer));
    }
  }
  return entry;
}
