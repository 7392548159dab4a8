import { GatewayManagement } from '../packages/sdk/admin.ts';
import type { CommandInput } from './output/command-output.ts';
import { remoteAddress } from './remote-address.ts';

/** Longer than a reload takes while a process is starting. */
const TIMEOUT_MS = 90_000;

/** The management that commands use. */
export interface Connection {
  management: GatewayManagement;
  close(): Promise<void>;
}

/** Connects to the management at `GATEWAY_URL`. Without it operations run in this process. */
export async function connect(input: CommandInput): Promise<Connection> {
  const { environment } = input;
  const baseUrl = remoteAddress(environment);
  if (baseUrl === null) return (await import('./direct/connect-directly.ts')).connectDirectly(input);
  const token = environment['GATEWAY_TOKEN'] ?? '';
  const management = new GatewayManagement({ baseUrl, token, timeout: TIMEOUT_MS });
  return { management, close: () => Promise.resolve() };
}
