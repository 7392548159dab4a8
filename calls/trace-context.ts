import type { Deployment } from '../catalogue/model.ts';
import type { Reply } from './reply.ts';

/** The parent span of a request, as the client sent it (W3C Trace Context). */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** The trace headers of an upstream request. */
export interface TraceHeaders {
  traceparent: string | null;
  tracestate: string | null;
  baggage: string | null;
}

/** The trace of one attempt. */
export interface AttemptTrace {
  readonly headers: TraceHeaders;
  /** Ends the span. Null means success. A second call does nothing. */
  end(error: string | null): void;
}

/** The parts of a request that a trace with content reads. */
export interface ObservedRequest {
  readonly operation: { readonly gateway: { readonly capability: string | null } };
  readonly body: { readonly value: Readonly<Record<string, unknown>> };
}

/** The trace of one request. */
export interface CallTrace {
  /** @param modelId the model of this attempt */
  attempt(deployment: Deployment, modelId: string): AttemptTrace;
  /** Wraps the reply so that the trace records its content. Absent unless the operator enabled it. */
  readonly observe?: ((request: ObservedRequest, reply: Reply) => Reply) | undefined;
}

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Version, trace id, parent id and flags. Later versions may append fields. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;
const NO_TRACE = '0'.repeat(32);
const NO_SPAN = '0'.repeat(16);
const MAX_TRACESTATE = 512;
const MAX_BAGGAGE = 8_192;
const MAX_BAGGAGE_MEMBERS = 64;
const PRINTABLE = /^[\x20-\x7e]+$/;
/** One member of a baggage: a token, `=`, and the characters that values and properties may have. */
const MEMBER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+[ \t]*=[\x20\x21\x23-\x2b\x2d-\x5b\x5d-\x7e\t]*$/;

/** Parses the `traceparent` header. Null when it is missing or malformed: a new trace then begins. */
export function readTraceParent(headers: RequestHeaders): TraceParent | null {
  const text = headers['traceparent'];
  if (typeof text !== 'string') return null;
  const match = TRACEPARENT.exec(text);
  if (match === null || (text.startsWith('00') && match[4] === '-')) return null;
  const [, traceId = '', spanId = '', flags = ''] = match;
  if (traceId === NO_TRACE || spanId === NO_SPAN) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * Returns the `tracestate` header. Null when it is missing, malformed or too long. It is only valid together with a
 * valid `traceparent`.
 */
export function readTraceState(headers: RequestHeaders): string | null {
  const text = headers['tracestate'];
  return typeof text === 'string' && text.length <= MAX_TRACESTATE && PRINTABLE.test(text) ? text : null;
}

/** Returns the `baggage` header. Null when it is missing, malformed or too long. */
export function readBaggage(headers: RequestHeaders): string | null {
  const text = headers['baggage'];
  if (typeof text !== 'string' || text.length > MAX_BAGGAGE) return null;
  const members = text.split(',', MAX_BAGGAGE_MEMBERS + 1);
  if (members.length > MAX_BAGGAGE_MEMBERS) return null;
  return members.every((member) => MEMBER.test(member.trim())) ? text : null;
}

/** Forwards the client's trace headers when the gateway records no trace itself. */
export function forwardedTrace(headers: RequestHeaders): CallTrace {
  const parent = readTraceParent(headers);
  const passed: TraceHeaders = {
    traceparent: parent === null ? null : traceparentOf(parent),
    tracestate: parent === null ? null : readTraceState(headers),
    baggage: readBaggage(headers),
  };
  const attempt: AttemptTrace = { headers: passed, end: () => undefined };
  return { attempt: () => attempt };
}

export function traceparentOf({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
