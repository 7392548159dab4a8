// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
export type * from './contract.js';
export type { Download } from './download.js';
export * from './errors.js';
export type { BudgetStatus, ErrorBody } from './error-body.js';
export type { EventStream } from './event-stream.js';
export * from './gateway.js';
export type { Listed, StreamOrResult } from './method-types.js';
export type { Page, PageParameters, PagePromise } from './pages.js';
export type { RateLimit } from './rate-limit.js';
export * from './read-chat-completion.js';
export * from './read-message.js';
export * from './read-response.js';
export type { ResponsePromise, StreamPromise, WithResponse } from './response-promise.js';
export * from './to-file.js';
export * from './tools.js';
export * from './undeclared.js';
export type { CallOptions, GatewayOptions, RetryOptions } from './transport.js';
