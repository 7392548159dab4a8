import { failure } from '../errors/gateway-error.ts';

/** One event of a server-sent event stream (WHATWG HTML, §9.2). */
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
 * without its blank line counts if its last line is complete; otherwise it is dropped. Throws `bad_gateway` for a
 * frame that is too long.
 */
export async function* readFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let heldReturn = false;
  let restEndsLine = false;
  for await (const chunk of chunks) {
    let text = decoder.decode(chunk, { stream: true });
    if (heldReturn) text = `\r${text}`;
    heldReturn = text.endsWith('\r');
    if (heldReturn) text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    // Search only the new text: a frame of many megabytes arrives in thousands of reads.
    const ends = text.includes('\n\n') || (text.startsWith('\n') && restEndsLine);
    if (text !== '') restEndsLine = text.endsWith('\n');
    rest += text;
    if (!ends) {
      boundFrame(rest);
      continue;
    }
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    yield frames.map(trimLeadingNewline).filter((frame) => frame !== '');
  }
  rest += decoder.decode();
  if (heldReturn || rest.endsWith('\n')) {
    const last = trimLeadingNewline(rest.replace(/\n$/, ''));
    if (last !== '') yield [last];
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

/** Parses the event in a frame. Null for comments, retry hints and frames without data. */
export function parseFrame(frame: string): ServerSentEvent | null {
  if (frame.startsWith('data: ') && !frame.includes('\n')) return { event: '', data: frame.slice(6) };
  let event = '';
  let data: string | null = null;
  for (const line of frame.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const raw = colon === -1 ? '' : line.slice(colon + 1);
    const value = raw.startsWith(' ') ? raw.slice(1) : raw;
    if (field === 'event') event = value;
    else if (field === 'data') data = data === null ? value : `${data}\n${value}`;
  }
  return data === null ? null : { event, data };
}
