import { principalOf } from '../calls/call.ts';
import { findModel } from '../projects/usable-models.ts';
import type { Handler } from './handler.ts';
import { messagesEntry, readsMessagesModels } from './model-entry.ts';

/** Returns a list with one entry, and the entry's members for clients that expect the model itself. */
export const getModel: Handler = (call, { catalogue }) => {
  const { model, names } = findModel(String(call.parameters['model']), principalOf(call), catalogue);
  // A model below a pattern has its own id. For an alias, the response has the id of its model.
  const named = names === null ? model.entry : { ...model.entry, id: names.id };
  const entry = readsMessagesModels(call) ? messagesEntry(named, model) : named;
  const { object: _object, ...members } = entry;
  return { kind: 'json', value: { object: 'list', data: [entry], ...members } };
};
