import { GatewayManagement } from '../packages/sdk/admin.ts';
import { CommandFailure } from './command-failure.ts';
import type { CommandContext } from './context.ts';
import { CommandOutput, type CommandInput } from './output/command-output.ts';
import { remoteAddress } from './remote-address.ts';
import { httpFetch } from './http-fetch.ts';

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

/** Longer than a reload takes while a process is starting. */
const TIMEOUT_MS = 90_000;

/** The management that commands use. */
interface Connection {
  management: GatewayManagement;
  close(): Promise<void>;
}

/** Connects to the management at `GATEWAY_URL`. Without it operations run in this process. */
async function connect(input: CommandInput): Promise<Connection> {
  const { environment } = input;
  const baseUrl = remoteAddress(environment);
  if (baseUrl === null) return (await import('./direct/connect-directly.ts')).connectDirectly(input);
  // Files of secrets often end with a line end.
  const token = (environment['GATEWAY_TOKEN'] ?? '').trim();
  // The client sends strings and plain headers, and reads only this much of a response.
  const fetch = httpFetch as unknown as typeof globalThis.fetch;
  const management = new GatewayManagement({ baseUrl, token, timeout: TIMEOUT_MS, fetch });
  return { management, close: () => Promise.resolve() };
}
