import type { SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { readTraceParent } from '../calls/trace-context.ts';
import { ContentCapture } from './content-capture.ts';
import { RecordedTrace } from './recorded-trace.ts';
import { spansOf, type SpanContextOfGateway } from './spans.ts';
import type { Telemetry, TelemetrySettings } from './telemetry-settings.ts';

/** The version of the conventions for names of spans, metrics and attributes. */
const SCHEMA_URL = 'https://opentelemetry.io/schemas/1.45.0';

/** Longest wait for a collector when the gateway stops. */
const CLOSE_MS = 5_000;
const REPORT_EVERY_MS = 60_000;

/**
 * Loads the packages that the settings need. The exporters read the other `OTEL_EXPORTER_OTLP_*` variables
 * themselves.
 */
export async function createTelemetry(
  settings: TelemetrySettings,
  registry: Registry,
  log: Logger,
): Promise<Telemetry> {
  reportFailures(log);
  const resource = resourceFromAttributes({
    'service.name': 'inference-gateway',
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
  }).merge(detectResources({ detectors: [envDetector] }));
  const scope = { name: 'inference-gateway', schemaUrl: SCHEMA_URL };
  const traces = settings.traces ? await startTraces(settings) : null;
  const metrics = settings.metrics ? await startMetrics(settings, resource, registry) : null;
  const context: SpanContextOfGateway = { resource, scope };
  return {
    begin(headers) {
      if (traces === null) return null;
      const parent = readTraceParent(headers);
      if (!settings.sample(parent)) return null;
      return new RecordedTrace(parent, headers, settings.content ? new ContentCapture() : null);
    },
    end(exchange, status, durationMs) {
      if (traces === null || !(exchange.trace instanceof RecordedTrace)) return;
      for (const span of spansOf(exchange, exchange.trace, status, durationMs, context)) traces.onEnd(span);
    },
    async close() {
      // An unreachable collector must not keep the gateway from stopping.
      const sent = Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]);
      await Promise.race([sent, wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Logs that a collector refuses data, without its message, which may quote addresses and headers. */
function reportFailures(log: Logger): void {
  let lastAtMs = Number.NEGATIVE_INFINITY;
  const report = (): void => {
    const nowMs = performance.now();
    if (nowMs - lastAtMs < REPORT_EVERY_MS) return;
    lastAtMs = nowMs;
    log.warn('the OpenTelemetry collector does not accept traces or metrics');
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

async function startTraces({ protocol, environment }: TelemetrySettings): Promise<SpanProcessor> {
  const { BatchSpanProcessor } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const exporter: SpanExporter = new OTLPTraceExporter();
  const scheduledDelayMillis = millisecondsOf(environment['OTEL_BSP_SCHEDULE_DELAY']);
  return new BatchSpanProcessor({
    exporter,
    ...(scheduledDelayMillis === null ? {} : { scheduledDelayMillis }),
  });
}

async function startMetrics(
  { protocol, environment }: TelemetrySettings,
  resource: Resource,
  registry: Registry,
): Promise<{ shutdown(): Promise<void> }> {
  const { MeterProvider, PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics');
  const { OTLPMetricExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const { PrometheusProducer } = await import('./prometheus-producer.ts');
  const exporter: PushMetricExporter = new OTLPMetricExporter();
  const reader = new PeriodicExportingMetricReader({
    exporter,
    metricProducers: [new PrometheusProducer(registry, resource)],
    ...intervalOf(environment['OTEL_METRIC_EXPORT_INTERVAL']),
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function intervalOf(text: string | undefined): {
  exportIntervalMillis?: number;
  exportTimeoutMillis?: number;
} {
  const intervalMs = millisecondsOf(text);
  return intervalMs === null
    ? {}
    : { exportIntervalMillis: intervalMs, exportTimeoutMillis: Math.min(intervalMs, 30_000) };
}

/** Parses a time; null unless it is a positive number. The default then applies. */
function millisecondsOf(text: string | undefined): number | null {
  const valueMs = Number(text || Number.NaN);
  return Number.isSafeInteger(valueMs) && valueMs > 0 ? valueMs : null;
}
