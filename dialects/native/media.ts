import { readChatUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME, namedFrame } from '../../streaming/write-frames.ts';
import { parseEventData, throwUpstreamError } from '../json-values.ts';

export interface MediaDialect {
  /** The event that ends an answer well. */
  terminal: string;
  /** Whether `[DONE]` follows it (transcriptions) and whether frames carry an `event:` line (images). */
  done: boolean;
  named: boolean;
}

/** Streams of transcriptions, speech and images: typed events, one of which is the last (wire formats §11, §12). */
export class MediaStreamWriter implements EventWriter {
  readonly #dialect: MediaDialect;
  readonly #usage: Usage;

  constructor(dialect: MediaDialect, usage: Usage) {
    this.#dialect = dialect;
    this.#usage = usage;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData(event.data);
    throwUpstreamError(data);
    const type = data['type'];
    if (typeof type !== 'string')
      throw failure('bad_gateway', { internal: 'an event of the upstream has no type' });
    readChatUsage(this.#usage, data['usage']);
    const text = this.#dialect.named ? namedFrame({ ...data, type }) : dataFrame(data);
    const ended = type === this.#dialect.terminal;
    return { text: ended && this.#dialect.done ? text + DONE_FRAME : text, ended };
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before its answer did' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame({ error: streamErrorBody(error) });
  }
}

const TRANSCRIPTION_STREAM: MediaDialect = { terminal: 'transcript.text.done', done: true, named: false };

export function transcriptionWriter({ usage }: { usage: Usage }): EventWriter {
  return new MediaStreamWriter(TRANSCRIPTION_STREAM, usage);
}
