import { environment } from './environment.ts';
import type { GatewayOptions } from './transport.ts';

export interface ManagementOptions extends Omit<GatewayOptions, 'apiKey' | 'baseUrl'> {
  /** The address of the management. Default: the environment's `GATEWAY_URL`. */
  baseUrl?: string | undefined;
  /** A token, or a function that returns it for each attempt. Default: the environment's `GATEWAY_TOKEN`. */
  token?: string | (() => string | Promise<string>) | undefined;
}

/** Returns the options of the transport. Throws a `TypeError` when neither the options nor the environment have an address. */
export function managementOptions({ baseUrl, token, ...options }: ManagementOptions): GatewayOptions {
  const address = baseUrl ?? environment('GATEWAY_URL');
  if (address === undefined)
    throw new TypeError('the management has no address: pass baseUrl, or set GATEWAY_URL');
  // Without a token nothing is sent: the key of a project is none.
  return { ...options, baseUrl: address, apiKey: token ?? environment('GATEWAY_TOKEN') ?? '' };
}
