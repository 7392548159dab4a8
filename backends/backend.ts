import type { Logger } from 'pino';
import type { JsonObject } from '../bodies/json-body.ts';
import type { RequestMemory } from '../bodies/request-memory.ts';
import type { RequestBody } from '../calls/call.ts';
import type { TraceHeaders } from '../calls/trace-context.ts';
import type { Forwarding } from '../calls/usage.ts';
import type { Operation } from '../generated/operations.ts';

/** One call of one deployment. */
export interface BackendRequest {
  operation: Operation;
  /** The name that the upstream knows the model by. */
  model: string;
  /** The name that the caller used, to stand in texts of the upstream's. */
  publicModel: string;
  body: RequestBody;
  /** Top-level properties to set in the body, or to take out where undefined; `model` is always set. */
  changes: JsonObject;
  /** Whether the answer is to come as server-sent events. */
  stream: boolean;
  /** The response from its bytes, where that takes less than parsing all of it; null: it is parsed. */
  readBytes?: (bytes: Buffer) => JsonObject | null;
  requestId: string;
  /** Headers of the caller's that belong to the format, by lower-case name. The operator's own replace them. */
  formatHeaders?: Readonly<Record<string, string>>;
  /** What it carries of a trace, as far as the backend may see it. */
  trace?: TraceHeaders;
  /** Told what goes upstream: it costs unless it is refused there. Absent where nobody is charged. */
  usage?: Forwarding;
  /** Where a translation of the body is leased; absent where no client sent it, and where its memory is leased already. */
  memory?: RequestMemory | undefined;
  signal: AbortSignal;
  log: Logger;
}

/** The upstream's answer, its status already found good and its failures already mapped (design §5, order 12). */
export type BackendResponse =
  | { kind: 'json'; value: JsonObject }
  /** Frames of server-sent events, those of one network read together. */
  | { kind: 'frames'; frames: AsyncIterable<string[]> }
  | { kind: 'bytes'; contentType: string; chunks: AsyncIterable<Uint8Array> };

/** A kind of upstream. Throws `GatewayError`s only; ending an answer's iteration early aborts upstream. */
export interface Backend {
  /** Whether it sends a file that is still on its way (`MultipartBody.arriving`); else it is given whole ones alone. */
  readonly streamsUploads?: boolean;
  send(request: BackendRequest): Promise<BackendResponse>;
  close(): Promise<void>;
}
