import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createToken } from '../../management/tokens.ts';
import type { Role } from '../../contract/operation.ts';
import { GatewayManagement } from '../../packages/sdk/admin.ts';
import { InferenceGateway, ResponseError } from '../../packages/sdk/index.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { dataDirectoryIn, gatewayFolder, GatewayProcess, removeFolder } from '../test-bed/gateway-process.ts';
import { databaseOf } from '../test-bed/stores.ts';

/** Names that vendors and people give. A page that takes one of them for HTML runs it. */
export const HOSTILE = [
  '<script>document.title="owned"</script>',
  '<img src=x onerror=\'document.title="owned"\'>',
  '"><svg onload=document.title="owned">',
  'javascript:document.title="owned"',
  '{{constructor.constructor("document.title=1")()}}',
];
/** What has arrived of an answer that the vendor holds. */
export const HALF = 'Half an answer';
/** The longest names that projects, keys and models may have. */
const LONG = `a-project-with-a-very-long-name-${'x'.repeat(68)}`;
const LONG_MODEL = `acme/${'a-model-with-a-very-long-name-'.repeat(6)}${'x'.repeat(15)}`;
const ARABIC = 'مشروع البحث العلمي';

const HOSTILE_MODEL = "<img src=x onerror='document.title=1'>";

const CONFIGURATION = `
backends:
  embedded: { kind: embedded }
  away: { kind: openai, base_url: 'http://127.0.0.1:9' }
  vendor: { kind: openai, base_url: 'VENDOR' }
models:
  acme/chat:
    mode: chat
    deployments: [{ backend: embedded, model: extractive }]
    info: { max_input_tokens: 4096, max_output_tokens: 1024 }
    prices:
      - { input_per_million_tokens: 2, output_per_million_tokens: 8 }
      - { valid_from: 2026-11-01, input_per_million_tokens: 1.5, output_per_million_tokens: 6 }
  acme/embed: { mode: embedding, deployments: [{ backend: embedded, model: use-lite }], free: true }
  acme/away: { mode: chat, deployments: [{ backend: away, model: "${HOSTILE_MODEL}" }], free: true }
  acme/vendor: { mode: chat, deployments: [{ backend: vendor, model: chat }], free: true }
  acme/decide: { mode: decision, deployments: [{ backend: embedded, model: use-lite }], free: true }
  acme/rerank: { mode: rerank, deployments: [{ backend: embedded, model: rerank }], free: true }
  acme/classify: { mode: classification, deployments: [{ backend: embedded, model: sentiment }], free: true }
  acme/speak: { mode: speech, deployments: [{ backend: embedded, model: flite }], free: true }
  acme/hear: { mode: transcription, deployments: [{ backend: embedded, model: pocketsphinx }], free: true }
  acme/draw: { mode: image_generation, deployments: [{ backend: embedded, model: procedural }], free: true }
  ${LONG_MODEL}: { mode: chat, deployments: [{ backend: embedded, model: extractive }], free: true }
  acme/read: { mode: ocr, deployments: [{ backend: embedded, model: tesseract }], free: true }
tags:
  team: { header: x-team }
discovery: false
`;

/** A gateway with what the pages show: projects, keys, budgets, calls, and a backend that is away. */
export interface Installation {
  management: string;
  tokens: Readonly<Record<Role, string>>;
  projectId: string;
  /** The `X-Request-Id` of a call that failed. */
  failedCall: string;
  client: GatewayManagement;
  close: () => Promise<void>;
}

/** @param isHostile whether people and vendors gave hostile names; otherwise they are those of an image for readers */
export async function install(isHostile: boolean): Promise<Installation> {
  const vendor = await startVendor();
  const configuration = CONFIGURATION.replace('VENDOR', vendor.address);
  const folder = await gatewayFolder(
    isHostile
      ? configuration
      : configuration.replace(HOSTILE_MODEL, 'chat-8b').replace(/^.*a-model-with.*\n/m, ''),
  );
  const gateway = await GatewayProcess.start({ folder });
  const { management } = await gateway.logged({ msg: 'serving the management' });
  if (typeof management !== 'string') throw new Error('the management has no address');
  const store = await openDatabase({ ...databaseOf(dataDirectoryIn(folder)), migrate: 'off' });
  const create = async (role: Role): Promise<string> => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const wanted = { name: `${role} of the night shift`, role, organisation: null, expiresAt };
    return (await createToken(store.database, wanted)).plainToken;
  };
  const tokens = {
    viewer: await create('viewer'),
    finance: await create('finance'),
    operator: await create('operator'),
    admin: await create('admin'),
  };
  const client = new GatewayManagement({ baseUrl: management, token: tokens.admin });
  const { projectId, failedCall } = await fill(client, gateway.address, isHostile);
  return {
    management,
    tokens,
    projectId,
    failedCall,
    client,
    async close() {
      await store.close();
      await gateway.kill();
      vendor.close();
      await removeFolder(folder);
    },
  };
}

