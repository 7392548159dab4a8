import { SpanKind, SpanStatusCode, TraceFlags, type Attributes, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Exchange } from '../middleware/exchange.ts';
import { genAiOperation, genAiProvider } from './gen-ai-names.ts';
import type { RecordedAttempt, RecordedTrace } from './recorded-trace.ts';

/** The resource and scope of all spans of a process. */
export interface SpanContextOfGateway {
  resource: Resource;
  scope: { name: string; schemaUrl: string };
}

interface SpanParts {
  name: string;
  kind: SpanKind;
  spanId: string;
  parentSpanId: string | null;
  isRemoteParent: boolean;
  startedAtMs: number;
  endedAtMs: number;
  error: string | null;
  attributes: Attributes;
}

/**
 * Creates the spans of a request: the server's, and one for each request to a deployment. They have content
 * only where the trace has it.
 */
export function spansOf(
  exchange: Exchange,
  trace: RecordedTrace,
  status: number,
  durationMs: number,
  context: SpanContextOfGateway,
): ReadableSpan[] {
  const endedAtMs = exchange.startedAtMs + durationMs;
  const attempts = trace.attempts.map((attempt, index) => {
    const isLast = index === trace.attempts.length - 1;
    return spanOf(trace, attemptParts(exchange, trace, attempt, isLast, endedAtMs), context);
  });
  return [spanOf(trace, serverParts(exchange, trace, status, endedAtMs), context), ...attempts];
}

function serverParts(
  { operation, request, requestId, failure, startedAtMs, principal }: Exchange,
  trace: RecordedTrace,
  status: number,
  endedAtMs: number,
): SpanParts {
  const method = operation?.method.toUpperCase() ?? '_OTHER';
  return {
    name: operation === null ? 'HTTP' : `${method} ${operation.path}`,
    kind: SpanKind.SERVER,
    spanId: trace.spanId,
    parentSpanId: trace.parent?.spanId ?? null,
    isRemoteParent: true,
    startedAtMs,
    endedAtMs,
    error: status >= 500 ? (failure?.code ?? String(status)) : null,
    attributes: {
      'http.request.method': method,
      'http.response.status_code': status,
      'network.protocol.version': request.httpVersion,
      'gateway.request_id': requestId,
      ...(operation === null ? {} : { 'http.route': operation.path }),
      ...(failure === null ? {} : { 'error.type': failure.code }),
      ...(principal === null ? {} : { 'gateway.project_id': principal.projectId }),
    },
  };
}

function attemptParts(
  { operation, usage, failure, startedAtMs, firstTokenAtMs, streams }: Exchange,
  trace: RecordedTrace,
  { deployment, modelId, spanId, startedAtMs: attemptStartedAtMs, endedAtMs, error }: RecordedAttempt,
  isLast: boolean,
  requestEndedAtMs: number,
): SpanParts {
  const { backend } = deployment;
  const name = genAiOperation(operation?.gateway.capability ?? 'none');
  const failed = endedAtMs === null ? (failure?.code ?? null) : error;
  const hasUsage = isLast && failed === null && usage.reported;
  return {
    name: `${name} ${modelId}`,
    kind: SpanKind.CLIENT,
    spanId,
    parentSpanId: trace.spanId,
    isRemoteParent: false,
    startedAtMs: Math.max(attemptStartedAtMs, startedAtMs),
    endedAtMs: endedAtMs ?? requestEndedAtMs,
    error: failed,
    attributes: {
      'gen_ai.operation.name': name,
      'gen_ai.provider.name': genAiProvider(backend.kind),
      'gateway.deployment': `${backend.name}/${deployment.model}`,
      'gen_ai.request.model': modelId,
      ...(isLast && streams !== null ? { 'gen_ai.request.stream': streams } : {}),
      ...(backend.baseUrl === null ? {} : serverAttributes(backend.baseUrl)),
      ...(failed === null ? {} : { 'error.type': failed }),
      ...(hasUsage
        ? {
            'gen_ai.usage.input_tokens': usage.inputTokens,
            'gen_ai.usage.output_tokens': usage.outputTokens,
            'gen_ai.usage.cache_read.input_tokens': usage.cachedInputTokens,
          }
        : {}),
      ...(isLast ? trace.content?.attributes : {}),
      ...(isLast && streams === true && firstTokenAtMs !== null
        ? { 'gen_ai.response.time_to_first_chunk': (firstTokenAtMs - attemptStartedAtMs) / 1000 }
        : {}),
    },
  };
}

function serverAttributes({ hostname, port, protocol }: URL): Attributes {
  const standardPort = protocol === 'https:' ? 443 : 80;
  return { 'server.address': hostname, 'server.port': port === '' ? standardPort : Number(port) };
}

function spanOf(
  trace: RecordedTrace,
  parts: SpanParts,
  { resource, scope }: SpanContextOfGateway,
): ReadableSpan {
  const { traceId } = trace;
  const context = { traceId, spanId: parts.spanId, traceFlags: TraceFlags.SAMPLED };
  const parent = { traceId, spanId: parts.parentSpanId ?? '', traceFlags: TraceFlags.SAMPLED };
  const durationMs = Math.max(0, parts.endedAtMs - parts.startedAtMs);
  return {
    name: parts.name,
    kind: parts.kind,
    spanContext: () => context,
    ...(parts.parentSpanId === null
      ? {}
      : { parentSpanContext: { ...parent, isRemote: parts.isRemoteParent } }),
    startTime: hrTimeOf(performance.timeOrigin + parts.startedAtMs),
    endTime: hrTimeOf(performance.timeOrigin + parts.startedAtMs + durationMs),
    duration: hrTimeOf(durationMs),
    status: { code: parts.error === null ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: parts.attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function hrTimeOf(valueMs: number): HrTime {
  const seconds = Math.trunc(valueMs / 1000);
  return [seconds, Math.round((valueMs - seconds * 1000) * 1e6)];
}
