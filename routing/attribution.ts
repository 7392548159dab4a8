import type { GatewayError } from '../errors/gateway-error.ts';

/** The cause of a failed attempt: the deployment, its credentials, or neither. */
export type Attribution =
  /** The client or the gateway caused it. */
  | { kind: 'none' }
  | { kind: 'failure' }
  /** The operator's key or account is refused. If that is not certain, a further failure in a row confirms it. */
  | { kind: 'credentials'; isCertain: boolean }
  | { kind: 'rate_limited'; pauseMs: number };

const NONE: Attribution = { kind: 'none' };
const FAILURE: Attribution = { kind: 'failure' };

/**
 * Attributes a failure. Failures that a client can cause do not count against the deployment
 * (docs/routing.md#what-a-failure-means-for-the-deployment).
 */
export function attributionOf(error: GatewayError): Attribution {
  if (!isRetryable(error) || error.isOwnLimit) return NONE;
  const { status = null, retryAfterMs = null } = error.upstream ?? {};
  if (status === null || status === 408 || status >= 500) return FAILURE;
  // Some servers refuse single prompts with 403, and with 402 those that cost more than is left.
  if (status === 401 || status === 402 || status === 403)
    return { kind: 'credentials', isCertain: status === 401 };
  if (status === 429)
    return retryAfterMs === null ? FAILURE : { kind: 'rate_limited', pauseMs: retryAfterMs };
  return status >= 400 ? NONE : FAILURE;
}

/** Whether another deployment may succeed. */
export function isRetryable({ code }: GatewayError): boolean {
  return code === 'bad_gateway' || code === 'model_overloaded' || code === 'gateway_timeout';
}
