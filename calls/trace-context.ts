import type { Deployment } from '../catalogue/model.ts';
import type { Reply } from './reply.ts';

/** The parent of a request's trace, as a client sent it (W3C Trace Context). */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** What a request upstream carries of a trace. */
export interface TraceHeaders {
  traceparent: string | null;
  tracestate: string | null;
  baggage: string | null;
}

/** What a request to a deployment carries, and when it is over. */
export interface AttemptTrace {
  readonly headers: TraceHeaders;
  /** Null: it succeeded. Does nothing the second time. */
  end(error: string | null): void;
}

/** What a trace reads of a request whose content it keeps. */
export interface ObservedRequest {
  readonly operation: { readonly gateway: { readonly capability: string | null } };
  readonly body: { readonly value: Readonly<Record<string, unknown>> };
}

/** The trace of one request; absent where no client sent one and none is recorded. */
export interface CallTrace {
  /** @param modelId of the model that is tried */
  attempt(deployment: Deployment, modelId: string): AttemptTrace;
  /** The same reply, of which the trace keeps content; absent unless the operator enabled it. */
  readonly observe?: ((request: ObservedRequest, reply: Reply) => Reply) | undefined;
}

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Later versions may append fields. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;
const NO_TRACE = '0'.repeat(32);
const NO_SPAN = '0'.repeat(16);
const MAX_TRACESTATE = 512;
const MAX_BAGGAGE = 8_192;
const MAX_BAGGAGE_MEMBERS = 64;
const PRINTABLE = /^[\x20-\x7e]+$/;
/** Of one member of a baggage: a token, `=`, and what may be in a value and its properties. */
const MEMBER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+[ \t]*=[\x20\x21\x23-\x2b\x2d-\x5b\x5d-\x7e\t]*$/;

/** Null for what is missing or malformed: the trace then begins here. */
export function readTraceParent(headers: RequestHeaders): TraceParent | null {
  const text = headers['traceparent'];
  if (typeof text !== 'string') return null;
  const match = TRACEPARENT.exec(text);
  if (match === null || (text.startsWith('00') && match[4] === '-')) return null;
  const [, traceId = '', spanId = '', flags = ''] = match;
  if (traceId === NO_TRACE || spanId === NO_SPAN) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Null for what is missing, malformed or long. Without a valid parent it means nothing. */
export function readTraceState(headers: RequestHeaders): string | null {
  const text = headers['tracestate'];
  return typeof text === 'string' && text.length <= MAX_TRACESTATE && PRINTABLE.test(text) ? text : null;
}

/** Null for what is missing, malformed or long. */
export function readBaggage(headers: RequestHeaders): string | null {
  const text = headers['baggage'];
  if (typeof text !== 'string' || text.length > MAX_BAGGAGE) return null;
  const members = text.split(',', MAX_BAGGAGE_MEMBERS + 1);
  if (members.length > MAX_BAGGAGE_MEMBERS) return null;
  return members.every((member) => MEMBER.test(member.trim())) ? text : null;
}

/** Passes the trace of a client on where the gateway records none of its own; null where the client sent nothing. */
export function forwardedTrace(headers: RequestHeaders): CallTrace | null {
  if (headers['traceparent'] === undefined && headers['baggage'] === undefined) return null;
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
