import { createClient, ErrorReply } from '@redis/client';
import type { Secret } from '../catalogue/secret.ts';
import type { RedisScript } from './redis-scripts.ts';

export interface RedisLinkSettings {
  url: Secret;
  /** The timeout of a command. A slower server is considered unreachable. */
  commandTimeoutMs: number;
  /** The timeout of connecting, the handshake included. */
  connectTimeoutMs: number;
}

type Client = ReturnType<typeof newClient>;

function newClient({ url, connectTimeoutMs }: RedisLinkSettings) {
  return createClient({
    url: url.reveal(),
    // Servers older than 6.0 support no other version.
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
}

/** One connection to Redis or Valkey. Only `connect` reconnects: nothing is retried in the background. */
export class RedisLink {
  readonly #settings: RedisLinkSettings;
  #client: Client | null = null;

  constructor(settings: RedisLinkSettings) {
    this.#settings = settings;
  }

  /** Connects unless it is connected. Throws when that takes too long or fails. */
  async connect(): Promise<void> {
    if (this.#client?.isReady === true) return;
    this.disconnect();
    const client = newClient(this.#settings);
    this.#client = client;
    // Errors are reported by the command that they affect.
    client.on('error', () => undefined);
    try {
      await withTimeout(client.connect(), this.#settings.connectTimeoutMs);
    } catch (error) {
      client.destroy();
      throw error;
    }
  }

  /** Runs a script on the server. Throws when there is no connection, or no response in time. */
  run(script: RedisScript, keys: string[], values: readonly (string | number)[]): Promise<unknown> {
    const client = this.#client;
    if (client?.isReady !== true) return Promise.reject(new NotConnectedError());
    const options = { keys, arguments: values.map(String) };
    const response = client.evalSha(script.sha1, options).catch((error: unknown) => {
      if (!(error instanceof ErrorReply) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(script.text, options);
    });
    return withTimeout(response, this.#settings.commandTimeoutMs);
  }

  async remove(key: string, member: string): Promise<void> {
    if (this.#client?.isReady !== true) return;
    await withTimeout(this.#client.zRem(key, member), this.#settings.commandTimeoutMs);
  }

  /** Closes the connection. Pending commands fail at once. */
  disconnect(): void {
    this.#client?.destroy();
    this.#client = null;
  }
}

class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/** The reason of a failed command, for the log. The error's message is not used, since it could contain the command. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoResponseError) return 'no response in time';
  if (error instanceof ErrorReply) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'an error';
  if (typeof error !== 'object' || error === null) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}

/** The server did not respond in time. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/**
 * Waits for a response; throws `NoResponseError` when it takes too long. Data that has arrived is read first, so that a busy process
 * does not report a timeout of the server.
 */
export async function withTimeout<Response>(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new NoResponseError())), timeoutMs);
  });
  try {
    return await Promise.race([response, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
