import { once } from 'node:events';
import type { Command } from 'commander';
import type { CommandHost } from './command-host.ts';
import { port } from './option-values.ts';

/** `gateway contract mock` */
export function addMockCommand(noun: Command, host: CommandHost): void {
  noun
    .command('mock')
    .description("serve the contract's examples, streams included, for teams that build clients")
    .option('--port <port>', 'port to listen on', port, 8795)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addHelpText('after', '\nExample:\n  gateway contract mock --port 8795')
    .action((options: { port: number; host: string }) => serve(options, host));
}

async function serve(options: { port: number; host: string }, host: CommandHost): Promise<void> {
  const { gatewayContract } = await import('../contract.ts');
  const { contractDocument } = await import('../document.ts');
  const { createMockServer } = await import('../mock/mock-server.ts');
  const server = createMockServer(gatewayContract(), contractDocument());
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw host.failure(error instanceof Error ? error.message : String(error));
  }
  host.writeOut(`serving the contract's examples at http://${options.host}:${options.port}\n`);
  await once(server, 'close');
}
