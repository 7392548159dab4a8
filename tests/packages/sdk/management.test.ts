import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  GatewayManagement,
  isErrorOf,
  NotFoundError,
  PermissionDeniedError,
  ValidationError,
} from '../../../packages/sdk/admin.ts';
import { gatewayFolder, GatewayProcess, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { managementOf, tokenInFolder } from '../../support/management/post.ts';

let folder: string;
let gateway: GatewayProcess;
let baseUrl: string;
let management: GatewayManagement;

beforeAll(async () => {
  folder = await gatewayFolder();
  gateway = await GatewayProcess.start({ folder });
  baseUrl = await managementOf(gateway);
  management = new GatewayManagement({ baseUrl, token: await tokenInFolder(folder, 'operator') });
  await management.createOrganisation({}, { name: 'acme' });
}, 60_000);

afterAll(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

test('a program provisions a project of a running gateway, and the audit log has its reasons', async () => {
  const project = await management.createProject(
    { reason: 'ticket 4711' },
    { name: 'research', organisation: 'acme' },
  );
  const { key, record } = await management.createKey({ project: 'acme/research' }, { name: 'laptop' });
  const budget = await management.updateBudget({ project: project.id }, { limit_eur_cents: 5000 });
  const models = await fetch(`${gateway.address}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  expect(models.status).toBe(200);
  expect(record).toMatchObject({ name: 'laptop', project: 'acme/research' });
  expect(budget).toMatchObject({ project: 'acme/research', limit_eur_cents: 5000, exceeded: false });
  const { data } = await management.listAuditEntries({ target: `project:${project.id}` });
  expect(data.map(({ action, reason }) => [action, reason])).toEqual([
    ['updateBudget', null],
    ['createProject', 'ticket 4711'],
  ]);
});

test('an iteration gives the entries of all pages, and lists whose entries have no id', async () => {
  for (const name of ['one', 'two', 'three'])
    await management.createProject({}, { name: `page-${name}`, organisation: 'acme' });
  const names: string[] = [];
  for await (const { name } of management.listProjects({ limit: 2 }))
    if (name.startsWith('page-')) names.push(name);
  expect(names).toEqual(['page-one', 'page-two', 'page-three']);
  const budgets: string[] = [];
  for await (const { project } of management.listBudgets({ limit: 1 })) budgets.push(project ?? '');
  expect(budgets).toEqual(expect.arrayContaining(['acme/page-one', 'acme/page-two', 'acme/page-three']));
  expect(new Set(budgets).size).toBe(budgets.length);
});

test('a request whose response was lost is sent again, and creates nothing more', async () => {
  const keys: unknown[] = [];
  const losing = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void forward(Buffer.concat(chunks)));
    const forward = async (body: Buffer): Promise<void> => {
      const { authorization = '', 'idempotency-key': idempotencyKey } = request.headers;
      keys.push(idempotencyKey);
      const headers = {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': String(idempotencyKey),
      };
      const answer = await fetch(`${baseUrl}${request.url}`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (keys.length === 1) response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    };
  });
  await new Promise<void>((resolve) => losing.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = losing.address() as AddressInfo;
  const through = new GatewayManagement({
    baseUrl: `http://127.0.0.1:${port}`,
    token: await tokenInFolder(folder, 'operator'),
  });
  const created = await through.createProject({}, { name: 'lost', organisation: 'acme' });
  losing.close();
  losing.closeAllConnections();
  expect(created.name).toBe('lost');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('an object that someone else has changed is not overwritten', async () => {
  await management.createProject({}, { name: 'shared', organisation: 'acme' });
  const name = { project: 'acme/shared' };
  const { headers } = await management.getProject(name).withResponse();
  await management.updateProject(name, { models: ['acme/chat'] });
  const options = { headers: { 'if-match': headers.get('etag') ?? '' } };
  const thrown = await management
    .updateProject(name, { models: 'all' }, options)
    .catch((error: unknown) => error);
  expect(isErrorOf('updateProject', thrown) && thrown.status).toBe(412);
});

test('errors have a kind by their status, and bodies by their operation', async () => {
  await expect(management.getProject({ project: 'acme/nothing' })).rejects.toThrow(NotFoundError);
  await expect(management.createProject({}, { name: '' })).rejects.toThrow(ValidationError);
  const viewer = new GatewayManagement({ baseUrl, token: await tokenInFolder(folder, 'viewer') });
  const refused = await viewer.createOrganisation({}, { name: 'other' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PermissionDeniedError);
  expect(refused).toMatchObject({ status: 403, body: { detail: { error_type: 'forbidden' } } });
});

test('the address and the token come from the environment, and a key of a project is not sent', async () => {
  const names = ['GATEWAY_URL', 'GATEWAY_TOKEN', 'GATEWAY_API_KEY'] as const;
  const before = names.map((name) => process.env[name]);
  process.env['GATEWAY_API_KEY'] = 'gw_1';
  try {
    delete process.env['GATEWAY_URL'];
    expect(() => new GatewayManagement()).toThrow('GATEWAY_URL');
    process.env['GATEWAY_URL'] = baseUrl;
    process.env['GATEWAY_TOKEN'] = await tokenInFolder(folder, 'viewer');
    expect((await new GatewayManagement().listOrganisations()).data.map(({ name }) => name)).toContain(
      'acme',
    );
    delete process.env['GATEWAY_TOKEN'];
    const sent: (string | null)[] = [];
    const watching = new GatewayManagement({
      fetch: (_address, { headers } = {}) => {
        sent.push(new Headers(headers).get('authorization'));
        return Promise.resolve(Response.json({ data: [], next_cursor: null }));
      },
    });
    await watching.listOrganisations();
    expect(sent).toEqual([null]);
  } finally {
    for (const [index, name] of names.entries()) {
      const value = before[index];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});
