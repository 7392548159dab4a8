import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runGateway } from '../../cli/run.ts';
import type { Role } from '../../contract/operation.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { closedAddress } from '../../scripts/test-bed/upstream/upstream.ts';
import { commandEnvironment, managementOf, tokenInFolder } from '../support/management/post.ts';
import { createdKeyIn, runHere, type CommandResult } from './run-cli.ts';

const PLANNED = join(tmpdir(), `gateway-planned-${process.pid}.yaml`);
const WRONG = join(tmpdir(), `gateway-wrong-${process.pid}.yaml`);

let folder: string;
let gateway: GatewayProcess;
let address: string;
let direct: Record<string, string>;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  await writeFile(
    PLANNED,
    'organisations: { acme: { projects: { web: { models: [a/b] }, lab: { keys: { ci: } } } } }',
  );
  await writeFile(
    WRONG,
    'organisations:\n  acme: { projects: { web: { modles: all, keys: { " x": , y: { expires_at: 2020-01-01 } } } } }\n',
  );
  folder = await gatewayFolder();
  gateway = await GatewayProcess.start({ folder });
  address = await managementOf(gateway);
  direct = await commandEnvironment(gateway, folder);
  for (const role of ['viewer', 'admin'] as const) tokens.set(role, await tokenInFolder(folder, role));
  for (const words of [
    ['org', 'create', 'acme', '--reason', 'ticket 4711'],
    ['project', 'create', 'web', '--org', 'acme', '--models', 'all'],
    ['key', 'create', '--project', 'acme/web', '--name', 'laptop'],
    ['budget', 'update', 'acme/web', '--limit', '5000'],
  ])
    expect(await remote(words)).toMatchObject({ exitCode: 0 });
}, 60_000);

afterAll(async () => {
  await gateway.kill();
  await removeFolder(folder);
  await Promise.all([PLANNED, WRONG].map((path) => rm(path, { force: true })));
});

/** Runs a command of another machine, which has neither the database nor the configuration. */
async function remote(words: string[], environment: Record<string, string> = {}): Promise<CommandResult> {
  let out = '';
  let error = '';
  const exitCode = await runGateway(words, {
    environment: {
      GATEWAY_DATA_DIR: '/nonexistent',
      GATEWAY_URL: address,
      GATEWAY_TOKEN: tokens.get('admin') ?? '',
      ...environment,
    },
    writeOut: (text) => (out += text),
    writeError: (text) => (error += text),
  });
  return { exitCode, out, error };
}

const here = (words: string[]): Promise<CommandResult> =>
  runHere(dataDirectoryIn(folder), words, { ...direct, GATEWAY_CONFIG: '' });

describe('with GATEWAY_URL a command prints what it prints on the machine of the gateway:', () => {
  test.each([
    'org list',
    'org show acme',
    'org show nobody',
    'project list --json',
    'project show acme/web',
    'project show acme/web --json',
    'project show nothing',
    'project models list acme/web',
    'project quota show acme/web',
    'key list',
    'key list --project acme/web --json',
    'key show 0199a1c2-7d3e-7000-8000-0123456789ab',
    'budget list',
    'budget show acme/web --json',
    'usage --by project,day --csv',
    'usage --by colour',
    'call list',
    'call show 0199a1c2-7d3e-7000-8000-0123456789ab',
    'token list',
    'audit list --json',
    'audit verify',
    'config check',
    'export --org acme',
    'export --org nobody',
    `apply --plan --file ${PLANNED}`,
    `apply --plan --file ${WRONG}`,
    'reload',
    'backend restore nothing',
    'route explain --model embedded/extractive --json',
    'project delete acme/web',
  ])('%s', async (command) => {
    const words = command.split(' ');
    expect(await remote(words)).toEqual(await here(words));
  });
});

describe('with GATEWAY_URL', () => {
  test('a key works that a command has created, until a command revokes it', async () => {
    const create = ['key', 'create', '--project', 'acme/web', '--name', 'ci', '--models', 'a/b', '--json'];
    const created = await remote(create);
    expect(created.error).toContain("warning: the configuration has no model 'a/b'");
    const { key, id } = createdKeyIn(created);
    const models = () =>
      fetch(`${gateway.address}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    expect((await models()).status).toBe(200);
    expect((await remote(['key', 'revoke', id])).out).toContain('revoked');
    expect((await models()).status).toBe(401);
  });

  test('a file is applied in one run, and its export is no difference', async () => {
    const path = join(folder, 'thirty.yaml');
    const projects = Array.from(
      { length: 30 },
      (_project, number) =>
        `team-${number}: { budgets: [{ interval: day, limit_eur_cents: 50 }], keys: { first: } }`,
    );
    await writeFile(path, `organisations: { thirty: { projects: { ${projects.join(', ')} } } }`);
    const applied = await remote(['apply', '--file', path, '--reason', 'ticket 4711']);
    expect(applied).toMatchObject({ exitCode: 0 });
    const keys = applied.out.match(/^gw_\S+/gm) ?? [];
    expect(keys).toHaveLength(30);
    const models = await fetch(`${gateway.address}/v1/models`, {
      headers: { authorization: `Bearer ${keys[29]}` },
    });
    expect(models.status).toBe(200);
    await writeFile(path, (await remote(['export', '--org', 'thirty'])).out);
    expect(await remote(['apply', '--file', path, '--plan', '--prune'])).toMatchObject({
      exitCode: 0,
      out: '',
    });
    await writeFile(path, 'organisations: { thirty: }');
    const pruned = await remote(['apply', '--file', path, '--prune']);
    expect(pruned.out.match(/^- project/gm)).toHaveLength(30);
  });

  test('what has no operation says so in one sentence', async () => {
    for (const words of [
      ['model', 'list'],
      ['doctor'],
      ['migrate'],
      ['backup', 'x'],
      ['config', 'check', '--probe'],
    ])
      expect(await remote(words)).toEqual({
        exitCode: 1,
        out: '',
        error: expect.stringMatching(/^error: 'gateway .*' has no operation of the management: .*\n$/),
      });
    expect(await remote(['completion', 'bash'])).toMatchObject({ exitCode: 0 });
  });

  test('a token that may not, a token that is none, and an address where no management is are told apart', async () => {
    const viewer = { GATEWAY_TOKEN: tokens.get('viewer') ?? '' };
    const lines = await Promise.all([
      remote(['org', 'create', 'x'], viewer),
      remote(['org', 'list'], { GATEWAY_TOKEN: '' }),
      remote(['org', 'list'], { GATEWAY_URL: await closedAddress() }),
      remote(['org', 'list'], { GATEWAY_URL: 'nowhere' }),
      remote(['org', 'list'], { GATEWAY_URL: gateway.address }),
    ]);
    expect(lines.map(({ exitCode, out }) => [exitCode, out])).toEqual(lines.map(() => [1, '']));
    expect(lines.map(({ error }) => error)).toEqual([
      'error: the role viewer may not use createOrganisation\n',
      expect.stringMatching(/^error: .*GATEWAY_TOKEN.*\n$/),
      'error: no management responds at GATEWAY_URL (ECONNREFUSED)\n',
      expect.stringMatching(/^error: no management responds at GATEWAY_URL \(.*\)\n$/),
      'error: what responds at GATEWAY_URL is no management (status 404)\n',
    ]);
    const withLineEnd = { GATEWAY_TOKEN: `${viewer.GATEWAY_TOKEN}\n` };
    expect(await remote(['org', 'list'], withLineEnd)).toMatchObject({ exitCode: 0, error: '' });
  });
});
