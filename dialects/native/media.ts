import {
  addCounts,
  countAudio,
  noUsage,
  readChatUsage,
  readImageTerms,
  type Usage,
} from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { MediaStreamError } from '../../generated/contract.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, namedFrame } from '../../streaming/write-frames.ts';
import { parseEventData, throwUpstreamError, type Loose } from '../values/json-values.ts';

export type MediaEvent = Loose.ImageStreamEvent & Loose.SpeechStreamEvent;

/** The events of one media operation. */
export interface MediaDialect {
  /** The event that ends one item successfully. */
  terminal: string;
  /** The other events of the contract. All events beside these are dropped. */
  others: readonly string[];
  /** Whether frames carry an `event:` line (images). */
  named: boolean;
  /** The unit that each terminal event counts as, for items priced by the piece. */
  counts: 'images' | null;
  /** Normalises an event to the contract. Null drops it. Throws `bad_gateway` for an event without content. */
  normalise: (event: MediaEvent, type: string) => MediaEvent | null;
  /** Whether the content comes before the terminal event, so at least one other event is required. */
  needsOthers: boolean;
}

export interface Step {
  text: string;
  ended: boolean;
}
export const NOTHING: Step = { text: '', ended: false };

/** Writes streams of speech and images. One terminal event ends each item. */
export class MediaStreamWriter implements EventWriter {
  readonly #dialect: MediaDialect;
  readonly #usage: Usage;
  readonly #count: number;
  #finished = 0;
  #hasOthers = false;

  /** @param count the number of requested items, and so the most terminal events */
  constructor(dialect: MediaDialect, usage: Usage, count = 1) {
    this.#dialect = dialect;
    this.#usage = usage;
    this.#count = count;
  }

  accept(frame: string): Step {
    const event = parseFrame(frame);
    if (event === null) return NOTHING;
    if (event.data !== '[DONE]') return this.acceptEvent(parseEventData<MediaEvent>(event.data));
    // Together ends its speech without another event.
    return this.#dialect.needsOthers && this.#hasOthers
      ? this.acceptEvent({ type: this.#dialect.terminal })
      : NOTHING;
  }

  protected acceptEvent(given: MediaEvent): Step {
    throwUpstreamError(given);
    const { type } = given;
    if (typeof type !== 'string') throw failure('bad_gateway', { internal: 'an upstream event has no type' });
    const { terminal, others, named, normalise } = this.#dialect;
    if (type !== terminal && !others.includes(type)) return NOTHING;
    const data = normalise(given, type);
    if (data === null) return NOTHING;
    if (type === terminal) this.#countFinished(data);
    else {
      this.#hasOthers = true;
      this.#countPartial(data);
    }
    const text = named ? namedFrame({ ...data, type }) : dataFrame(data);
    return { text, ended: this.#finished >= this.#count };
  }

  /** Counts a finished item and its usage. */
  #countFinished(data: MediaEvent): void {
    if (this.#dialect.needsOthers && !this.#hasOthers)
      throw failure('bad_gateway', { internal: 'the upstream stream has no content' });
    this.#finished += 1;
    this.countTokens(data.usage);
    readImageTerms(this.#usage, data);
    if (this.#dialect.counts === 'images') this.#usage.images = this.#finished;
    this.#usage.received.images = 0;
  }

  protected countTokens(block: unknown): void {
    const one = noUsage();
    readChatUsage(one, block);
    addCounts(this.#usage, one);
  }

  /**
   * Counts partial content. A partial image that the client has received was generated, even if its final version does
   * not come.
   */
  #countPartial(data: MediaEvent): void {
    if (this.#dialect.counts === 'images') this.#usage.received.images = 1;
    else countAudio(this.#usage.received, data.audio);
  }

  protected get hasFinished(): boolean {
    return this.#finished > 0;
  }

  /** Ends the stream. Servers may generate fewer items than requested, but not none. */
  finish(): string {
    if (this.hasFinished) return '';
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<MediaStreamError>({ error: streamErrorBody(error) });
  }
}
