import { createToken } from '../../management/tokens.ts';
import type { Role } from '../../contract/operation.ts';
import { GatewayManagement } from '../../packages/sdk/admin.ts';
import { InferenceGateway } from '../../packages/sdk/index.ts';
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
const LONG = `a-project-with-a-very-long-name-${'x'.repeat(60)}`;
const ARABIC = 'مشروع البحث العلمي';

const CONFIGURATION = `
backends:
  embedded: { kind: embedded }
  away: { kind: openai, base_url: 'http://127.0.0.1:9' }
models:
  acme/chat:
    mode: chat
    deployments: [{ backend: embedded, model: extractive }]
    info: { max_input_tokens: 4096, max_output_tokens: 1024 }
    prices: { input_per_million_tokens: 1.5, output_per_million_tokens: 6 }
  acme/embed: { mode: embedding, deployments: [{ backend: embedded, model: use-lite }], free: true }
  acme/away: { mode: chat, deployments: [{ backend: away, model: "<img src=x onerror='document.title=1'>" }], free: true }
discovery: false
`;

/** A gateway with what the pages show: projects, keys, budgets, calls, and a backend that is away. */
export interface Installation {
  management: string;
  tokens: Readonly<Record<Role, string>>;
  projectId: string;
  client: GatewayManagement;
  revoke: (role: Role) => Promise<void>;
  close: () => Promise<void>;
}

export async function install(): Promise<Installation> {
  const folder = await gatewayFolder(CONFIGURATION);
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
  const projectId = await fill(client, gateway.address);
  return {
    management,
    tokens,
    projectId,
    client,
    async revoke(role) {
      for await (const { id, role: found } of client.listTokens())
        if (found === role) await client.revokeToken({ token_id: id });
    },
    async close() {
      await store.close();
      await gateway.kill();
      await removeFolder(folder);
    },
  };
}

async function fill(client: GatewayManagement, address: string): Promise<string> {
  await client.createOrganisation({}, { name: 'acme' });
  const names = [
    'research',
    LONG,
    ARABIC,
    ...HOSTILE,
    ...Array.from({ length: 60 }, (_none, index) => `team-${index + 1}`),
  ];
  const ids: string[] = [];
  for (const name of names)
    ids.push((await client.createProject({}, { name, organisation: 'acme', models: 'all' })).id);
  const [projectId = '', longId = ''] = ids;
  const { key } = await client.createKey({ project: projectId }, { name: HOSTILE[0] ?? '' });
  await client.createKey({ project: projectId }, { name: ARABIC, requests_per_minute: 120 });
  await client.updateBudget({ project: projectId }, { limit_eur_cents: 5_000 });
  await client.updateBudget({ project: longId }, { limit_eur_cents: 0 });
  const api = new InferenceGateway({ baseUrl: address, apiKey: key ?? '', maxRetries: 0 });
  const ask = (model: string) =>
    api.createChatCompletion({
      model,
      messages: [{ role: 'user', content: 'The sky is blue. What is blue?' }],
    });
  for (let call = 0; call < 5; call += 1) await ask('acme/chat');
  for (let call = 0; call < 4; call += 1) await ask('acme/away').catch(() => undefined);
  return projectId;
}
