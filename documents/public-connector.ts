import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { ResolveName } from './fetch-settings.ts';
import type { AddressPolicy } from './public-address.ts';

/** Thrown for an address that is not allowed. Clients never see it. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/**
 * Creates a connector that opens connections to allowed addresses only. The addresses are checked in the lookup
 * of the connection itself, so that changing them between a check and the connection (DNS rebinding) has no
 * effect. One address that is not allowed refuses the name.
 */
export function allowedConnector(
  isAllowed: AddressPolicy,
  resolveHost: ResolveName,
  timeoutMs: number,
): buildConnector.connector {
  const connect = buildConnector({ lookup: allowedLookup(isAllowed, resolveHost), timeout: timeoutMs });
  return (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, '');
    // Node does not look up a host that is an address.
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) {
      callback(new RefusedAddressError(), null);
      return;
    }
    connect(options, (...result) => {
      const [error, socket] = result;
      if (error !== null || isAllowed(socket.remoteAddress ?? '')) {
        callback(...result);
        return;
      }
      socket.destroy();
      callback(new RefusedAddressError(), null);
    });
  };
}

/** Returns a lookup of names that fails unless all addresses of a name are allowed. */
export function allowedLookup(isAllowed: AddressPolicy, resolveHost: ResolveName): LookupFunction {
  return (hostname, options, callback) => {
    const give = (addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        callback(new RefusedAddressError(), []);
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolveHost(hostname).then(give, (error: unknown) =>
      callback(error instanceof Error ? error : new RefusedAddressError(), []),
    );
  };
}
