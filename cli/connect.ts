import { GatewayManagement } from '../packages/sdk/admin.ts';
import { httpFetch } from './http-fetch.ts';
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
  // Files of secrets often end with a line end.
  const token = (environment['GATEWAY_TOKEN'] ?? '').trim();
  // The client sends strings and plain headers, and reads only this much of a response.
  const fetch = httpFetch as unknown as typeof globalThis.fetch;
  const management = new GatewayManagement({ baseUrl, token, timeout: TIMEOUT_MS, fetch });
  return { management, close: () => Promise.resolve() };
}
