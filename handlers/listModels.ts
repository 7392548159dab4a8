import { principalOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { usableModels } from '../projects/usable-models.ts';

export const listModels: Handler = (call, { catalogue }) => {
  const { limit, after } = call.parameters;
  const models = usableModels(principalOf(call), catalogue);
  const start = typeof after === 'string' ? models.findIndex((model) => model.id === after) + 1 : 0;
  const end = typeof limit === 'number' ? start + limit : models.length;
  return {
    kind: 'json',
    value: { object: 'list', data: models.slice(start, end).map((model) => model.entry) },
  };
};
