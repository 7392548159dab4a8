import { addCounts, noteAudio, noUsage, readChatUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, namedFrame } from '../../streaming/write-frames.ts';
import { parseEventData, throwUpstreamError, type JsonRecord } from '../json-values.ts';

export interface MediaDialect {
  /** The event that ends an answer well. */
  terminal: string;
  /** The other events of the contract; what a server sends beside them is left out. */
  others: readonly string[];
  /** Whether frames carry an `event:` line (images). */
  named: boolean;
  /** What each terminal event is one more of, where things are priced by the piece. */
  counts: 'images' | null;
  /** An event as servers write it, in the contract's form; null to omit it. Throws `bad_gateway` for one without its content. */
  normalise: (event: JsonRecord, type: string) => JsonRecord | null;
  /** Whether the content comes in the events before the terminal one, of which there must be one then. */
  needsOthers: boolean;
}

/** Streams of speech and images: typed events, of which the last kind comes once for each thing made (wire formats §11, §12). */
export class MediaStreamWriter implements EventWriter {
  readonly #dialect: MediaDialect;
  readonly #usage: Usage;
  readonly #count: number;
  #made = 0;
  #hasOthers = false;

  /** @param count how many things were asked for, and so terminal events at most */
  constructor(dialect: MediaDialect, usage: Usage, count = 1) {
    this.#dialect = dialect;
    this.#usage = usage;
    this.#count = count;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const given = parseEventData(event.data);
    throwUpstreamError(given);
    const { type } = given;
    if (typeof type !== 'string') throw failure('bad_gateway', { internal: 'an upstream event has no type' });
    const { terminal, others, named, normalise } = this.#dialect;
    if (type !== terminal && !others.includes(type)) return { text: '', ended: false };
    const data = normalise(given, type);
    if (data === null) return { text: '', ended: false };
    if (type === terminal) this.#noteMade(data['usage']);
    else {
      this.#hasOthers = true;
      this.#noteUnfinished(data);
    }
    const text = named ? namedFrame({ ...data, type }) : dataFrame(data);
    return { text, ended: this.#made >= this.#count };
  }

  /** Each thing made has numbers of its own. */
  #noteMade(block: unknown): void {
    if (this.#dialect.needsOthers && !this.#hasOthers)
      throw failure('bad_gateway', { internal: 'the upstream stream has no content' });
    this.#made += 1;
    const one = noUsage();
    readChatUsage(one, block);
    addCounts(this.#usage, one);
    if (this.#dialect.counts === 'images') this.#usage.images = this.#made;
    this.#usage.received.images = 0;
  }

  /** An image that the caller has seen in part was made, whether or not its last version is waited for. */
  #noteUnfinished(data: JsonRecord): void {
    if (this.#dialect.counts === 'images') this.#usage.received.images = 1;
    else noteAudio(this.#usage.received, data['audio']);
  }

  /** Servers may make fewer than were asked for, which the caller can count; an answer with none is broken. */
  finish(): string {
    if (this.#made > 0) return '';
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame({ error: streamErrorBody(error) });
  }
}
