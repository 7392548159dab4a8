import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { buildConnector } from 'undici';
import type { AddressPolicy } from './public-address.ts';

/** All addresses of a host name. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolve = promisify(resolveName);

/** As the operating system resolves names. */
export const systemResolver: ResolveName = (hostname) => resolve(hostname, { all: true });

/** Says only that the address is not allowed; it never reaches a caller. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/**
 * Opens connections to allowed addresses only. The addresses are looked at when the connection is made, in the very lookup that it
 * uses: a name that changes its addresses between a check and the connection (DNS rebinding) gains nothing. One address that is
 * not allowed refuses the whole name.
 */
export function allowedConnector(
  isAllowed: AddressPolicy,
  resolveHost: ResolveName,
  timeoutMs: number,
): buildConnector.connector {
  const connect = buildConnector({ lookup: allowedLookup(isAllowed, resolveHost), timeout: timeoutMs });
  return (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, '');
    // Node looks up no name that is an address.
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

function allowedLookup(isAllowed: AddressPolicy, resolveHost: ResolveName): LookupFunction {
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
