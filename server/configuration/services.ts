import type { Guardrails } from '../../guardrails/guardrails.ts';
import type { HandlerServices } from '../../handlers/handler.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';

/** The services of a call: those of the handlers, and those of the steps before and after them. */
export interface Services extends HandlerServices {
  limits: RateLimits;
  guardrails: Guardrails;
  ledger: Ledger;
}
