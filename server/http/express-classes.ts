import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { IncomingMessage as NodeRequest, ServerResponse as NodeResponse } from './http-server.ts';

type Classes = Required<
  Pick<ServerOptions<typeof IncomingMessage, typeof ServerResponse>, 'IncomingMessage' | 'ServerResponse'>
>;

/**
 * Returns classes of requests and responses that have Express' prototypes from the start. Express sets the prototype of each request
 * and response, for which V8 searches another hidden class; to set the prototype that is already there costs nothing (decision 146).
 */
export function expressClasses(app: Express): Classes {
  class ExpressRequest extends NodeRequest {}
  class ExpressResponse<Request extends IncomingMessage = IncomingMessage> extends NodeResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  // The assertions hold: the prototypes inherit from those that they replace.
  app.request = ExpressRequest.prototype as typeof app.request;
  app.response = ExpressResponse.prototype as typeof app.response;
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
