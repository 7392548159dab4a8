import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DEPLOYMENTS, type DeploymentName } from './calls.ts';

/** The kinds of a temporary outage of a deployment. */
export const troubles = ['dead', 'silent', 'html', 'limited'] as const;
export type Trouble = (typeof troubles)[number];

/** Short, so that a short run includes each kind. */
const WELL_MS = 600;
const TROUBLED_MS = 600;
const LISTEN_AGAIN_AFTER_MS = 20;

export type Respond = (
  deployment: ProofDeployment,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** One server of the public model. It can stop and restart at the same port. */
export class ProofDeployment {
  readonly name: DeploymentName;
  trouble: Trouble | null = null;
  readonly #server: Server;
  #port = 0;

  constructor(name: DeploymentName, respond: Respond) {
    this.name = name;
    this.#server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) =>
      respond(this, request, response),
    );
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    // A server that listens on a port has an address of this form.
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async die(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Retries, since a connection of another process may use the port for a moment. */
  async comeBack(): Promise<void> {
    for (;;) {
      try {
        return await this.listen();
      } catch {
        await wait(LISTEN_AGAIN_AFTER_MS);
      }
    }
  }
}

/** Starts a server for each deployment of the configuration. */
export async function startDeployments(respond: Respond): Promise<ProofDeployment[]> {
  const deployments = DEPLOYMENTS.map((name) => new ProofDeployment(name, respond));
  for (const deployment of deployments) await deployment.listen();
  return deployments;
}

/** Causes outages of one deployment after the other until the process ends. */
export async function troubleInTurn(
  deployments: readonly ProofDeployment[],
  onTrouble: (trouble: Trouble) => void,
): Promise<never> {
  for (let round = 0; ; round += 1) {
    await wait(WELL_MS);
    const deployment = deployments[round % deployments.length];
    const trouble = troubles[round % troubles.length];
    if (deployment === undefined || trouble === undefined) throw new Error('the upstream has no deployments');
    onTrouble(trouble);
    deployment.trouble = trouble;
    if (trouble === 'dead') await deployment.die();
    await wait(TROUBLED_MS);
    if (trouble === 'dead') await deployment.comeBack();
    deployment.trouble = null;
  }
}
