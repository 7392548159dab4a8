/** More events than this are not kept: their text and their number are. */
const KEPT_EVENTS = 2_000;

/** Collects the events of a stream. It reads each character once, so that long streams and large events take linear time. */
export class EventCollector {
  /** The data of the first events, as they came. */
  readonly events: string[] = [];
  /** The number of all events. */
  count = 0;
  /** The pieces of text of a stream of each format, joined. */
  text = '';
  readonly #decoder = new TextDecoder();
  #line: string[] = [];
  #data: string[] = [];

  add(chunk: Uint8Array): void {
    const [first = '', ...others] = this.#decoder.decode(chunk, { stream: true }).split('\n');
    this.#line.push(first);
    for (const start of others) {
      this.#endLine(this.#line.join('').replace(/\r$/, ''));
      this.#line = [start];
    }
  }

  #endLine(line: string): void {
    if (line.startsWith('data:')) this.#data.push(line.slice('data:'.length).trimStart());
    if (line !== '') return;
    const data = this.#data.join('\n');
    this.#data = [];
    if (data === '') return;
    this.count += 1;
    if (this.events.length < KEPT_EVENTS) this.events.push(data);
    this.text += pieceOf(data);
  }
}

/** The members that hold text in the events of chat completions, messages, responses and transcriptions. */
interface Event {
  choices?: { delta?: { content?: string | null } }[];
  delta?: string | { text?: string };
}

function pieceOf(data: string): string {
  if (!data.startsWith('{')) return '';
  try {
    const { choices, delta } = JSON.parse(data) as Event;
    if (typeof delta === 'string') return delta;
    return choices?.[0]?.delta?.content ?? delta?.text ?? '';
  } catch {
    return '';
  }
}
