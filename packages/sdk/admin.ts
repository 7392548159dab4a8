export type * from '../../generated/admin/contract.ts';
export * from '../../generated/admin/sdk/management.ts';
export * from './runtime/errors.ts';
export type { ManagementOptions } from './runtime/management-options.ts';
export type { Page, PageParameters, PagePromise } from './runtime/pages.ts';
export type { ResponsePromise, WithResponse } from './runtime/response-promise.ts';
export type { CallOptions, RetryOptions } from './runtime/transport.ts';
