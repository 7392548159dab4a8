import type { JsonObject } from '../bodies/json-body.ts';
import type { ReceivedBody } from '../bodies/received-body.ts';
import type { RequestMemory } from '../bodies/byte-bound.ts';
import type { CallLog, RequestBody } from '../calls/call.ts';
import type { TraceHeaders } from '../calls/trace-context.ts';
import type { Forwarding } from '../calls/usage.ts';
import type { Operation } from '../generated/operations.ts';

/** What a reply sends to one deployment. */
export interface SentRequest {
  operation: Operation;
  body: RequestBody;
  /** Top-level properties to set in the body, or to remove where undefined. `model` is always set. */
  changes: JsonObject;
  /** Whether the response should be server-sent events. */
  stream: boolean;
}

/** A request to one deployment, with all that its backend needs. */
export interface BackendRequest extends SentRequest {
  /** The model's name at the upstream. */
  model: string;
  /** The name that the client used. It replaces the upstream's name in error messages. */
  publicModel: string;
  /** Reads the response from its bytes where that is cheaper than parsing it; null: it must be parsed. */
  readBytes?: ((received: ReceivedBody) => JsonObject | null) | undefined;
  requestId: string;
  /**
   * The client's headers that belong to the format, by lower-case name. The operator's headers replace them.
   */
  formatHeaders?: Readonly<Record<string, string>>;
  /** The `authorization` of a backend that signs in. The operator's replaces it. */
  authorization?: string | undefined;
  /** The trace headers that the backend may receive. */
  trace?: TraceHeaders;
  /**
   * Records what was sent upstream, which is charged unless it was refused. Absent for requests that are not
   * charged.
   */
  usage?: Forwarding;
  /**
   * The memory bound that a translation of the body counts against. Absent where no client sent the body, and
   * where its memory is counted already.
   */
  memory?: RequestMemory | undefined;
  /**
   * Takes one of the connections to the backend, as soon as one is free. The returned function gives it back. Throws
   * `model_overloaded` when none becomes free in time. Absent: their number is not limited.
   */
  takeConnection?: TakeConnection | undefined;
  signal: AbortSignal;
  log: CallLog;
}

export type TakeConnection = (signal: AbortSignal) => Promise<() => void>;

/** A successful response of the upstream. Its status is checked, and failures are mapped, before. */
export type BackendResponse =
  | { kind: 'json'; value: JsonObject }
  /** Frames of server-sent events, grouped by network read. */
  | { kind: 'frames'; frames: AsyncIterable<string[]> }
  | { kind: 'bytes'; contentType: string; chunks: AsyncIterable<Uint8Array> };

/** Ends a response that is not read, so that its connection is free again. */
export async function endResponse(response: BackendResponse | null): Promise<void> {
  if (response === null || response.kind === 'json') return;
  const items: AsyncIterable<unknown> = response.kind === 'bytes' ? response.chunks : response.frames;
  await items[Symbol.asyncIterator]().return?.();
}

/**
 * A kind of upstream. It throws `GatewayError`s only. Ending the iteration of a response early aborts the
 * request upstream.
 */
export interface Backend {
  /**
   * Whether it can send a file that is still being received (`MultipartBody.arriving`). If not, it gets
   * complete files only.
   */
  readonly streamsUploads?: boolean;
  send(request: BackendRequest): Promise<BackendResponse>;
  close(): Promise<void>;
}
