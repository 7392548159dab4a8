import type { GatewayManagement } from '../packages/sdk/admin.ts';
import { CommandFailure } from './command-failure.ts';
import { connect, type Connection } from './connect.ts';
import type { CommandContext } from './context.ts';
import { CommandOutput } from './output/command-output.ts';
import { remoteAddress } from './remote-address.ts';

/** The management and the output of a command. It loads nothing of the gateway, so that a command starts quickly. */
export class ManagementContext extends CommandOutput {
  #connection: Promise<Connection> | null = null;

  async management(): Promise<GatewayManagement> {
    this.#connection ??= connect(this.input);
    return (await this.#connection).management;
  }

  /** For what no operation has. Throws when commands use another machine. */
  async onThisMachine(command: string): Promise<CommandContext> {
    if (remoteAddress(this.input.environment) !== null)
      throw new CommandFailure(
        `'gateway ${command}' has no operation of the management: run it on a machine of the gateway, without GATEWAY_URL`,
      );
    const { CommandContext } = await import('./context.ts');
    return new CommandContext(this.input);
  }

  async close(): Promise<void> {
    // A connection that failed has nothing to close.
    const connection = await this.#connection?.catch(() => null);
    await connection?.close();
  }
}
