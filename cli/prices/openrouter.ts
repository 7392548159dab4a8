import { isRecord } from '../../contract/json-object.ts';
import { emptyEntry, readInfo, readPriceOf, type OpenSource, type SourceModel } from './source.ts';

/** How a price of the reply is written in `gateway.yaml`, and the power of ten between their units. */
const KEYS: ReadonlyMap<string, readonly [key: string, power: number]> = new Map([
  ['prompt', ['input_per_million_tokens', 6]],
  ['completion', ['output_per_million_tokens', 6]],
  ['input_cache_read', ['cached_input_per_million_tokens', 6]],
  ['input_cache_write', ['cache_write_per_million_tokens', 6]],
  ['audio', ['audio_input_per_million_tokens', 6]],
  ['internal_reasoning', ['reasoning_per_million_tokens', 6]],
  ['web_search', ['per_thousand_searches', 3]],
]);

/** Opens the reply of OpenRouter's `GET /api/v1/models`. */
export const openOpenrouter: OpenSource = (data) => {
  const list = isRecord(data) ? data['data'] : undefined;
  if (!Array.isArray(list)) return null;
  const models = new Map(list.filter(isRecord).map((model) => [model['id'], model]));
  return ({ kind, model }, given) => {
    const names = given === null ? [model, ...(kind === 'openrouter' ? [] : [`${kind}/${model}`])] : [given];
    for (const name of names) {
      const found = models.get(name);
      if (found !== undefined) return readModel(name, found);
    }
    return null;
  };
};

function readModel(name: string, model: Record<string, unknown>): SourceModel {
  const entry = emptyEntry();
  const omitted: string[] = [];
  const pricing = isRecord(model['pricing']) ? model['pricing'] : {};
  for (const [field, value] of Object.entries(pricing)) {
    const found = KEYS.get(field);
    const price = readPriceOf(value, found?.[1] ?? 0);
    if (found !== undefined && price !== null) entry.prices.set(found[0], price);
    // -1 is a price that depends on the model which OpenRouter chooses.
    else if (Number(value) !== 0) omitted.push(`pricing.${field}`);
  }
  const provider = isRecord(model['top_provider']) ? model['top_provider'] : {};
  const { context_length: input, expiration_date: date } = model;
  const info = readInfo(input, provider['max_completion_tokens'], date);
  return { name, entries: [entry], info, omitted };
}
