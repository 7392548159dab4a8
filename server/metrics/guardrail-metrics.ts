import type { Registry } from 'prom-client';
import type { ObserveOutcome } from '../../guardrails/run-checks.ts';
import { DeferredCounter } from './deferred-counter.ts';

/** Counts the results of guardrail checks. Label values come from the configuration, never from a client. */
export function guardrailCounter(registry: Registry): ObserveOutcome {
  const checks = new DeferredCounter({
    name: 'gateway_guardrail_checks_total',
    help: 'Checks of prompts by guardrail and outcome: allowed, blocked, unreadable, failed, timed_out, stopped.',
    labelNames: ['guardrail', 'outcome'],
    registers: [registry],
  });
  return (guardrail, outcome) => checks.of(guardrail, outcome).add(1);
}
