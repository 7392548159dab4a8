import type { Registry } from 'prom-client';
import type { Model } from '../../catalogue/model.ts';
import type { Operation } from '../../generated/operations.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { genAiOperation } from '../../telemetry/gen-ai-names.ts';
import { DeferredHistogram, type Distribution } from './deferred-histogram.ts';

/** Histogram boundaries of the conventions. */
const DURATION_BUCKETS = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];
const FIRST_TOKEN_BUCKETS = [
  0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
const PER_TOKEN_BUCKETS = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2.5];

const LABELS = ['gen_ai_operation_name', 'gen_ai_request_model', 'gateway_deployment'];

/** The server metrics of the GenAI conventions, with OpenTelemetry's names for Prometheus. */
export class GenAiMetrics {
  readonly #durations: DeferredHistogram;
  readonly #firstTokens: DeferredHistogram;
  readonly #perToken: DeferredHistogram;

  constructor(registry: Registry) {
    const histogram = (
      name: string,
      help: string,
      buckets: number[],
      labelNames: string[],
    ): DeferredHistogram => new DeferredHistogram({ name, help, buckets, labelNames, registry });
    this.#durations = histogram(
      'gen_ai_server_request_duration_seconds',
      'Time from the headers of a request to the end of its response, by model and deployment.',
      DURATION_BUCKETS,
      [...LABELS, 'error_type'],
    );
    this.#firstTokens = histogram(
      'gen_ai_server_time_to_first_token_seconds',
      'Time from the headers of a request to the first content of its stream.',
      FIRST_TOKEN_BUCKETS,
      LABELS,
    );
    this.#perToken = histogram(
      'gen_ai_server_time_per_output_token_seconds',
      'Time between the tokens of a stream after the first one.',
      PER_TOKEN_BUCKETS,
      LABELS,
    );
  }

  /** The series of the durations of requests that reached a deployment. */
  durationsOf(operation: Operation, model: Model, deployment: string, errorType: string): Distribution {
    return this.#durations.of(genAiOperation(operation), model.id, deployment, errorType);
  }

  /** Counts the times of a stream that succeeded. */
  streamed(exchange: Exchange, durationMs: number): void {
    const { model, operation, route, failure, firstTokenAtMs, startedAtMs, usage } = exchange;
    if (exchange.streams !== true || failure !== null || firstTokenAtMs === null) return;
    if (model === null || operation === null || route.deployment === null) return;
    const name = genAiOperation(operation);
    const firstTokenMs = firstTokenAtMs - startedAtMs;
    this.#firstTokens.of(name, model.id, route.deployment).observe(firstTokenMs / 1000);
    const others = usage.reported ? usage.outputTokens - 1 : 0;
    if (others <= 0) return;
    this.#perToken
      .of(name, model.id, route.deployment)
      .observe(Math.max(0, durationMs - firstTokenMs) / others / 1000);
  }
}
