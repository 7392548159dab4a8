// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
/** One server-sent event: its name, where it has one, and its data as text. */
export interface ServerSentEvent {
  name: string | null;
  data: string;
}

/** Splits a body into events, whatever the chunks that it arrives in. A last event without its blank line is not one. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A trailing CR may be the first half of a CRLF, so it waits for what follows.
      const held = rest.endsWith('\r') ? '\r' : '';
      const frames = rest
        .slice(0, rest.length - held.length)
        .replace(/\r\n|\r/g, '\n')
        .split('\n\n');
      rest = (frames.pop() ?? '') + held;
      for (const frame of frames) {
        const event = parseFrame(frame);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseFrame(frame: string): ServerSentEvent | null {
  let name: string | null = null;
  const data: string[] = [];
  for (const line of frame.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
}
