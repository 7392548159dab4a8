import { principalOf } from '../calls/call.ts';
import { findModel } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';

/** Returns a list with one entry (specification §4). */
export const getModel: Handler = (call, { catalogue }) => {
  const { model, names } = findModel(String(call.parameters['model']), principalOf(call), catalogue);
  // A model below a pattern has its own id. For an alias, the response has the id of its model.
  const entry = names === null ? model.entry : { ...model.entry, id: names.id };
  return { kind: 'json', value: { object: 'list', data: [entry] } };
};
