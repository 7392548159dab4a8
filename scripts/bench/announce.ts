import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server of the benchmark writes once it listens. */
export const LISTENING = /^listening at (http:\S+)$/m;

/** Listens on any free port of loopback and says where; ends when it is told to, or when whoever started it is gone. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    // A server that listens on a port has an address of this form.
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`listening at http://127.0.0.1:${port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
}
