import type { Registry } from 'prom-client';
import type { Exchange } from '../../middleware/exchange.ts';
import { genAiOperation } from '../../telemetry/gen-ai-names.ts';
import { BoundedChildren, DeferredHistogram, type Distribution } from './deferred-metrics.ts';

/** Histogram boundaries of the conventions. */
const DURATION_BUCKETS = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];
const FIRST_TOKEN_BUCKETS = [
  0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
const PER_TOKEN_BUCKETS = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2.5];

const LABELS = ['gen_ai_operation_name', 'gen_ai_request_model', 'gateway_deployment'];

interface ModelSeries {
  /** Of streams. */
  labels: readonly string[];
  durations: Distribution;
  /** Null before the first stream that succeeded. */
  firstTokens: Distribution | null;
  perToken: Distribution | null;
}

/** The server metrics of the GenAI conventions, with OpenTelemetry's names for Prometheus. */
export class GenAiMetrics {
  readonly #firstTokens: DeferredHistogram;
  readonly #perToken: DeferredHistogram;
  /** By the kind of model, the model, the deployment and the error. */
  readonly #series: BoundedChildren<ModelSeries>;

  constructor(registry: Registry) {
    const histogram = (
      name: string,
      help: string,
      buckets: number[],
      labelNames: string[],
    ): DeferredHistogram => new DeferredHistogram({ name, help, buckets, labelNames, registry });
    const durations = histogram(
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
    this.#series = new BoundedChildren((capability = '', model = '', deployment = '', error = '') => {
      const labels = [genAiOperation(capability), model, deployment];
      return { labels, durations: durations.of(...labels, error), firstTokens: null, perToken: null };
    });
  }

  /** Counts a response that reached a deployment, and the times of a stream that succeeded. */
  closed(exchange: Exchange, durationMs: number): void {
    const { model, operation, attempts, failure, streams, firstTokenAtMs, startedAtMs, usage } = exchange;
    if (model === null || operation === null || attempts.deployment === null) return;
    const { capability } = operation.gateway;
    const series = this.#series.of(capability ?? 'none', model.id, attempts.deployment, failure?.code ?? '');
    series.durations.observe(durationMs / 1000);
    if (streams !== true || failure !== null || firstTokenAtMs === null) return;
    const firstTokenMs = firstTokenAtMs - startedAtMs;
    series.firstTokens ??= this.#firstTokens.of(...series.labels);
    series.firstTokens.observe(firstTokenMs / 1000);
    const others = usage.reported ? usage.outputTokens - 1 : 0;
    if (others <= 0) return;
    series.perToken ??= this.#perToken.of(...series.labels);
    series.perToken.observe(Math.max(0, durationMs - firstTokenMs) / others / 1000);
  }
}
