import { request as startRequest, type ClientRequest } from 'node:http';
import type { TestRequest } from '../../scripts/test-bed/client.ts';

/** A response that is read while it arrives. */
export interface OpenResponse {
  readonly status: number;
  readonly text: string;
  /** Waits until the received text contains this. Throws when the response ends without it. */
  has(part: string): Promise<void>;
  /** Waits for the end. `cut`: the connection closed before the response was complete. */
  ended(): Promise<{ cut: boolean }>;
}

/** A request in progress. */
export interface OpenRequest {
  /** Rejects when the connection closes before a response. */
  readonly response: Promise<OpenResponse>;
  /** Closes the connection. */
  disconnect(): void;
}

/** A request whose body is still being sent. */
export interface BegunRequest extends OpenRequest {
  /** Sends more of the body; false while the connection takes no more. */
  send(piece: string | Uint8Array): boolean;
  end(): void;
}

/** Sends a request with a text body on its own connection. */
export function open(address: string, request: TestRequest & { body?: string }): OpenRequest {
  const { outgoing, ...opened } = start(address, request);
  outgoing.end(request.body);
  return opened;
}

/** Begins a request on its own connection. The test sends its body in pieces. */
export function begin(address: string, request: Omit<TestRequest, 'body'>): BegunRequest {
  const { outgoing, ...opened } = start(address, request);
  return { ...opened, send: (piece) => outgoing.write(piece), end: () => void outgoing.end() };
}

function start(
  address: string,
  { method, path, headers }: Omit<TestRequest, 'body'>,
): OpenRequest & { outgoing: ClientRequest } {
  const { hostname, port } = new URL(address);
  const outgoing = startRequest({ hostname, port, method, path, headers, agent: false });
  const response = responseOf(outgoing);
  // A test that disconnects before the response does not read it.
  response.catch(() => undefined);
  return { response, disconnect: () => void outgoing.destroy(), outgoing };
}

function responseOf(outgoing: ClientRequest): Promise<OpenResponse> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (response) => {
      let text = '';
      let end: { cut: boolean } | null = null;
      const watchers = new Set<() => void>();
      const notify = (): void => [...watchers].forEach((watcher) => watcher());
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        notify();
      });
      response.on('error', () => undefined);
      response.once('close', () => {
        end = { cut: !response.complete };
        notify();
      });
      const until = <Found>(look: () => Found | null): Promise<Found> =>
        new Promise((found) => {
          const watcher = (): void => {
            const seen = look();
            if (seen === null) return;
            watchers.delete(watcher);
            found(seen);
          };
          watchers.add(watcher);
          watcher();
        });
      resolve({
        status: response.statusCode ?? 0,
        get text() {
          return text;
        },
        async has(part) {
          await until(() => text.includes(part) || end);
          if (!text.includes(part)) throw new Error(`the response ended without ${part}: ${text}`);
        },
        ended: () => until(() => end),
      });
    });
  });
}
