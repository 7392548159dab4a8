import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { isPublicAddress, type AddressPolicy } from './public-address.ts';

/** Resolves a host name to all of its addresses. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolve = promisify(resolveName);

/** Resolves names with the operating system. */
const systemResolver: ResolveName = (hostname) => resolve(hostname, { all: true });

export interface FetchSettings {
  isAllowedAddress: AddressPolicy;
  resolve: ResolveName;
  maxBytes: number;
  /** For the complete fetch, including redirects. */
  timeoutMs: number;
  maxRedirects: number;
}

export const defaultFetchSettings: FetchSettings = {
  isAllowedAddress: isPublicAddress,
  resolve: systemResolver,
  maxBytes: 50 * 1024 * 1024,
  timeoutMs: 20_000,
  maxRedirects: 3,
};
