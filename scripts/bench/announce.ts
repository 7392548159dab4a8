import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The line that a server of the benchmark writes when it listens. */
export const LISTENING = /^listening at (http:\S+)$/m;

/** Listens on loopback, at a free port unless one is given, and writes the address. Stops on SIGTERM. */
export function announce(server: Server, port = 0): void {
  server.listen(port, '127.0.0.1', () => {
    // A server that listens on a port has an address of this form.
    const address = server.address() as AddressInfo;
    process.stdout.write(`listening at http://127.0.0.1:${address.port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
}
