import { principalOf } from '../calls/call.ts';
import { usableModels } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';

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
