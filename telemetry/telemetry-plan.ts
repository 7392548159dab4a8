import type { CallTrace } from '../calls/trace-context.ts';
import type { Exchange } from '../middleware/exchange.ts';
import type { Environment, samplerOf } from './sampling.ts';

/** How telemetry is sent to a collector: `OTEL_EXPORTER_OTLP_PROTOCOL`. */
export const protocols = ['http/protobuf', 'http/json'] as const;
export type Protocol = (typeof protocols)[number];

/** Traces and metrics that go to a collector. */
export interface Telemetry {
  /** The trace of a request that begins; null: it is not recorded. */
  begin(headers: Exchange['request']['headers']): CallTrace | null;
  /** Hands the spans of a recorded request on. Never throws. */
  end(exchange: Exchange, status: number, durationMs: number): void;
  /** Sends what waits. Never rejects. */
  close(): Promise<void>;
}

export interface TelemetryPlan {
  traces: boolean;
  metrics: boolean;
  protocol: Protocol;
  /** Whether spans hold prompts and responses. */
  content: boolean;
  environment: Environment;
  sample: ReturnType<typeof samplerOf>;
}
