import type { Dispatcher } from 'undici';
import { buildModel } from './build-model.ts';
import { backendDefaults } from './embedded/backend.ts';
import { listedModels, type ListedModel } from './listed-models.ts';
import { isModelId } from './model-id.ts';
import type { BackendSettings, Catalogue, Model } from './model.ts';

export interface DiscoveryOptions {
  /** Ports to search. Default: those of Ollama, vLLM, llama.cpp and LM Studio. */
  ports?: readonly number[];
  /** The gateway's own port, which is skipped. */
  ownPort?: number;
  /** Timeout for all servers together. A server that has not responded by then is considered absent. */
  timeoutMs?: number;
}

export type Discovered = Pick<Catalogue, 'models' | 'backends'>;

/** The last is llama-server's since it left 8080. */
const USUAL_PORTS = [11434, 8000, 8080, 1234, 9931];
const TIMEOUT_MS = 500;
const MAX_RESPONSE_BYTES = 1_000_000;

/** The `server` header of a gateway. A gateway that found itself would offer its own models again. */
const GATEWAY_SERVER_NAME = 'inference-gateway';

/** Finds the models of servers on this machine's loopback, each as `local/<name>` and free of charge. Never throws. */
export function discoverModels(options: DiscoveryOptions = {}): Promise<Discovered> {
  return new LocalServers(options).look();
}

/**
 * Searches in a row without a response after which a server is removed. A server that is only busy keeps its
 * models.
 */
const MAX_MISSES = 3;

/** Finds the model servers of this machine repeatedly. */
export class LocalServers {
  readonly #ports: readonly number[];
  readonly #timeoutMs: number;
  readonly #seen = new Map<number, { listed: readonly ListedModel[]; misses: number }>();

  constructor({ ports = USUAL_PORTS, ownPort, timeoutMs = TIMEOUT_MS }: DiscoveryOptions = {}) {
    this.#ports = ports.filter((port) => port !== ownPort);
    this.#timeoutMs = timeoutMs;
  }

  /** Works as `discoverModels`, but keeps the models of a server that has not responded for a short time. */
  async look(): Promise<Discovered> {
    const { Agent, request } = await import('undici');
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const agent = new Agent();
    const get: Get = (address) => request(address, { dispatcher: agent, signal });
    try {
      await Promise.all(this.#ports.map(async (port) => this.#note(port, await modelsAt(port, get))));
    } finally {
      await agent.destroy();
    }
    return offer(
      this.#ports,
      this.#ports.map((port) => this.#seen.get(port)?.listed ?? []),
    );
  }

  #note(port: number, listed: readonly ListedModel[] | null): void {
    const before = this.#seen.get(port);
    if (listed !== null) {
      this.#seen.set(port, { listed: withFirstDates(listed, before?.listed), misses: 0 });
    } else if (before !== undefined) {
      before.misses += 1;
      if (before.misses >= MAX_MISSES) this.#seen.delete(port);
    }
  }
}

/** Keeps the first creation time of each model, because servers such as vLLM report the time of the request. */
function withFirstDates(listed: readonly ListedModel[], before: readonly ListedModel[] = []): ListedModel[] {
  const dates = new Map(before.map(({ name, created }) => [name, created]));
  return listed.map((model) => ({ ...model, created: dates.get(model.name) ?? model.created }));
}

type Get = (address: string) => Promise<Dispatcher.ResponseData>;

/**
 * Returns the models that the server at a port lists; null when none responds, or none that works without a
 * key.
 */
async function modelsAt(port: number, get: Get): Promise<ListedModel[] | null> {
  try {
    const { statusCode, headers, body } = await get(`${addressOf(port)}models`);
    const isGateway = headers['server'] === GATEWAY_SERVER_NAME && headers['x-request-id'] !== undefined;
    if (statusCode !== 200 || isGateway) {
      body.on('error', () => {}).destroy();
      return null;
    }
    return listedModels(await boundedText(body));
  } catch {
    // No model server at this port, which is the common case.
    return null;
  }
}

async function boundedText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    // Returning ends the download.
    if (sizeBytes > MAX_RESPONSE_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function offer(ports: readonly number[], listings: readonly (readonly ListedModel[])[]): Discovered {
  const backends = new Map<string, BackendSettings>();
  const models = new Map<string, Model>();
  ports.forEach((port, index) => {
    const backend = backendAt(port);
    for (const model of listings[index] ?? []) {
      const id = freeId(model.shownName, port, models);
      if (id === undefined) continue;
      backends.set(backend.name, backend);
      models.set(id, offered(id, model, backend));
    }
  });
  return { backends, models };
}

/**
 * Returns `local/<name>`, or `local/<name>@<port>` where another server lists the same name; undefined when
 * both are taken.
 */
function freeId(name: string, port: number, taken: ReadonlyMap<string, Model>): string | undefined {
  const id = `local/${sanitised(name)}`;
  return [id, `${id}@${port}`].find((candidate) => isModelId(candidate) && !taken.has(candidate));
}

function sanitised(name: string): string {
  return name.replace(/[^A-Za-z0-9._:@+-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}/v1/`;
}

function backendAt(port: number): BackendSettings {
  return {
    ...backendDefaults,
    // Names in gateway.yaml cannot contain a colon, so no configured backend has this name.
    name: `discovered:${port}`,
    kind: 'openai',
    baseUrl: new URL(addressOf(port)),
  };
}

function offered(id: string, listed: ListedModel, backend: BackendSettings): Model {
  return buildModel({
    id,
    mode: listed.capability,
    created: listed.created,
    info: {
      display_name: listed.shownName,
      description: `Listed by the model server at ${backend.baseUrl?.host}. What it can do is guessed from its name.`,
      display_tags: ['local', 'discovered'],
      ...(listed.maxInputTokens === undefined ? {} : { max_input_tokens: listed.maxInputTokens }),
    },
    prices: 'free',
    deployments: [{ backend, model: listed.name }],
  });
}
