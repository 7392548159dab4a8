import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { samplerOf, TelemetryError, type Environment } from './sampling.ts';
import { protocols, type Protocol, type Telemetry, type TelemetrySettings } from './telemetry-settings.ts';

/**
 * Reads the standard variables of OpenTelemetry. Null without a collector; no package of OpenTelemetry is
 * loaded then. Throws a `TelemetryError` for invalid values.
 */
export function telemetrySettings(environment: Environment): TelemetrySettings | null {
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null;
  const settings = {
    traces: isExported(environment, 'TRACES'),
    metrics: isExported(environment, 'METRICS'),
    protocol: protocolOf(environment),
    content: exportsContent(environment),
    environment,
    sample: samplerOf(environment),
  };
  return settings.traces || settings.metrics ? settings : null;
}

/** Loads OpenTelemetry if a collector is configured. */
export async function startTelemetry(
  environment: Environment,
  registry: Registry,
  log: Logger,
): Promise<Telemetry | null> {
  const settings = telemetrySettings(environment);
  if (settings === null) return null;
  const { createTelemetry } = await import('./open-telemetry.ts');
  return createTelemetry(settings, registry, log);
}

function isExported(environment: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  const endpoint =
    environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return false;
  const exporter = environment[`OTEL_${signal}_EXPORTER`] || 'otlp';
  if (exporter === 'none') return false;
  if (exporter !== 'otlp') throw new TelemetryError(`OTEL_${signal}_EXPORTER must be otlp or none`);
  if (!URL.canParse(endpoint))
    throw new TelemetryError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address: http://host:4318');
  return true;
}

function exportsContent(environment: Environment): boolean {
  const setting = environment['GATEWAY_TRACE_CONTENT'] || 'off';
  if (setting === 'on' || setting === 'off') return setting === 'on';
  throw new TelemetryError('GATEWAY_TRACE_CONTENT must be on or off');
}

function protocolOf(environment: Environment): Protocol {
  const name = environment['OTEL_EXPORTER_OTLP_PROTOCOL'] || 'http/protobuf';
  const protocol = protocols.find((one) => one === name);
  if (protocol !== undefined) return protocol;
  throw new TelemetryError(`OTEL_EXPORTER_OTLP_PROTOCOL must be one of ${protocols.join(', ')}`);
}
