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
    .option('--management', 'the contract of the management instead of that of the models')
    .addHelpText(
      'after',
      '\nExamples:\n  gateway contract mock --port 8795\n  gateway contract mock --management --port 8796',
    )
    .action((options: MockOptions) => serve(options, host));
}

interface MockOptions {
  port: number;
  host: string;
  management?: boolean;
}

async function serve(options: MockOptions, host: CommandHost): Promise<void> {
  const { gatewayContract, managementContract } = await import('../contract.ts');
  const { adminDocument, contractDocument } = await import('../document.ts');
  const { createMockServer } = await import('../mock/mock-server.ts');
  const server =
    options.management === true
      ? createMockServer(managementContract(), adminDocument())
      : createMockServer(gatewayContract(), contractDocument());
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw host.failure(error instanceof Error ? error.message : String(error));
  }
  host.writeOut(`serving the contract's examples at http://${options.host}:${options.port}\n`);
  await once(server, 'close');
}
