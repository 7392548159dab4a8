import { principalOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { findModel } from '../projects/usable-models.ts';

/** The list wrapper with the one entry (specification §4). */
export const getModel: Handler = (call, { catalogue }) => {
  const model = findModel(String(call.parameters['model']), principalOf(call), catalogue);
  return { kind: 'json', value: { object: 'list', data: [model.entry] } };
};
