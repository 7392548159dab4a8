import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { HealthChecks } from '../../../backends/health/health-checks.ts';
import type { Catalogue } from '../../../catalogue/model.ts';
import { Secret } from '../../../catalogue/secret.ts';
import { defaultCatalogue } from '../../../catalogue/default-catalogue.ts';
import { DeploymentRegistry } from '../../../routing/deployment-registry.ts';
import { backendNamed, modelWith } from '../../routing/deployments.ts';
import { eventually } from '../../support/eventually.ts';

/** A server with `/health`, which responds with the given status; null: never. */
class HealthServer {
  status: number | null = 200;
  readonly sent: { url: string; headers: IncomingHttpHeaders }[] = [];
  readonly #server: Server = createServer((request, response) => {
    this.sent.push({ url: request.url ?? '', headers: request.headers });
    if (this.status !== null) response.writeHead(this.status).end('{}');
  });

  async listen(): Promise<URL> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // A TCP server that listens has an address of this form.
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1/`);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const silent = pino({ level: 'silent' });
let registry: DeploymentRegistry;
let checks: HealthChecks;
let events: string[];
let catalogue: Catalogue;
let first: HealthServer;
let second: HealthServer;

beforeEach(async () => {
  [first, second] = [new HealthServer(), new HealthServer()];
  registry = new DeploymentRegistry();
  events = [];
  registry.observe({
    ejected: (name, { reason }) => void events.push(`${name} ${reason}`),
    restored: (name) => void events.push(`${name} restored`),
  });
  catalogue = await catalogueOf(first, second);
  checks = new HealthChecks(catalogue, registry, silent);
});
afterEach(async () => {
  await checks.close();
  first.close();
  second.close();
});

/** One model at all servers, with frequent health checks. */
async function catalogueOf(...all: readonly HealthServer[]): Promise<Catalogue> {
  const backends = await Promise.all(
    all.map(async (server, index) =>
      backendNamed(`b${index}`, {
        kind: 'openai',
        baseUrl: await server.listen(),
        apiKey: new Secret('sk-upstream'),
        headers: { 'x-team': 'research' },
        timeouts: { queueMs: 1_000, connectMs: 1_000, firstByteMs: 1_000, idleMs: 1_000 },
        health: { path: '/health', everyMs: 100 },
      }),
    ),
  );
  const model = modelWith(backends.map((backend) => ({ backend })));
  return {
    ...defaultCatalogue(),
    backends: new Map(backends.map((backend) => [backend.name, backend])),
    models: new Map([[model.id, model]]),
  };
}

const statusOf = (name: string): string | undefined =>
  registry.snapshot().find((one) => one.name === `${name}/up`)?.status;
const becomes = (name: string, status: string): Promise<void> =>
  eventually(`${name} is ${status}`, () => Promise.resolve(statusOf(name) === status));
const sent = (server: HealthServer, times: number): Promise<void> => {
  const before = server.sent.length;
  return eventually('it is asked again', () => Promise.resolve(server.sent.length >= before + times));
};

describe('health checks', () => {
  test('have the headers of other requests', async () => {
    await sent(first, 1);
    expect(first.sent[0]).toMatchObject({
      url: '/health',
      headers: { authorization: 'Bearer sk-upstream', 'x-team': 'research' },
    });
  });

  test('eject a deployment while its server is not healthy', async () => {
    first.status = 503;
    await becomes('b0', 'ejected');
    expect(events).toEqual(['b0/up health_check']);
    first.status = 200;
    await becomes('b0', 'healthy');
    expect(events).toEqual(['b0/up health_check', 'b0/up restored']);
  });

  test('count a server that does not respond or cannot be reached as not healthy', async () => {
    first.status = null;
    await becomes('b0', 'ejected');
    first.close();
    await sent(second, 3);
    expect(statusOf('b0')).toBe('ejected');
  });

  test('leave the last deployment of a model in use, until another is healthy again', async () => {
    first.status = 500;
    await becomes('b0', 'ejected');
    second.status = 500;
    await sent(second, 4);
    expect(statusOf('b1')).toBe('healthy');
    first.status = 200;
    await becomes('b0', 'healthy');
    await becomes('b1', 'ejected');
  });

  test('do not restore a deployment that requests ejected', async () => {
    const deployment = catalogue.models.get('acme/chat')?.deployments[0];
    if (deployment === undefined) throw new Error('there is a deployment');
    const state = registry.acquire(deployment);
    state.eject('credentials', 600_000, performance.now());
    await sent(first, 2);
    expect(statusOf('b0')).toBe('ejected');
    registry.release(deployment);
  });

  test('end with their catalogue, and release its deployments', async () => {
    first.status = 500;
    await becomes('b0', 'ejected');
    await checks.close();
    expect(registry.snapshot()).toEqual([]);
  });
});
