import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../black-box/target.ts';
import { forward } from './forward.ts';
import { RecordedExchange } from './recorded-exchange.ts';
import type { Recording } from './recording.ts';
import { MAX_HEADER_BYTES } from './upstream.ts';

/** Long, because a client's next request fails when its idle connection was closed. */
const IDLE_MS = 600_000;

export interface RecordProxy {
  /** `http://127.0.0.1:8796` */
  address: string;
  /** Ends all exchanges, and resolves when they are written. */
  close(): Promise<void>;
}

/** Starts the proxy. Throws when the port is not available. */
export async function startRecordProxy(
  target: Target,
  recording: Recording,
  { host, port }: { host: string; port: number },
): Promise<RecordProxy> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: IDLE_MS,
    // The timeout of the upstream applies.
    requestTimeout: 0,
    noDelay: true,
  });
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const exchange = new RecordedExchange(recording, incoming);
    void recording.ready().then(() => forward(target, incoming, outgoing, exchange));
  };
  server.on('request', handle);
  // The upstream decides whether the client may continue with its body.
  server.on('checkContinue', handle);
  server.listen(port, host);
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () => stop(server, recording),
  };
}

async function stop(server: Server, recording: Recording): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  await recording.close();
}
