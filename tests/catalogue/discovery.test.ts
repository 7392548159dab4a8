import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { mergeCatalogues, withoutModels } from '../../catalogue/compose.ts';
import { defaultCatalogue } from '../../catalogue/default-catalogue.ts';
import { discoverModels, LocalServers } from '../../catalogue/discovery.ts';

/** Longer than the gateway waits, since a busy machine may need that to respond. */
const PATIENCE_MS = 15_000;

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  closing.push(() => closed(server));
  return listening(server);
}

/** Takes connections and says nothing. */
function serveSilence(): Promise<number> {
  const server = createSocketServer((socket) => socket.on('error', () => {}).resume());
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return listening(server);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function listening(server: SocketServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens at no port');
  return address.port;
}

function listing(...entries: (string | object)[]): RequestListener {
  const data = entries.map((entry) => (typeof entry === 'string' ? { id: entry, object: 'model' } : entry));
  return (request, response) => {
    const found = request.url === '/v1/models' && request.method === 'GET';
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data }));
  };
}

describe('discovery', () => {
  test('offers what a server lists, free of charge, under local/', async () => {
    const port = await serve(
      listing(
        { id: 'llama3.2:3b', object: 'model', created: 1700000000, owned_by: 'library' },
        'org/Model Name',
      ),
    );
    const { models, backends } = await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS });
    expect([...models.keys()]).toEqual(['local/llama3.2:3b', 'local/org-Model-Name']);
    const model = models.get('local/llama3.2:3b');
    expect(model).toMatchObject({
      prices: 'free',
      created: 1700000000,
      ownedBy: 'local',
      visibility: 'public',
    });
    expect(models.get('local/org-Model-Name')?.created).toBe(Date.UTC(2026, 0, 1) / 1_000);
    expect(models.get('local/org-Model-Name')?.deployments[0]?.model).toBe('org/Model Name');
    const backend = backends.get(`discovered:${port}`);
    expect(model?.deployments).toMatchObject([{ backend, model: 'llama3.2:3b' }]);
    expect(backend).toMatchObject({ kind: 'openai', apiKey: null });
    expect(backend?.baseUrl?.href).toBe(`http://127.0.0.1:${port}/v1/`);
  });

  test('derives the use of a model from the server, else from its name', async () => {
    const expected = {
      'nomic-embed-text:latest': 'embedding',
      'bge-m3': 'embedding',
      'intfloat/e5-large': 'embedding',
      'all-minilm': 'embedding',
      'bge-reranker-v2': 'rerank',
      'whisper-large-v3': 'transcription',
      'gemma3:4b': 'chat',
      'qwen3-vl': 'chat',
    };
    const port = await serve(
      listing(
        ...Object.keys(expected),
        { id: 'stated-embedder', type: 'embeddings' },
        { id: 'embed-in-name', capabilities: ['completion'], max_model_len: 4096 },
      ),
    );
    const { models } = await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS });
    const found = [...models.values()].map((model) => [model.deployments[0]?.model, model.info.mode]);
    expect(Object.fromEntries(found)).toEqual({
      ...expected,
      'stated-embedder': 'embedding',
      'embed-in-name': 'chat',
    });
    expect(models.get('local/embed-in-name')?.info.max_input_tokens).toBe(4096);
  });

  test('shows the last part of a name that is a file path, and asks the server for the whole', async () => {
    const expected = {
      '/srv/embed/models/Qwen3-4B-Q4.gguf': 'local/Qwen3-4B-Q4.gguf',
      '~/llama-3/': 'local/llama-3',
      './phi-4': 'local/phi-4',
      'C:\\models\\gemma.gguf': 'local/gemma.gguf',
      'models/mistral.gguf': 'local/mistral.gguf',
      'org/plain-model': 'local/org-plain-model',
    };
    const port = await serve(listing(...Object.keys(expected)));
    const { models } = await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS });
    const found = [...models.values()].map(({ id, deployments }) => [deployments[0]?.model, id]);
    expect(Object.fromEntries(found)).toEqual(expected);
    // The folder does not decide about the use, and is not shown.
    expect(models.get('local/Qwen3-4B-Q4.gguf')?.info).toMatchObject({
      mode: 'chat',
      display_name: 'Qwen3-4B-Q4.gguf',
    });
  });

  test('reads the context that llama-server states', async () => {
    const port = await serve(
      listing(
        { id: 'running', meta: { n_ctx: 8192, n_ctx_train: 131_072 } },
        { id: 'not-loaded', meta: null },
        { id: 'odd', meta: { n_ctx: 0 } },
      ),
    );
    const { models } = await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS });
    expect([...models.values()].map(({ info }) => info.max_input_tokens ?? null)).toEqual([8192, null, null]);
  });

  test('distinguishes models of the same name on two servers', async () => {
    const ports = [await serve(listing('same')), await serve(listing('same'))];
    const { models } = await discoverModels({ ports, timeoutMs: PATIENCE_MS });
    expect([...models.keys()]).toEqual(['local/same', `local/same@${ports[1]}`]);
  });

  test('does not wait for a server that hangs, before its headers or within its body', async () => {
    const ports = [
      await serveSilence(),
      await serve((_request, response) => void response.writeHead(200).write('{"data":[')),
      await serve(listing('quick')),
    ];
    const { models } = await discoverModels({ ports, timeoutMs: 2_000 });
    expect([...models.keys()]).toEqual(['local/quick']);
  });

  test.each<[string, RequestListener]>([
    ['HTML', (_request, response) => void response.end('<html>')],
    ['null', (_request, response) => void response.end('null')],
    [
      'a list of invalid entries',
      listing({ id: 7 }, { id: '' }, { id: '///' }, { id: 'x'.repeat(5000) }, {}),
    ],
    ['data that is no list', (_request, response) => void response.end('{"data":{"id":"x"}}')],
    ['a refusal', (_request, response) => void response.writeHead(401).end('{"data":[{"id":"x"}]}')],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: '/v1/models' }).end()],
    [
      'a cut body',
      (_request, response) => void response.writeHead(200, { 'content-length': '99' }).destroy(),
    ],
    ['more than a model list can be', (_request, response) => flood(response)],
  ])('does not count %s as a model server', async (_name, listener) => {
    const ports = [await serve(listener), await serve(listing('sound'))];
    const { models, backends } = await discoverModels({ ports, timeoutMs: PATIENCE_MS });
    expect([...models.keys()]).toEqual(['local/sound']);
    expect(backends.size).toBe(1);
  });

  test('recognises this gateway by its port or by its response', async () => {
    const gateway = await serve((request, response) => {
      response.setHeader('server', 'inference-gateway').setHeader('x-request-id', 'one');
      listing('acme/chat-1')(request, response);
    });
    const elsewhere = await serve(listing('chat-1'));
    const { models } = await discoverModels({
      ports: [gateway, elsewhere],
      ownPort: elsewhere,
      timeoutMs: PATIENCE_MS,
    });
    expect(models.size).toBe(0);
  });

  test('finds nothing where nothing listens', async () => {
    const port = await serve(listing());
    await closing.pop()?.();
    expect((await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS })).models.size).toBe(0);
  });
});

