import { invalidResponse } from '../invalid-response.ts';
import { isLoose, parseEventData } from '../values/json-values.ts';
import { MessageFrames } from '../message-response/events.ts';
import { stopReasonOf } from '../message-response/stop-reason.ts';
import { NO_TOOLS, type ToolNames } from '../tools/tool-names.ts';
import type { MessageTokens } from '../message-response/usage.ts';
import { callId, readResponsePiece, requireCall } from './response.ts';
import type * as Gemini from './format.ts';

/**
 * Translates a stream of `GenerateContentResponse`s to a messages stream. Throws `bad_gateway` when it ends before the
 * response is complete.
 */
export class GeminiStream {
  readonly #frames: MessageFrames;
  readonly #requestId: string;
  readonly #names: ToolNames;
  readonly #oneCall: boolean;
  #calls = 0;
  #hasContent = false;
  #tokens: MessageTokens | null = null;
  #finishReason: string | null = null;

  /**
   * @param names the names of the request's tools
   * @param oneCall whether only the first call is given to the client
   */
  constructor(model: string, requestId: string, names: ToolNames = NO_TOOLS, oneCall = false) {
    this.#oneCall = oneCall;
    this.#names = names;
    this.#frames = new MessageFrames(`msg_${requestId}`, model);
    this.#requestId = requestId;
  }

  /** Returns the frames for the data of one event. */
  accept(data: string): string[] {
    const { parts, finishReason, tokens } = readResponsePiece(parseEventData(data));
    if (tokens !== null) this.#tokens = tokens;
    this.#frames.begin(tokens === null ? null : { ...tokens, output_tokens: 0 });
    this.#hasContent ||= parts.length > 0;
    for (const part of parts) this.#addPart(part);
    this.#finishReason = finishReason ?? this.#finishReason;
    return this.#frames.take();
  }

  /** Returns the final frames. The API has no final event, so the stream is complete when it had a finish reason. */
  finish(): string[] {
    if (this.#finishReason === null)
      throw invalidResponse('the stream ended before the response was complete');
    if (!this.#hasContent) requireCall(this.#finishReason);
    this.#frames.end(stopReasonOf(this.#finishReason, this.#calls > 0), null, this.#tokens);
    return this.#frames.take();
  }

  #addPart({ text, thought, functionCall, thoughtSignature }: Gemini.Part): void {
    if (isLoose<Gemini.Call>(functionCall)) {
      if (this.#oneCall && this.#calls > 0) return;
      const { name, args } = functionCall;
      if (typeof name !== 'string' || name === '') throw invalidResponse('a tool call has no name');
      if (typeof thoughtSignature === 'string') this.#frames.signature(thoughtSignature);
      this.#frames.toolUse(callId(functionCall, this.#requestId, this.#calls), this.#names.called(name).name);
      this.#frames.input(JSON.stringify(args ?? {}));
      this.#frames.close();
      this.#calls += 1;
    } else if (typeof text === 'string') {
      if (thought === true) this.#frames.thinking(text);
      else this.#frames.text(text);
    }
  }
}
