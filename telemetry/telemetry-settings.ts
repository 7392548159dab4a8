import type { CallTrace } from '../calls/trace-context.ts';
import type { Exchange } from '../middleware/exchange.ts';
import type { Environment, samplerOf } from './sampling.ts';

/** Values of `OTEL_EXPORTER_OTLP_PROTOCOL`. */
export const protocols = ['http/protobuf', 'http/json'] as const;
export type Protocol = (typeof protocols)[number];

/** Sends traces and metrics to a collector. */
export interface Telemetry {
  /** Begins the trace of a request; null: it is not recorded. */
  begin(headers: Exchange['request']['headers']): CallTrace | null;
  /** Exports the spans of a recorded request. Never throws. */
  end(exchange: Exchange, status: number, durationMs: number): void;
  /** Sends the waiting data. Never rejects. */
  close(): Promise<void>;
}

export interface TelemetrySettings {
  traces: boolean;
  metrics: boolean;
  protocol: Protocol;
  /** Whether spans contain prompts and responses. */
  content: boolean;
  environment: Environment;
  sample: ReturnType<typeof samplerOf>;
}
