import { principalOf } from '../calls/call.ts';
import { findModel } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';

/** The list wrapper with the one entry (specification §4). */
export const getModel: Handler = (call, { catalogue }) => {
  const { model, names } = findModel(String(call.parameters['model']), principalOf(call), catalogue);
  // A model below a pattern has an id of its own; an alias is answered with the id that it stands for.
  const entry = names === null ? model.entry : { ...model.entry, id: names.id };
  return { kind: 'json', value: { object: 'list', data: [entry] } };
};
