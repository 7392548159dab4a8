import type { GatewayError } from '../errors/gateway-error.ts';

/** What a failed attempt says about its deployment. */
export type Fault =
  /** Nothing: the client or the gateway caused it. */
  | { kind: 'none' }
  | { kind: 'failure' }
  /** The operator's key is wrong; where that is not certain, a further failure in a row confirms it. */
  | { kind: 'credentials'; isCertain: boolean }
  | { kind: 'rate_limited'; pauseMs: number };

const NONE: Fault = { kind: 'none' };
const FAILURE: Fault = { kind: 'failure' };

/** Attributes a failure. What a client can bring about by what it sends says nothing about the deployment (routing design, §2). */
export function faultOf(error: GatewayError): Fault {
  if (!isRetryable(error)) return NONE;
  const { status = null, retryAfterMs = null } = error.upstream ?? {};
  if (status === null || status === 408 || status >= 500) return FAILURE;
  // Some servers refuse single prompts by 403.
  if (status === 401 || status === 403) return { kind: 'credentials', isCertain: status === 401 };
  if (status === 429)
    return retryAfterMs === null ? FAILURE : { kind: 'rate_limited', pauseMs: retryAfterMs };
  return status >= 400 ? NONE : FAILURE;
}

/** Whether another deployment may succeed. */
export function isRetryable({ code }: GatewayError): boolean {
  return code === 'bad_gateway' || code === 'model_overloaded' || code === 'gateway_timeout';
}
