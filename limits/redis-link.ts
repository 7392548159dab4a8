import { createClient, ErrorReply } from '@redis/client';
import type { Secret } from '../catalogue/secret.ts';
import { withTimeout, NoResponseError } from './with-timeout.ts';
import type { RedisScript } from './redis-scripts.ts';

export interface RedisLinkSettings {
  url: Secret;
  /** For one command. A server that is slower counts as lost. */
  commandTimeoutMs: number;
  /** For a connection, with whatever is agreed on it before the first command. */
  connectTimeoutMs: number;
}

type Client = ReturnType<typeof newClient>;

function newClient({ url, connectTimeoutMs }: RedisLinkSettings) {
  return createClient({
    url: url.reveal(),
    // Servers older than 6.0 know no other.
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
}

/** One connection to Redis or Valkey. It is made again by `connect` alone, so that nothing waits or tries in the background. */
export class RedisLink {
  readonly #settings: RedisLinkSettings;
  #client: Client | null = null;

  constructor(settings: RedisLinkSettings) {
    this.#settings = settings;
  }

  /** Makes the connection unless it is there. Throws when it cannot be made in time. */
  async connect(): Promise<void> {
    if (this.#client?.isReady === true) return;
    this.disconnect();
    const client = newClient(this.#settings);
    this.#client = client;
    // Whatever goes wrong, the command that meets it says so.
    client.on('error', () => undefined);
    try {
      await withTimeout(client.connect(), this.#settings.connectTimeoutMs);
    } catch (error) {
      client.destroy();
      throw error;
    }
  }

  /** Runs a script on the server. Throws when there is no connection, or no answer in time. */
  run(script: RedisScript, keys: string[], values: readonly (string | number)[]): Promise<unknown> {
    const client = this.#client;
    if (client?.isReady !== true) return Promise.reject(new NotConnectedError());
    const options = { keys, arguments: values.map(String) };
    const answer = client.evalSha(script.sha1, options).catch((error: unknown) => {
      if (!(error instanceof ErrorReply) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(script.text, options);
    });
    return withTimeout(answer, this.#settings.commandTimeoutMs);
  }

  async remove(key: string, member: string): Promise<void> {
    if (this.#client?.isReady !== true) return;
    await withTimeout(this.#client.zRem(key, member), this.#settings.commandTimeoutMs);
  }

  /** Ends the connection; commands on it fail at once. */
  disconnect(): void {
    this.#client?.destroy();
    this.#client = null;
  }
}

class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/** Why a command failed, in a word for the log: the error's text could hold what the server was told. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoResponseError) return 'no answer in time';
  if (error instanceof ErrorReply) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'an error';
  if (typeof error !== 'object' || error === null) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}
