import { lookup, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { promisify } from 'node:util';
import { isPublicAddress, type AddressPolicy } from './public-address.ts';

/** Resolves a host name to all of its addresses. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

const lookUp = promisify(lookup);

/** Resolves names of the operator with the operating system, which also knows names without DNS. */
export const systemResolver: ResolveName = (hostname) => lookUp(hostname, { all: true });

const QUERY = { timeout: 3_000, tries: 2 };

/**
 * Resolves names of clients by DNS alone. The operating system looks up two names at a time for all of the process:
 * names whose DNS server does not respond would keep the gateway from its backends.
 */
const publicResolver: ResolveName = async (hostname) => {
  const resolver = new Resolver(QUERY);
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer, index) =>
    answer.status === 'rejected'
      ? []
      : answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  );
};

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
  resolve: publicResolver,
  maxBytes: 50 * 1024 * 1024,
  timeoutMs: 20_000,
  maxRedirects: 3,
};
