import { principalOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { usableModels } from '../projects/usable-models.ts';
import { failure } from '../errors/gateway-error.ts';

/** The list wrapper with the one entry (specification §4). A model that the key may not use is not shown to it. */
export const getModel: Handler = (call, { catalogue }) => {
  const id = String(call.parameters['model']);
  const model = usableModels(principalOf(call), catalogue).find((one) => one.id === id);
  if (model === undefined)
    throw failure('model_not_found', { message: `model '${id.slice(0, 256)}': not found` });
  return { kind: 'json', value: { object: 'list', data: [model.entry] } };
};
