import { setTimeout as wait } from 'node:timers/promises';
import { createToken } from '../../management/tokens.ts';
import { GatewayManagement } from '../../packages/sdk/admin.ts';
import { openDatabase, type DatabaseLocation } from '../../storage/open-database.ts';
import { dataDirectoryIn, gatewayFolder, GatewayProcess, removeFolder } from '../test-bed/gateway-process.ts';
import { databaseOf } from '../test-bed/stores.ts';
import { Balancer } from './balancer.ts';
import { gatewayFileFor } from './gateway-file.ts';
import { TaskUpstream } from './upstream.ts';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 15_000;
const TOKEN_MS = 3_600_000;

/** What a client of models gets. */
export interface CallResponse {
  status: number;
  requestId: string;
}

/** Two replicas on one PostgreSQL behind a balancer, and the clients of an operator and of projects. */
export class Scene implements AsyncDisposable {
  readonly upstream: TaskUpstream;
  readonly management: GatewayManagement;
  /** The addresses of the management of the replicas that run. */
  readonly managementAddresses: string[] = [];
  /** A token of an admin. */
  readonly token: string;
  readonly #folders: readonly string[];
  readonly #location: DatabaseLocation;
  readonly #replicas: GatewayProcess[] = [];
  #restarted = Promise.resolve();
  readonly #models = new Balancer([]);
  readonly #managers = new Balancer([]);

  private constructor(
    upstream: TaskUpstream,
    folders: readonly string[],
    location: DatabaseLocation,
    token: string,
  ) {
    this.upstream = upstream;
    this.#folders = folders;
    this.#location = location;
    this.token = token;
    this.management = new GatewayManagement({
      baseUrl: 'http://management',
      token,
      fetch: this.#managers.fetch,
    });
  }

  static async start(): Promise<Scene> {
    const upstream = await TaskUpstream.start();
    const file = gatewayFileFor(upstream);
    const folders = await Promise.all([gatewayFolder(file), gatewayFolder(file)]);
    const location = databaseOf(dataDirectoryIn(folders[0]));
    const scene = new Scene(upstream, folders, location, await makeToken(location));
    try {
      // The second finds the tables of the first.
      for (const index of folders.keys()) await scene.#startReplica(index);
      return scene;
    } catch (error) {
      await scene[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Sends a chat completion through the balancer. */
  async call(key: string, model: string): Promise<CallResponse> {
    const messages = [{ role: 'user', content: 'Hello?' }];
    const response = await this.#models.fetch('http://models/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages, max_tokens: 500 }),
    });
    await response.arrayBuffer();
    return { status: response.status, requestId: response.headers.get('x-request-id') ?? '' };
  }

  /** Whether each replica that can be reached accepts the key. */
  async isAccepted(key: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${key}` };
    const response = await this.#models.fetch('http://models/v1/models', { headers });
    await response.arrayBuffer();
    return response.status === 200;
  }

  /** Kills the second replica, as a power cut would, and starts it again on its disk meanwhile. */
  async killOne(): Promise<void> {
    await this.#replicas[1]?.kill();
    // On a busy machine it may serve only when the tasks are done.
    this.#restarted = this.#startReplica(1).catch(() => undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const replica of this.#replicas) await replica.kill();
    await this.#restarted;
    for (const folder of this.#folders) await removeFolder(folder);
    await this.upstream.close();
  }

  async #startReplica(index: number): Promise<void> {
    const redis = process.env['GATEWAY_TEST_REDIS_URL'];
    const replica = GatewayProcess.spawn({
      folder: this.#folders[index] ?? '',
      environment: {
        ...('url' in this.#location ? { GATEWAY_DATABASE_URL: this.#location.url } : {}),
        ...(redis === undefined ? {} : { GATEWAY_REDIS_URL: redis }),
      },
    });
    this.#replicas[index] = replica;
    await replica.serving();
    this.#models.add(replica.address);
    const { management } = await replica.logged({ msg: 'serving the management' });
    if (typeof management !== 'string') return;
    this.#managers.add(management);
    this.managementAddresses.push(management);
  }
}

/** Repeats a look until it finds something. Throws when that takes too long. */
export async function until<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while (performance.now() < deadlineMs) {
    const found = await look();
    if (found !== null) return found;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`waited too long for ${what}`);
}

/** Makes the first token as `gateway token create` does. */
async function makeToken(location: DatabaseLocation): Promise<string> {
  const store = await openDatabase(location);
  try {
    const expiresAt = new Date(Date.now() + TOKEN_MS);
    const wanted = { name: 'ten tasks', role: 'admin', organisation: null, expiresAt } as const;
    return (await createToken(store.database, wanted)).plainToken;
  } finally {
    await store.close();
  }
}
