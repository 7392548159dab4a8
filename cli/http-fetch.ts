import type { IncomingMessage } from 'node:http';

interface RequestOptions {
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** What the client of the management reads of a response. */
interface ReadResponse {
  ok: boolean;
  status: number;
  headers: { get: (name: string) => string | null };
  text: () => Promise<string>;
}

/** A `fetch` for requests and responses in JSON. A connection that fails is a `TypeError` with its cause, as of `fetch`. */
export function httpFetch(address: string, { body, ...options }: RequestOptions): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => reject(new TypeError('fetch failed', { cause }));
    try {
      const url = new URL(address);
      requesterFor(url)(url, options, (response) => resolve(readResponseOf(response)))
        .on('error', fail)
        .end(body);
    } catch (cause) {
      fail(cause);
    }
  });
}

/** Loads only what the request needs. An import of these modules would also load Node's own `fetch`, which takes longer than a command. */
function requesterFor({ protocol }: URL) {
  return protocol === 'https:'
    ? process.getBuiltinModule('node:https').request
    : process.getBuiltinModule('node:http').request;
}

function readResponseOf(response: IncomingMessage): ReadResponse {
  const { statusCode: status = 0, headers } = response;
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    text: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}
