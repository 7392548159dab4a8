import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { JsonObject } from '../../bodies/json-body.ts';
import { loadCatalogue } from '../../catalogue/load.ts';
import { createGateway, type Gateway } from '../../server/gateway.ts';
import { readSettings } from '../../server/settings.ts';
import { JsonServer } from '../backends/json-server.ts';
import { send, type TestAnswer } from '../support/client.ts';
import { createTestProjects } from '../support/test-projects.ts';

/** A gateway with a model on one server of each kind, all of which answer what the test says. */
export class ListGateway {
  readonly upstream: JsonServer;
  readonly #gateway: Gateway;
  readonly #folder: string;
  readonly #key: string;

  private constructor(upstream: JsonServer, gateway: Gateway, folder: string, key: string) {
    this.upstream = upstream;
    this.#gateway = gateway;
    this.#folder = folder;
    this.#key = key;
  }

  static async start(kinds: readonly string[]): Promise<ListGateway> {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'));
    const upstream = await JsonServer.start(() => ({ status: 500, body: {} }));
    const path = join(folder, 'gateway.yaml');
    await writeFile(path, configuration(kinds, upstream.address.href));
    const gateway = await createGateway({
      settings: readSettings({
        GATEWAY_DATA_DIR: folder,
        GATEWAY_CONFIG: path,
        GATEWAY_PORT: '0',
        GATEWAY_ADMIN_PORT: '0',
        GATEWAY_DISCOVERY: 'off',
      }),
      catalogue: await loadCatalogue({ path, environment: {}, required: true }),
      log: pino({ level: 'silent' }),
    });
    const keys = await createTestProjects(gateway.services.store, {
      withoutModels: [],
      narrowedTo: kinds.slice(0, 1).map((kind) => `acme/${kind}`),
    });
    return new ListGateway(upstream, gateway, folder, keys.full);
  }

  call(path: string, body: JsonObject): Promise<TestAnswer> {
    return send(this.#gateway.address, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', 'x-api-key': this.#key },
      body: JSON.stringify(body),
    });
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    await this.upstream.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function configuration(kinds: readonly string[], address: string): string {
  const model =
    'mode: embedding, capabilities: [rerank, classification], free: true, info: { max_input_tokens: 512 }';
  return [
    'backends:',
    ...kinds.map((kind) => `  ${kind}: { kind: ${kind}, base_url: '${address}' }`),
    'models:',
    ...kinds.map(
      (kind) => `  acme/${kind}: { ${model}, deployments: [{ backend: ${kind}, model: up-${kind} }] }`,
    ),
  ].join('\n');
}
