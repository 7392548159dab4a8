import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ByteBound } from '../../bodies/byte-bound.ts';
import type { ObserveOutcome } from '../../guardrails/run-checks.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import {
  BoundedChildren,
  DeferredCounter,
  DeferredHistogram,
  type DeferredSum,
  type Distribution,
} from './deferred-metrics.ts';
import { GenAiMetrics } from './gen-ai-metrics.ts';

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 600];

/** The series of the responses with one operation, status and error. */
interface ResponseSeries {
  requests: DeferredSum;
  durations: Distribution;
}

interface TokenSeries {
  input: DeferredSum;
  output: DeferredSum;
}

/**
 * The Prometheus metrics of one gateway. Label values come from the contract and the catalogue, never from a
 * client.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #responses: BoundedChildren<ResponseSeries>;
  readonly #tokens: BoundedChildren<TokenSeries>;
  readonly #fallbacks: DeferredCounter;
  readonly #genAi: GenAiMetrics;
  /** The number of requests in flight. */
  inFlight = 0;

  constructor(bounds: readonly ByteBound[], limits: { readonly degraded: boolean }) {
    collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    const requests = new DeferredCounter({
      name: 'gateway_requests_total',
      help: 'Responses to clients by operation, status and error.',
      labelNames: ['operation', 'status', 'error'],
      registers,
    });
    const durations = new DeferredHistogram({
      name: 'gateway_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response.',
      labelNames: ['operation'],
      buckets: SECONDS_BUCKETS,
      registry: this.registry,
    });
    const tokens = new DeferredCounter({
      name: 'gateway_tokens_total',
      help: 'Tokens that upstreams reported, by model and kind.',
      labelNames: ['model', 'kind'],
      registers,
    });
    this.#fallbacks = new DeferredCounter({
      name: 'gateway_fallbacks_total',
      help: 'Requests that failed over to another model, by the model that failed, the fallback and the cause.',
      labelNames: ['model', 'fallback', 'cause'],
      registers,
    });
    this.#genAi = new GenAiMetrics(this.registry);
    this.#responses = new BoundedChildren((operation = '', status = '', error = '') => ({
      requests: requests.of(operation, status, error),
      durations: durations.of(operation),
    }));
    this.#tokens = new BoundedChildren((model = '') => ({
      input: tokens.of(model, 'input'),
      output: tokens.of(model, 'output'),
    }));
    const inFlight = (): number => this.inFlight;
    new Gauge({
      name: 'gateway_requests_in_flight',
      help: 'Requests in flight.',
      registers,
      collect() {
        this.set(inFlight());
      },
    });
    for (const bound of bounds) observeBound(bound, this.registry);
    observeLimits(limits, this.registry);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  closed(exchange: Exchange, status: number, durationMs: number): void {
    this.inFlight -= 1;
    const { operation, failure, model, usage, attempts } = exchange;
    const series = this.#responses.of(operation?.operationId ?? 'none', String(status), failure?.code ?? '');
    series.requests.added += 1;
    series.durations.observe(durationMs / 1000);
    this.#genAi.closed(exchange, durationMs);
    const { fallbacks } = attempts;
    for (const { model: failed, fallback, cause } of fallbacks)
      this.#fallbacks.of(failed, fallback, cause).added += 1;
    if (model === null || !usage.reported) return;
    const tokens = this.#tokens.of(fallbacks.at(-1)?.fallback ?? model.id);
    tokens.input.added += usage.inputTokens;
    tokens.output.added += usage.outputTokens;
  }
}

function observeLimits(limits: { readonly degraded: boolean }, registry: Registry): void {
  new Gauge({
    name: 'gateway_rate_limit_degraded',
    help: '1 while this replica enforces its share of the rate limits alone because Redis is unreachable.',
    registers: [registry],
    collect() {
      this.set(limits.degraded ? 1 : 0);
    },
  });
}

function observeBound(bound: ByteBound, registry: Registry): void {
  new Gauge({
    name: `gateway_${bound.name}_held_bytes`,
    help: `Bytes of request bodies held in ${bound.name}.`,
    registers: [registry],
    collect() {
      this.set(bound.heldBytes);
    },
  });
}

/** Counts the results of guardrail checks. Label values come from the configuration, never from a client. */
export function guardrailCounter(registry: Registry): ObserveOutcome {
  const checks = new DeferredCounter({
    name: 'gateway_guardrail_checks_total',
    help: 'Checks of prompts by guardrail and outcome: allowed, blocked, unreadable, failed, timed_out, stopped.',
    labelNames: ['guardrail', 'outcome'],
    registers: [registry],
  });
  return (guardrail, outcome) => {
    checks.of(guardrail, outcome).added += 1;
  };
}
