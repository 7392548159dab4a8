import type { Handler } from '../calls/handler.ts';
import { failure } from '../errors/gateway-error.ts';

/** The gateway stores no responses yet, so every id is unknown. */
export const getResponse: Handler = (call) => {
  const id = String(call.parameters['response_id']);
  throw failure('resource_not_found', { message: `response '${id.slice(0, 128)}': not found` });
};