/** Sends the first piece of an answer, and nothing until the client disconnects. */
function beginStream(response: ServerResponse): void {
  const choices = [{ index: 0, delta: { role: 'assistant', content: HALF }, finish_reason: null }];
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'chat', choices };
  response
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** A vendor whose errors and outputs are all of the hostile texts, and which holds a stream when told to. */
async function startVendor(): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    let received = '';
    request.setEncoding('utf8').on('data', (part: string) => (received += part));
    request.once('end', () => {
      if (received.includes('hold')) return beginStream(response);
      const isRefused = received.includes('refuse');
      const content = HOSTILE.join('\n');
      const body = isRefused
        ? { error: { message: content, type: 'invalid_request_error', param: null, code: content } }
        : {
            id: '1',
            object: 'chat.completion',
            created: 1,
            model: 'chat',
            choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          };
      response
        .writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so its address has this type.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

async function fill(
  client: GatewayManagement,
  address: string,
  isHostile: boolean,
): Promise<Pick<Installation, 'projectId' | 'failedCall'>> {
  await client.createOrganisation({}, { name: 'acme' });
  const others = isHostile ? [LONG, ARABIC, ...HOSTILE] : ['support', 'search', ARABIC];
  const names = ['research', ...others, ...Array.from({ length: 60 }, (_none, index) => `team-${index + 1}`)];
  const ids: string[] = [];
  for (const name of names)
    ids.push((await client.createProject({}, { name, organisation: 'acme', models: 'all' })).id);
  const [projectId = '', longId = ''] = ids;
  const { key, record } = await client.createKey(
    { project: projectId },
    { name: isHostile ? (HOSTILE[0] ?? '') : 'laptop' },
  );
  await createBudgets(client, projectId, record.id);
  const team = isHostile ? HOSTILE[1] : 'search';
  const ofTeam = { scope: 'project', of: projectId, interval: 'week', tag: `team:${team}` } as const;
  await client.createBudget({}, { ...ofTeam, limit_eur_cents: 2_500 });
  for (const name of isHostile ? [ARABIC, LONG] : [ARABIC])
    await client.createKey({ project: projectId }, { name, requests_per_minute: 120 });
  await client.updateBudget({ project: projectId }, { limit_eur_cents: 5_000 });
  await client.updateBudget({ project: longId }, { limit_eur_cents: 0 });
  const api = new InferenceGateway({ baseUrl: address, apiKey: key ?? '', maxRetries: 0 });
  const ask = (model: string) =>
    api.createChatCompletion({
      model,
      messages: [{ role: 'user', content: 'The sky is blue. What is blue?' }],
    });
  for (let call = 0; call < 5; call += 1) await ask('acme/chat');
  if (isHostile) await ask(LONG_MODEL);
  let failedCall = '';
  for (let call = 0; call < 4; call += 1)
    await ask('acme/away').catch((error: unknown) => {
      if (error instanceof ResponseError) failedCall = error.requestId ?? '';
    });
  return { projectId, failedCall };
}

/** A tree of budgets: of the organisation, of a model under its project, and of a key. */
async function createBudgets(client: GatewayManagement, projectId: string, keyId: string): Promise<void> {
  const { id } = await client.createBudget(
    {},
    { scope: 'organisation', of: 'acme', interval: 'month', limit_eur_cents: 20_000 },
  );
  await client.changeBudget({ budget: id }, { next_limit_eur_cents: 30_000 });
  const ofModel = { scope: 'project', of: projectId, interval: 'day', model: 'acme/chat' } as const;
  await client.createBudget({}, { ...ofModel, limit_eur_cents: 1, soft: true });
  const ofKey = { scope: 'key', of: keyId, interval: 'week', limit_eur_cents: 300 } as const;
  const { id: weekly } = await client.createBudget({}, ofKey);
  await client.changeBudget(
    { budget: weekly },
    { top_up: { eur_cents: 200, reason: 'a demonstration for customers' } },
  );
}
