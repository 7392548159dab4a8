import { randomBytes } from 'node:crypto';
import {
  readBaggage,
  readTraceState,
  traceparentOf,
  type AttemptTrace,
  type CallTrace,
  type TraceHeaders,
  type TraceParent,
} from '../calls/trace-context.ts';
import type { Deployment } from '../catalogue/model.ts';
import type { ContentCapture } from './content-capture.ts';

/** A request to a deployment, for its span. */
export interface RecordedAttempt {
  readonly spanId: string;
  readonly deployment: Deployment;
  readonly modelId: string;
  readonly startedAtMs: number;
  endedAtMs: number | null;
  error: string | null;
}

const MAX_ATTEMPTS = 100;

/** The trace of a sampled request. Its ids exist at once; its spans are created at the end. */
export class RecordedTrace implements CallTrace {
  readonly traceId: string;
  readonly spanId = newSpanId();
  readonly parent: TraceParent | null;
  readonly tracestate: string | null;
  readonly attempts: RecordedAttempt[] = [];
  /** Null: no content is exported. */
  readonly content: ContentCapture | null;
  readonly observe: CallTrace['observe'];
  readonly #baggage: string | null;

  constructor(
    parent: TraceParent | null,
    headers: Parameters<typeof readBaggage>[0],
    content: ContentCapture | null = null,
  ) {
    this.content = content;
    this.observe = content === null ? undefined : (call, reply) => content.observe(call, reply);
    this.parent = parent;
    this.traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    this.tracestate = parent === null ? null : readTraceState(headers);
    this.#baggage = readBaggage(headers);
  }

  attempt(deployment: Deployment, modelId: string): AttemptTrace {
    const attempt: RecordedAttempt = {
      spanId: newSpanId(),
      deployment,
      modelId,
      startedAtMs: performance.now(),
      endedAtMs: null,
      error: null,
    };
    // Only the first attempts of a call with many requests get a span.
    if (this.attempts.length < MAX_ATTEMPTS) this.attempts.push(attempt);
    const { traceId } = this;
    const headers: TraceHeaders = {
      traceparent: traceparentOf({ traceId, spanId: attempt.spanId, isSampled: true }),
      tracestate: this.tracestate,
      baggage: this.#baggage,
    };
    return {
      headers,
      end(error) {
        if (attempt.endedAtMs !== null) return;
        attempt.endedAtMs = performance.now();
        attempt.error = error;
      },
    };
  }
}

function newSpanId(): string {
  return randomBytes(8).toString('hex');
}
