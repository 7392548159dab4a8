import { isIP } from 'node:net';
import type { AlertTarget } from '../catalogue/alerts.ts';
import { isPublicAddress, type AddressPolicy } from '../documents/public-address.ts';

/** Returns which addresses a target's host may have. An address that the operator wrote is allowed as it is. */
export function allowedAddresses(
  { isInternal }: Pick<AlertTarget, 'isInternal'>,
  host: string,
): AddressPolicy {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  return isInternal || isIP(name) !== 0 || name === 'localhost' ? () => true : isPublicAddress;
}
