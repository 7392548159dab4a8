import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ByteBound } from '../../bodies/byte-bound.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { DeferredCounter } from './deferred-counter.ts';
import { DeferredHistogram } from './deferred-histogram.ts';
import { GenAiMetrics } from './gen-ai-metrics.ts';

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 600];

/**
 * The Prometheus metrics of one gateway. Label values come from the contract and the catalogue, never from a
 * client.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: DeferredCounter;
  readonly #durations: DeferredHistogram;
  readonly #tokens: DeferredCounter;
  readonly #fallbacks: DeferredCounter;
  readonly #genAi: GenAiMetrics;
  #inFlight = 0;

  constructor(bounds: readonly ByteBound[], limits: { readonly degraded: boolean }) {
    collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    this.#requests = new DeferredCounter({
      name: 'gateway_requests_total',
      help: 'Responses to clients by operation, status and error.',
      labelNames: ['operation', 'status', 'error'],
      registers,
    });
    this.#durations = new DeferredHistogram({
      name: 'gateway_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response.',
      labelNames: ['operation'],
      buckets: SECONDS_BUCKETS,
      registry: this.registry,
    });
    this.#tokens = new DeferredCounter({
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
    const inFlight = (): number => this.#inFlight;
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

  opened(): void {
    this.#inFlight += 1;
  }

  closed(exchange: Exchange, status: number, durationMs: number): void {
    this.#inFlight -= 1;
    this.#countResponse(exchange, status, durationMs);
    this.#genAi.streamed(exchange, durationMs);
    const { fallbacks } = exchange.route;
    for (const { model, fallback, cause } of fallbacks) this.#fallbacks.add(1, model, fallback, cause);
    if (exchange.model === null || !exchange.usage.reported) return;
    const model = fallbacks.at(-1)?.fallback ?? exchange.model.id;
    this.#tokens.add(exchange.usage.inputTokens, model, 'input');
    this.#tokens.add(exchange.usage.outputTokens, model, 'output');
  }

  #countResponse(exchange: Exchange, status: number, durationMs: number): void {
    const { operation, failure, model } = exchange;
    const { deployment } = exchange.route;
    const seconds = durationMs / 1000;
    const operationId = operation?.operationId ?? 'none';
    this.#requests.add(1, operationId, String(status), failure?.code ?? '');
    this.#durations.of(operationId).observe(seconds);
    if (operation !== null && model !== null && deployment !== null)
      this.#genAi.durationsOf(operation, model, deployment, failure?.code ?? '').observe(seconds);
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
