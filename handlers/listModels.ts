import { principalOf } from '../calls/call.ts';
import { usableModels } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';
import { messagesEntry, readsMessagesModels } from './model-entry.ts';

export const listModels: Handler = (call, { catalogue }) => {
  const { limit, after_id: afterId, after = afterId } = call.parameters;
  const models = usableModels(principalOf(call), catalogue);
  const start = typeof after === 'string' ? models.findIndex((model) => model.id === after) + 1 : 0;
  const end = typeof limit === 'number' ? start + limit : models.length;
  const page = models.slice(start, end);
  if (!readsMessagesModels(call))
    return { kind: 'json', value: { object: 'list', data: page.map((model) => model.entry) } };
  const data = page.map((model) => messagesEntry(model.entry, model));
  const ends = { first_id: data.at(0)?.id ?? null, last_id: data.at(-1)?.id ?? null };
  return { kind: 'json', value: { object: 'list', data, has_more: end < models.length, ...ends } };
};