/** A valid list of models, and then more of it without end. */
function flood(response: Parameters<RequestListener>[1]): void {
  response.write('{"data":[{"id":"x"}],"more":"');
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more).on('error', () => {});
  more();
}

describe('composed catalogues', () => {
  test('keep their own models where an addition has the same, and list them first', async () => {
    const port = await serve(listing('a'));
    const found = await discoverModels({ ports: [port], timeoutMs: PATIENCE_MS });
    const catalogue = defaultCatalogue();
    const own = catalogue.models.get('embedded/extractive');
    if (own === undefined) throw new Error('the default catalogue has a chat model');
    const replaced = new Map([...found.models, [own.id, { ...own, tier: 'other' }]]);
    const merged = mergeCatalogues(catalogue, { ...found, models: replaced });
    expect([...merged.models.keys()]).toEqual([...catalogue.models.keys(), 'local/a']);
    expect(merged.models.get(own.id)).toBe(own);
    expect(merged.backends.has(`discovered:${port}`)).toBe(true);
    expect(merged.defaults).toEqual(catalogue.defaults);
  });

  test('lose a model whose engine is missing, also as default', () => {
    const catalogue = defaultCatalogue();
    const rest = withoutModels(catalogue, ({ id }) => id === 'embedded/use-lite');
    expect(rest.models.size).toBe(catalogue.models.size - 1);
    expect(rest.models.has('embedded/use-lite')).toBe(false);
    expect(rest.defaults).toMatchObject({ chat: 'embedded/extractive' });
    expect(rest.defaults).not.toHaveProperty('embedding');
  });
});

describe('searching for servers again', () => {
  test('keeps the models of a server that does not respond, until it has missed three searches in a row', async () => {
    let isBusy = false;
    const answer = listing('one');
    const port = await serve((request, response) => {
      if (isBusy) response.writeHead(503).end();
      else answer(request, response);
    });
    const servers = new LocalServers({ ports: [port], timeoutMs: 10_000 });
    const look = async (): Promise<string[]> => [...(await servers.look()).models.keys()];
    expect(await look()).toEqual(['local/one']);
    isBusy = true;
    expect([await look(), await look()]).toEqual([['local/one'], ['local/one']]);
    isBusy = false;
    expect(await look()).toEqual(['local/one']);
    isBusy = true;
    expect([await look(), await look(), await look()]).toEqual([['local/one'], ['local/one'], []]);
  });

  test('finds nothing new where only the time of creation differs', async () => {
    let created = 100;
    const port = await serve((request, response) => {
      created += 1;
      listing({ id: 'one', object: 'model', created })(request, response);
    });
    const servers = new LocalServers({ ports: [port], timeoutMs: 10_000 });
    const first = await servers.look();
    expect(await servers.look()).toEqual(first);
  });
});
