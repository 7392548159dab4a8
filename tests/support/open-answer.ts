import { request as startRequest, type ClientRequest } from 'node:http';
import type { TestRequest } from './client.ts';

/** An answer that is read while it arrives. */
export interface OpenAnswer {
  readonly status: number;
  readonly text: string;
  /** Fulfilled once the text so far contains this. Throws when the answer ends without it. */
  has(part: string): Promise<void>;
  /** Fulfilled at the end: whether the connection went before the answer was whole. */
  ended(): Promise<{ cut: boolean }>;
}

/** A request whose answer may be left: `leave` closes its connection. */
export interface OpenRequest {
  /** Rejected when the connection goes before an answer. */
  readonly answer: Promise<OpenAnswer>;
  leave(): void;
}

/** A request whose body is still being sent. */
export interface BegunRequest extends OpenRequest {
  /** Sends more of the body; false while the connection takes no more. */
  send(piece: string | Uint8Array): boolean;
  end(): void;
}

/** Sends a request on a connection of its own; the body is text. */
export function open(address: string, request: TestRequest & { body?: string }): OpenRequest {
  const { outgoing, ...opened } = start(address, request);
  outgoing.end(request.body);
  return opened;
}

/** Begins a request on a connection of its own, whose body the test sends in pieces. */
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
  const answer = answerOf(outgoing);
  // A test that leaves before the answer does not look at it.
  answer.catch(() => undefined);
  return { answer, leave: () => void outgoing.destroy(), outgoing };
}

function answerOf(outgoing: ClientRequest): Promise<OpenAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (response) => {
      let text = '';
      let end: { cut: boolean } | null = null;
      const watchers = new Set<() => void>();
      const tell = (): void => [...watchers].forEach((watcher) => watcher());
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        tell();
      });
      response.on('error', () => undefined);
      response.once('close', () => {
        end = { cut: !response.complete };
        tell();
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
          if (!text.includes(part)) throw new Error(`the answer ended without ${part}: ${text}`);
        },
        ended: () => until(() => end),
      });
    });
  });
}
