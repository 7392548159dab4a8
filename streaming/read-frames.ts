import { failure } from '../errors/gateway-error.ts';
import { ChunkTexts } from './chunk-texts.ts';

/** One event of a server-sent event stream (WHATWG HTML, section 9.2). */
export interface ServerSentEvent {
  /** The `event:` field, or an empty string. */
  event: string;
  /** The `data:` lines, joined by newlines. */
  data: string;
}

/** Larger frames are errors of the backend. Partial images of a few MB must pass. */
const MAX_FRAME_CHARACTERS = 64 * 1024 * 1024;

/**
 * Splits bytes into frames, which are the text between blank lines, and normalises line ends to `\n`. Yields the
 * frames of one network read together, so that they can be written together. At the end of the stream, a last frame
 * without its blank line counts if its last line or its data is complete; otherwise it is dropped. Throws `bad_gateway` for a
 * frame that is too long. Each result must have arrived before the next one is requested.
 */
export function readFrames(chunks: AsyncIterable<Uint8Array>): AsyncIterableIterator<string[], undefined> {
  return new FrameReads(chunks[Symbol.asyncIterator]());
}

/** The reads of one stream. No generator, which could not end the upstream while it is read. */
class FrameReads implements AsyncIterableIterator<string[], undefined> {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #splitter = new FrameSplitter();
  #isOver = false;

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.#chunks = chunks;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string[], undefined>> {
    while (!this.#isOver) {
      const read = await this.#chunks.next();
      try {
        this.#isOver = read.done === true;
        const frames = read.done === true ? this.#splitter.end() : this.#splitter.add(read.value);
        if (frames !== null) return { done: false, value: frames };
      } catch (error) {
        await this.return();
        throw error;
      }
    }
    return OVER;
  }

  async return(): Promise<IteratorResult<string[], undefined>> {
    if (!this.#isOver) {
      this.#isOver = true;
      await this.#chunks.return?.();
    }
    return OVER;
  }
}

const OVER: IteratorResult<string[], undefined> = { done: true, value: undefined };

class FrameSplitter {
  readonly #texts = new ChunkTexts();
  #rest = '';
  /** The last characters of the rest. */
  #tail = '';
  #heldReturn = false;
  #restEndsLine = false;

  /** Returns the frames that end in this chunk; null for none. */
  add(chunk: Uint8Array): string[] | null {
    let text = this.#texts.of(chunk);
    if (this.#rest === '' && !this.#heldReturn && isOneFrame(text)) {
      this.#restEndsLine = true;
      return addEvents(text.slice(0, -2), []);
    }
    if (this.#heldReturn) text = `\r${text}`;
    this.#heldReturn = text.endsWith('\r');
    if (this.#heldReturn) text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    // Search only the new text: a frame of many megabytes arrives in thousands of reads.
    const ends = text.includes('\n\n') || (text.startsWith('\n') && this.#restEndsLine);
    if (text !== '') this.#restEndsLine = text.endsWith('\n');
    this.#rest += text;
    if (!ends) {
      const latest = this.#tail + text;
      this.#tail = latest.slice(-OVERLAP);
      if (!WITHOUT_BLANK_LINE.test(latest)) {
        boundFrame(this.#rest);
        return null;
      }
    }
    const frames: string[] = [];
    const parts = this.#rest.split('\n\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      const frame = trimLeadingNewline(part);
      if (frame !== '') addEvents(frame, frames);
    }
    addEvents(last, frames);
    this.#rest = frames.pop() ?? '';
    this.#tail = this.#rest.slice(-OVERLAP);
    return frames;
  }

  /** Returns the last frame if its last line is complete, or its data. */
  end(): string[] | null {
    const rest = this.#rest + this.#texts.end();
    const last = trimLeadingNewline(rest.replace(/\n$/, ''));
    if (last === '') return null;
    const frames = addEvents(last, []);
    const hasLineEnd = this.#heldReturn || rest.endsWith('\n');
    if (!hasLineEnd && !hasCompleteData(frames.at(-1) ?? '')) frames.pop();
    return frames.length === 0 ? null : frames;
  }
}

/**
 * The end of an event whose server leaves out the blank line: a line of data ends with an object, and the next begins
 * with one. No JSON text has both. Other fields and comments may be between them. Each part is bounded, so that the
 * work is linear.
 */
const WITHOUT_BLANK_LINE =
  /\}[ \t]{0,16}\n(?=(?:(?:event|id|retry)?:[^\n]{0,100}\n){0,3}data:[ \t]{0,16}(?:\{|\[DONE\]))/;
/** More characters than such an end has. */
const OVERLAP = 512;

/** Adds the events in a frame to a list, and returns that. */
function addEvents(frame: string, events: string[]): string[] {
  // Most frames have one line of data, which is the last.
  const end = frame.indexOf('}');
  if (end === -1 || !frame.includes('\n', end)) events.push(frame);
  else {
    const parts = frame.split(WITHOUT_BLANK_LINE);
    const last = parts.length - 1;
    for (const [index, part] of parts.entries()) events.push(index < last ? `${part}}` : part);
  }
  return events;
}

/** Whether a text is one frame with line feeds as line ends, as most reads of a stream are. */
function isOneFrame(text: string): boolean {
  return (
    text.length > 2 && text.indexOf('\n\n') === text.length - 2 && text[0] !== '\n' && !text.includes('\r')
  );
}

/** Whether the data of a frame cannot go on. Servers leave out the last line end (openai/openai-node#2725). */
function hasCompleteData(frame: string): boolean {
  const { data = '' } = parseFrame(frame) ?? {};
  if (!data.startsWith('{')) return data === '[DONE]';
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

function boundFrame(text: string): void {
  if (text.length > MAX_FRAME_CHARACTERS)
    throw failure('bad_gateway', {
      internal: `an upstream event is longer than ${MAX_FRAME_CHARACTERS} characters`,
    });
}

/** Removes the line feed that is left before a frame; there is one at most. */
function trimLeadingNewline(frame: string): string {
  return frame.startsWith('\n') ? frame.slice(1) : frame;
}

/** A second name of the field, which some proxies write before a line that has it (no JSON begins like this). */
const DOUBLED_FIELD = /^(?:data: ?)+/;

/** The mark of the end, also with spaces, in quotes or in lower case. */
const DONE = /^\s*"?\[done\]"?\s*$/i;
const MAX_DONE_LENGTH = 16;

/** Data that some servers send between the events of a valid stream (lidge-jun/opencodex#1219, decolua/9router#1148). */
const NOTHING = 'null';

/**
 * Parses the event in a frame. Null for comments, retry hints and frames without data, also with an empty one, with which
 * some servers keep a stream alive (NousResearch/hermes-agent#111887).
 */
export function parseFrame(frame: string): ServerSentEvent | null {
  if (
    frame.startsWith('data: ') &&
    frame.length > 6 + MAX_DONE_LENGTH &&
    !frame.includes('\n') &&
    !frame.startsWith('data:', 6)
  )
    return { event: '', data: frame.slice(6) };
  let event = '';
  let data: string | null = null;
  for (const line of frame.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const raw = colon === -1 ? '' : line.slice(colon + 1);
    const value = raw.startsWith(' ') ? raw.slice(1) : raw;
    if (field === 'event') event = value;
    else if (field === 'data') {
      const text = value.replace(DOUBLED_FIELD, '');
      data = data === null ? text : `${data}\n${text}`;
    }
  }
  if (data === null || data === '' || data === NOTHING) return null;
  return { event, data: data.length <= MAX_DONE_LENGTH && DONE.test(data) ? '[DONE]' : data };
}
