/** An HTTP/1.1 message as read from the socket. */
export interface HttpMessage {
  startLine: string;
  /** In order, with repetitions. Names are in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The first bytes of the body, up to the limit of the parser. */
  body: Buffer;
  /** `closed`: the body had no length and ended with the connection. `cut`: the body is truncated. */
  ending: 'complete' | 'closed' | 'cut';
}

/** Returns whether a message with this start line can have a body. */
export type HasBody = (startLine: string) => boolean;

export interface ParserOptions {
  kind: 'request' | 'response';
  /** Maximum bytes to keep of each body. */
  keptBytes: number;
  /** Called when the headers of a message are complete. */
  onHead?: (startLine: string) => void;
  /** Whether a response has a body. It depends on the request (RFC 9112, section 6.3). */
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

/** Parses HTTP/1.1 messages from one direction of a connection. */
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

  /** The start line of a message with incomplete headers. Null when the line is incomplete too. */
  get unfinishedStartLine(): string | null {
    const end = this.#state.name === 'head' ? this.#pending.indexOf(LINE_END) : -1;
    const line = end === -1 ? '' : this.#pending.toString('latin1', 0, end);
    return START_LINES[this.#options.kind].test(line) ? line : null;
  }

  feed(bytes: Buffer): void {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    while (this.#step()) {
      // Each step consumes bytes. The last one needs more.
    }
  }

  /** Handles the end of the connection in this direction. */
  end(): void {
    const { name } = this.#state;
    if (name === 'until_close') this.#finish('closed');
    else if (name !== 'head' && name !== 'malformed') this.#finish('cut');
    else if (name === 'head' && this.#pending.length > 0)
      this.#malformed('the connection ended within the headers');
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
      return this.#malformed(`an invalid start line: ${startLine.slice(0, 60)}`);
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
    if (!Number.isSafeInteger(lengthBytes) || lengthBytes < 0) this.#malformed('an invalid content length');
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

  /** Reads the size line of a chunk, and the line end of the previous chunk. */
  #readChunkSize(): boolean {
    const start = this.#pending.subarray(0, 2).equals(LINE_END) ? 2 : 0;
    const end = this.#pending.indexOf(LINE_END, start);
    if (end === -1) return false;
    const size = this.#pending.toString('latin1', start, end).split(';', 1)[0] ?? '';
    this.#pending = this.#pending.subarray(end + 2);
    if (!/^[0-9a-f]{1,12}$/i.test(size)) return this.#malformed('an invalid chunk size');
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
