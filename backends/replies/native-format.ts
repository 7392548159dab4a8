import type { JsonObject } from '../../bodies/json-body.ts';
import type { Usage } from '../../calls/usage.ts';
import type { EstimateTokens } from '../../dialects/usage/complete-usage.ts';
import type { Format } from '../../dialects/dialect.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';

/** How a response is read when the backend speaks the client's format. */
export interface NativeFormat {
  format: Format;
  /** Top-level properties to set in the body that is forwarded. */
  changes(stream: boolean): JsonObject;
  /** Returns the client's response for a non-streaming response of the backend, and notes its usage. */
  response(response: JsonObject): JsonObject;
  writer(options: NativeWriterOptions): EventWriter;
  /** Returns a writer of what this client reads of a stream in the format; absent where it reads all. */
  forClient?(writer: EventWriter): EventWriter;
}

/** The options of the writer of a client's format. */
export interface NativeWriterOptions {
  /** Filled in with the numbers of the stream. */
  usage: Usage;
  /** Usage to report where the backend reports none. */
  estimate: EstimateTokens;
  /** Whether the stream has the usage although the client has not requested it. */
  includeUsage?: boolean;
}

export interface ConverseOptions {
  /** The body to send in place of the client's, such as one with its stored context. */
  body?: JsonObject;
  /**
   * Called before the response ends: before the terminal event of a stream, or before a non-streaming response
   * is sent. For a stream it returns the text to send.
   */
  beforeEnd?: (response: FinalResponse) => Promise<string>;
}

/** The complete response, or the writer that has just written its end, with the text of that end. */
export type FinalResponse =
  | { kind: 'json'; value: JsonObject }
  | { kind: 'events'; writer: EventWriter; text: string };
