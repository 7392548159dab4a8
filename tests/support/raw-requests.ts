/** The bytes of a request: a request line, headers and a body, with the given lengths. */
export function rawRequest(line: string, headers: readonly string[] = [], body = ''): string {
  return `${[`${line} HTTP/1.1`, ...headers].map((one) => `${one}\r\n`).join('')}\r\n${body}`;
}

export interface RawResponse {
  status: number;
  /** The headers, in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Parses the responses of a server in order. Each has a Content-Length, chunks, or no body. */
export function rawResponses(received: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = received; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) throw new Error(`no response: ${rest.slice(0, 80)}`);
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [
        one.slice(0, one.indexOf(':')).toLowerCase(),
        one.slice(one.indexOf(':') + 1).trim(),
      ]),
    );
    const tail = rest.slice(end + 4);
    const chunked = headers['transfer-encoding'] === 'chunked';
    const length = chunked ? tail.indexOf('\r\n0\r\n\r\n') + 7 : Number(headers['content-length'] ?? 0);
    responses.push({ status: Number(line.split(' ')[1]), headers, body: tail.slice(0, length) });
    rest = tail.slice(length);
  }
  return responses;
}
