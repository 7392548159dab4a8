import { principalOf } from '../calls/call.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

/** Throws `validation_error` for `stream`: a client that waits for events would take a response without any as empty. */
export const getResponse: Handler = async (call, { responses }) => {
  if (call.parameters['stream'] === true)
    throw failure('validation_error', {
      details: { stream: 'must be false: stored responses have no events' },
    });
  return {
    kind: 'json',
    value: await responses.find(principalOf(call).projectId, String(call.parameters['response_id'])),
  };
};
