import type { FallbackCause } from '../catalogue/fallbacks.ts';
import type { GatewayError } from '../errors/gateway-error.ts';

/**
 * Returns the cause of a model's failure, as named in `fallbacks`; null for a failure that another model would
 * have too.
 */
export function fallbackCauseOf({ code, rejection }: GatewayError): FallbackCause | null {
  switch (code) {
    case 'model_overloaded':
      return 'overloaded';
    case 'bad_gateway':
      return rejection ?? 'failed';
    case 'gateway_timeout':
      return 'timeout';
    case 'budget_exceeded':
      return 'budget';
    case 'upstream_rejected':
    case 'body_too_large':
      return rejection ?? null;
    default:
      return null;
  }
}
