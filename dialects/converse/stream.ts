import type { JsonObject } from '../../bodies/json-body.ts';
import { contextLengthExceeded } from '../../errors/context-length.ts';
import { failure } from '../../errors/gateway-error.ts';
import { invalidResponse } from '../invalid-response.ts';
import { MessageFrames } from '../message-response/events.ts';
import { stopReasonOf } from '../message-response/stop-reason.ts';
import { NO_TOOLS, type ToolNames } from '../tools/tool-names.ts';
import { rejectionReason } from '../rejection-reason.ts';
import { citationsOf, citedText, toCitation } from './citations.ts';
import { isPromptBlocked, tokensOf } from './response.ts';
import type * as Converse from './format.ts';
import { isLoose, looseOf, type Fields } from '../values/json-values.ts';

/** Exceptions in a stream that another attempt, or another server, may avoid. */
const OVERLOADED = new Set(['throttlingException', 'serviceUnavailableException']);

/** Translates a ConverseStream to a messages stream. Throws `bad_gateway` when it ends before the response is complete. */
export class ConverseStream {
  readonly #frames: MessageFrames;
  readonly #names: ToolNames;
  readonly #oneCall: boolean;
  #stopReason: string | null = null;
  #vendorReason: unknown = null;
  #isPromptBlocked = false;
  #hasCalls = false;
  /** Whether a call has begun and not ended. */
  #isCalling = false;
  /** Whether the open block is left out. */
  #isSkipping = false;
  #isEnded = false;

  /**
   * @param names the names of the request's tools
   * @param oneCall whether only the first call is given to the client
   */
  constructor(model: string, requestId: string, names: ToolNames = NO_TOOLS, oneCall = false) {
    this.#oneCall = oneCall;
    this.#names = names;
    this.#frames = new MessageFrames(`msg_${requestId}`, model);
  }

  /** Whether the stream has ended without a model, because a guardrail blocked the prompt. */
  get isPromptBlocked(): boolean {
    return this.#isPromptBlocked;
  }

  /** Returns the frames for one event, by its `:event-type`. Unknown events are dropped. */
  accept(type: string, event: Converse.Event): string[] {
    switch (type) {
      case 'messageStart':
        this.#frames.begin();
        break;
      case 'contentBlockStart':
        this.#start(event.start);
        break;
      case 'contentBlockDelta':
        this.#continue(event.delta);
        break;
      case 'contentBlockStop':
        this.#isSkipping = false;
        this.#isCalling = false;
        this.#frames.close();
        break;
      case 'messageStop':
        this.#stop(event.stopReason);
        break;
      case 'metadata':
        this.#end(event.usage);
        break;
    }
    return this.#frames.take();
  }

  /** Handles an exception in place of an event. Its message is read for its reason, and not passed on. */
  fail(type: string, { message }: Converse.Event): never {
    const options = {
      internal: `the upstream stream failed with ${type}`,
      isUpstreamError: true,
      upstreamError: { type, message },
    } as const;
    const rejection = rejectionReason([], typeof message === 'string' ? message : '') ?? undefined;
    if (rejection === 'context_length') throw contextLengthExceeded(options);
    throw failure(OVERLOADED.has(type) ? 'model_overloaded' : 'bad_gateway', { ...options, rejection });
  }

  /** Returns the final frames of a stream whose server has counted no tokens. */
  finish(): string[] {
    if (!this.#isEnded) this.#end(null);
    return this.#frames.take();
  }

  #start(start: unknown): void {
    const call = looseOf<Fields<'toolUse'>>(start).toolUse;
    if (!isLoose<Converse.ToolUse>(call)) return;
    const { toolUseId: id, name } = call;
    if (typeof id !== 'string' || typeof name !== 'string')
      throw invalidResponse('a tool call has no id or no name');
    this.#isSkipping = this.#oneCall && this.#hasCalls;
    this.#hasCalls = true;
    this.#isCalling = true;
    if (this.#isSkipping) return;
    this.#frames.toolUse(id, this.#names.called(name).name);
  }

  #continue(delta: unknown): void {
    if (!isLoose<Converse.Delta>(delta)) throw invalidResponse('a delta is not an object');
    if (this.#isSkipping) return;
    const { text, toolUse, citation, citationsContent: cited, reasoningContent: reasoning } = delta;
    if (typeof text === 'string') this.#frames.text(text);
    if (isLoose<Converse.Citation>(citation)) this.#cite(toCitation(citation));
    if (isLoose<Converse.Cited>(cited)) {
      this.#frames.text(citedText(cited));
      citationsOf(cited).forEach((one) => this.#cite(one));
    }
    if (isLoose<Converse.ToolUse>(toolUse) && typeof toolUse.input === 'string')
      this.#frames.input(toolUse.input);
    if (!isLoose<Converse.ReasoningDelta>(reasoning)) return;
    if (typeof reasoning.text === 'string') this.#frames.thinking(reasoning.text);
    if (typeof reasoning.signature === 'string') this.#frames.signature(reasoning.signature);
    if (typeof reasoning.redactedContent === 'string')
      this.#frames.redactedThinking(reasoning.redactedContent);
  }

  #cite(citation: JsonObject | null): void {
    if (citation !== null) this.#frames.citation(citation);
  }

  #stop(reason: unknown): void {
    if (typeof reason !== 'string') throw invalidResponse('it has no stop reason');
    this.#vendorReason = reason;
    this.#stopReason = stopReasonOf(reason, this.#hasCalls);
    if (this.#stopReason === 'tool_use' && this.#isCalling) throw invalidResponse('a tool call has no end');
  }

  /** Usage comes last, after the stop reason. */
  #end(usage: unknown): void {
    if (this.#stopReason === null) throw invalidResponse('it ends before its stop reason');
    this.#isEnded = true;
    this.#isPromptBlocked = isPromptBlocked(this.#vendorReason, usage);
    this.#frames.end(this.#stopReason, null, tokensOf(usage));
  }
}
