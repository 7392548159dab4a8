/** One HTTP/1.1 message as it stood on the socket. */
export interface HttpMessage {
  startLine: string;
  /** Names in lower case, in their order, with repetitions. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Its first bytes, as many as are kept. */
  body: Buffer;
  /** `closed`: the body ended with the connection, because nothing announced its length. `cut`: it ended before it should. */
  ending: 'complete' | 'closed' | 'cut';
}

/** Told when the head of a message is there; tells whether a body can follow it at all. */
export type HasBody = (startLine: string) => boolean;

export interface ParserOptions {
  kind: 'request' | 'response';
  /** Of each body. */
  keptBytes: number;
  /** Called once a message's head is complete. */
  onHead?: (startLine: string) => void;
  /** Says for a response whether it has a body, which depends on the request (RFC 9112 §6.3). */
  hasBody?: HasBody;
  onMessage: (message: HttpMessage) => void;
  onMalformed?: (reason: string) => void;
}

type State =
  | { name: 'head' }
  | { name: 'length'; leftBytes: number }
  | { name: 'chunk_size' }
  | { name: 'chunk'; leftBytes: number }
  | { name: 'trailers' }
  | { name: 'until_close' }
  | { name: 'malformed' };

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** Reads HTTP/1.1 messages from the bytes of one direction of a connection, in pieces of any size. */
export class HttpMessageParser {
  readonly #options: ParserOptions;
  #state: State = { name: 'head' };
  #pending: Buffer = Buffer.alloc(0);
  #startLine = '';
  #headers: [string, string][] = [];
  #body: Buffer[] = [];
  #bodyBytes = 0;

  constructor(options: ParserOptions) {
    this.#options = options;
  }

  /** The start line of a message whose head is not complete yet; null when not even that line is there. */
  get unfinishedStartLine(): string | null {
    const end = this.#state.name === 'head' ? this.#pending.indexOf(LINE_END) : -1;
    const line = end === -1 ? '' : this.#pending.toString('latin1', 0, end);
    return START_LINES[this.#options.kind].test(line) ? line : null;
  }

  feed(bytes: Buffer): void {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    while (this.#step()) {
      // Each step consumes what it can; the last one finds too little.
    }
  }

  /** The connection's end in this direction. */
  end(): void {
    const { name } = this.#state;
    if (name === 'until_close') this.#finish('closed');
    else if (name !== 'head' && name !== 'malformed') this.#finish('cut');
    else if (name === 'head' && this.#pending.length > 0)
      this.#malformed('the connection ended within a head');
  }

  #step(): boolean {
    switch (this.#state.name) {
      case 'head':
        return this.#readHead();
      case 'length':
      case 'chunk':
        return this.#readBytes(this.#state);
      case 'chunk_size':
        return this.#readChunkSize();
      case 'trailers':
        return this.#readTrailer();
      case 'until_close':
        return this.#take(this.#pending.length);
      case 'malformed':
        this.#pending = Buffer.alloc(0);
        return false;
    }
  }

  #readHead(): boolean {
    const end = this.#pending.indexOf(HEAD_END);
    if (end === -1) return false;
    const [startLine = '', ...lines] = this.#pending.toString('latin1', 0, end).split('\r\n');
    this.#pending = this.#pending.subarray(end + HEAD_END.length);
    const headers: [string, string][] = [];
    for (const line of lines) {
      const colon = line.indexOf(':');
      if (colon < 1) return this.#malformed(`a header line without a name: ${line.slice(0, 40)}`);
      headers.push([line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]);
    }
    if (!START_LINES[this.#options.kind].test(startLine))
      return this.#malformed(`a start line: ${startLine.slice(0, 60)}`);
    this.#startLine = startLine;
    this.#headers = headers;
    this.#options.onHead?.(startLine);
    this.#beginBody();
    return true;
  }

  #beginBody(): void {
    const header = (wanted: string) => this.#headers.find(([name]) => name === wanted)?.[1];
    const length = header('content-length');
    if (this.#options.hasBody?.(this.#startLine) === false) this.#finish('complete');
    else if (header('transfer-encoding')?.toLowerCase() === 'chunked') this.#state = { name: 'chunk_size' };
    else if (length !== undefined) this.#announced(Number(length));
    else if (this.#options.kind === 'request') this.#finish('complete');
    else this.#state = { name: 'until_close' };
  }

  #announced(lengthBytes: number): void {
    if (!Number.isSafeInteger(lengthBytes) || lengthBytes < 0)
      this.#malformed('a content length that is no number');
    else if (lengthBytes === 0) this.#finish('complete');
    else this.#state = { name: 'length', leftBytes: lengthBytes };
  }

  #readBytes(state: Extract<State, { name: 'length' | 'chunk' }>): boolean {
    const count = Math.min(state.leftBytes, this.#pending.length);
    if (count === 0) return false;
    this.#take(count);
    state.leftBytes -= count;
    if (state.leftBytes > 0) return false;
    if (state.name === 'length') this.#finish('complete');
    else this.#state = { name: 'chunk_size' };
    return true;
  }

  /** The line before a chunk, and the line end that closes the chunk before it. */
  #readChunkSize(): boolean {
    const start = this.#pending.subarray(0, 2).equals(LINE_END) ? 2 : 0;
    const end = this.#pending.indexOf(LINE_END, start);
    if (end === -1) return false;
    const size = this.#pending.toString('latin1', start, end).split(';', 1)[0] ?? '';
    this.#pending = this.#pending.subarray(end + 2);
    if (!/^[0-9a-f]{1,12}$/i.test(size)) return this.#malformed('a chunk size that is none');
    const leftBytes = Number.parseInt(size, 16);
    this.#state = leftBytes === 0 ? { name: 'trailers' } : { name: 'chunk', leftBytes };
    return true;
  }

  #readTrailer(): boolean {
    const end = this.#pending.indexOf(LINE_END);
    if (end === -1) return false;
    this.#pending = this.#pending.subarray(end + 2);
    if (end === 0) this.#finish('complete');
    return true;
  }

  #take(count: number): boolean {
    const kept = Math.min(count, this.#options.keptBytes - this.#bodyBytes);
    if (kept > 0) this.#body.push(Buffer.from(this.#pending.subarray(0, kept)));
    this.#bodyBytes += kept;
    this.#pending = this.#pending.subarray(count);
    return false;
  }

  #finish(ending: HttpMessage['ending']): void {
    const message = {
      startLine: this.#startLine,
      headers: this.#headers,
      body: Buffer.concat(this.#body),
      ending,
    };
    this.#body = [];
    this.#bodyBytes = 0;
    this.#state = { name: 'head' };
    this.#options.onMessage(message);
  }

  #malformed(reason: string): false {
    this.#state = { name: 'malformed' };
    this.#options.onMalformed?.(reason);
    return false;
  }
}

const START_LINES = {
  request: /^[A-Za-z]+ \S+ HTTP\/1\.[01]$/,
  response: /^HTTP\/1\.1 \d{3} /,
} as const;
