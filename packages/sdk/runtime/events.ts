/** A server-sent event: its name, if it has one, and its data as text. */
export interface ServerSentEvent {
  name: string | null;
  data: string;
}

/** Splits the chunks of a body into events. A last event without its blank line is ignored. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent, void> {
  const decoder = new TextDecoder();
  const lines = new LineSplitter();
  let name: string | null = null;
  let data: string[] = [];
  for await (const chunk of chunks) {
    for (const line of lines.split(decoder.decode(chunk, { stream: true }))) {
      if (line === '') {
        if (data.length > 0) yield { name, data: data.join('\n') };
        name = null;
        data = [];
        continue;
      }
      const colon = line.indexOf(':');
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (field === 'event') name = value;
      else if (field === 'data') data.push(value);
    }
  }
}

/** Splits text into lines. It reads each character once, so that large events take linear time. */
class LineSplitter {
  #pieces: string[] = [];
  #afterReturn = false;

  *split(text: string): Generator<string, void> {
    if (text === '') return;
    let start = this.#afterReturn && text.startsWith('\n') ? 1 : 0;
    this.#afterReturn = text.endsWith('\r');
    const ends = /\r\n|\r|\n/g;
    ends.lastIndex = start;
    for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
      this.#pieces.push(text.slice(start, end.index));
      const line = this.#pieces.join('');
      this.#pieces = [];
      start = ends.lastIndex;
      yield line;
    }
    if (start < text.length) this.#pieces.push(text.slice(start));
  }
}
