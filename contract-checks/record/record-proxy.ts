import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../black-box/target.ts';
import { forward } from './forward.ts';
import { RecordedExchange } from './recorded-exchange.ts';
import type { Recording } from './recording.ts';
import { MOST_HEADER_BYTES } from './upstream.ts';

/** Clients keep idle connections for minutes; one that is closed under them fails their next request. */
const IDLE_MS = 600_000;

export interface RecordProxy {
  /** `http://127.0.0.1:8796` */
  address: string;
  /** Ends what is under way, and settles once all of it has been written. */
  close(): Promise<void>;
}

/** Listens for clients and passes each exchange on to the upstream. Throws when the port cannot be used. */
export async function startRecordProxy(
  target: Target,
  recording: Recording,
  { host, port }: { host: string; port: number },
): Promise<RecordProxy> {
  const server = createServer({
    maxHeaderSize: MOST_HEADER_BYTES,
    keepAliveTimeout: IDLE_MS,
    // The upstream decides how long an upload may take.
    requestTimeout: 0,
    noDelay: true,
  });
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const exchange = new RecordedExchange(recording, incoming);
    void recording.ready().then(() => forward(target, incoming, outgoing, exchange));
  };
  server.on('request', pass);
  // The upstream decides whether the client may go on with its body.
  server.on('checkContinue', pass);
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
