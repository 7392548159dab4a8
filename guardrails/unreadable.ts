import { GatewayError } from '../errors/gateway-error.ts';

/** What no check can read is not let through: the request itself is at fault. */
export class Unreadable extends GatewayError {}

/** @param what what stands there, worded to follow "holds". */
export function unreadable(param: string, what: string): Unreadable {
  return new Unreadable('invalid_parameter', {
    param,
    message: `${param} holds ${what}: the content policy cannot check it`,
  });
}
