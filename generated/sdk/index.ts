// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
export type * from './contract.js';
export { ConnectionError, IncompleteStreamError, ResponseError, StreamError, UnexpectedResponseError } from './errors.js';
export type { ErrorBody } from './error-body.js';
export { InferenceGateway, isErrorOf } from './gateway.js';
export type { ErrorOf, GatewayOptions } from './gateway.js';
export type { CallOptions } from './transport.js';
