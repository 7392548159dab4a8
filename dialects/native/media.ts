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

type MediaEvent = Loose.ImageStreamEvent & Loose.SpeechStreamEvent;

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

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const given = parseEventData<Loose.ImageStreamEvent & Loose.SpeechStreamEvent>(event.data);
    throwUpstreamError(given);
    const { type } = given;
    if (typeof type !== 'string') throw failure('bad_gateway', { internal: 'an upstream event has no type' });
    const { terminal, others, named, normalise } = this.#dialect;
    if (type !== terminal && !others.includes(type)) return { text: '', ended: false };
    const data = normalise(given, type);
    if (data === null) return { text: '', ended: false };
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
    const one = noUsage();
    readChatUsage(one, data.usage);
    addCounts(this.#usage, one);
    readImageTerms(this.#usage, data);
    if (this.#dialect.counts === 'images') this.#usage.images = this.#finished;
    this.#usage.received.images = 0;
  }

  /**
   * Counts partial content. A partial image that the client has received was generated, even if its final version does
   * not come.
   */
  #countPartial(data: MediaEvent): void {
    if (this.#dialect.counts === 'images') this.#usage.received.images = 1;
    else countAudio(this.#usage.received, data.audio);
  }

  /** Ends the stream. Servers may generate fewer items than requested, but not none. */
  finish(): string {
    if (this.#finished > 0) return '';
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<MediaStreamError>({ error: streamErrorBody(error) });
  }
}
