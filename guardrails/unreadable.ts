import { GatewayError } from '../errors/gateway-error.ts';

/** The error for a part of a request that no check can read, which is therefore not forwarded. */
export class Unreadable extends GatewayError {}

/** @param what what the parameter contains, worded to follow "contains" */
export function unreadable(param: string, what: string): Unreadable {
  return new Unreadable('invalid_parameter', {
    param,
    message: `${param} contains ${what}: the content policy cannot check it`,
  });
}
