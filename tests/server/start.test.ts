import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listProjects } from '../../projects/projects.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { newPlainKey } from '../../projects/plain-key.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { databaseEnvironment, databaseOf } from '../../scripts/test-bed/stores.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../../cli/main.ts');

let folder = '';
let started: GatewayProcess[] = [];

beforeEach(async () => {
  folder = await gatewayFolder();
  started = [];
});

afterEach(async () => {
  for (const gateway of started) await gateway.kill();
  await removeFolder(folder);
});

async function start(environment: Record<string, string> = {}, onTerminal = false): Promise<GatewayProcess> {
  const gateway = GatewayProcess.spawn({ folder, environment, onTerminal });
  started.push(gateway);
  await gateway.serving();
  return gateway;
}

async function command(...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...databaseEnvironment(dataDirectoryIn(folder)) };
  return (await run(process.execPath, [COMMAND, ...words], { cwd: folder, env })).stdout;
}

/** A line as a person would paste it into a shell. */
async function paste(line: string): Promise<string> {
  const { stdout } = await run('sh', ['-c', line], { cwd: folder });
  return stdout;
}

/** The arguments of the command that the output names. */
function namedCommand(gateway: GatewayProcess): string {
  return gateway.nextCommand.replace('npm run gateway -- ', '');
}

describe('a first start', () => {
  test('prints its address, the key once, and a command that works when pasted', async () => {
    const gateway = await start();
    expect(gateway.output.split(gateway.key)).toHaveLength(3); // As a field, and in the command to paste.
    expect(gateway.nextCommand).toContain(`${gateway.address}/v1/chat/completions`);
    expect(JSON.parse(await paste(gateway.nextCommand))).toMatchObject({
      object: 'chat.completion',
      model: 'embedded/extractive',
      choices: [{ finish_reason: 'stop' }],
    });
    expect((await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} })).status).toBe(
      200,
    );
    expect(gateway.errors).toBe('');
  });

  test('prints a command that works also without a chat model', async () => {
    await removeFolder(folder);
    folder = await gatewayFolder(gatewayFileFor('http://127.0.0.1:9/v1', ['embedding']));
    const gateway = await start();
    expect(JSON.parse(await paste(gateway.nextCommand))).toMatchObject({ data: [{ id: 'acme/embedding' }] });
  });
});

test.each(['info', 'error'])(
  'without a terminal every line of the output is JSON, at the level %s too',
  async (level) => {
    const gateway = await start({ GATEWAY_LOG_LEVEL: level });
    const lines = gateway.output.split('\n').filter((line) => line !== '');
    expect(gateway.log).toHaveLength(lines.length);
    expect(gateway.log.at(-1)).toMatchObject({
      service: 'inference-gateway',
      address: gateway.address,
      admin: gateway.adminAddress,
      reference: `${gateway.address}/docs`,
      models: expect.arrayContaining(['embedded/extractive']),
      key: gateway.key,
    });
  },
);

describe('the key of a first start', () => {
  const models = (gateway: GatewayProcess, key: string): Promise<TestAnswer> =>
    send(gateway.address, { method: 'GET', path: '/v1/models', headers: { 'x-api-key': key } });

  test.each(['auto', 'off'])(
    'is not created without a terminal (%s), and the output says how to create one',
    async (value) => {
      const gateway = await start({ GATEWAY_FIRST_KEY: value });
      expect(gateway.output).not.toMatch(/gw_|curl/);
      const created = await command(...namedCommand(gateway).split(' '));
      expect((await models(gateway, created.trim().split('\n')[0] ?? '')).status).toBe(200);
    },
  );

  test('is printed on a terminal', async () => {
    // `script` gives the gateway its own terminal.
    const gateway = await start({ GATEWAY_FIRST_KEY: 'auto' }, true);
    expect((await models(gateway, gateway.key)).status).toBe(200);
    expect(gateway.output).toMatch(/\n {2}Key \(shown once\) .*\n\n {2}Try it:\n\ncurl /);
    const { pid } = await gateway.logged({ msg: 'serving' });
    process.kill(Number(pid), 'SIGTERM');
    expect(await gateway.exited).toBe(0);
  });

  test('can be set, and is then not printed', async () => {
    const given = newPlainKey();
    const gateway = await start({ GATEWAY_FIRST_KEY: given });
    expect((await models(gateway, given)).status).toBe(200);
    expect(gateway.output).not.toContain(given);
    const serving = {
      address: gateway.address,
      management: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    };
    expect(await gateway.logged({ msg: 'serving' })).toMatchObject(serving);
  });

  test('that is malformed stops the start, without being shown', async () => {
    const gateway = GatewayProcess.spawn({ folder, environment: { GATEWAY_FIRST_KEY: 'gw_tooshort' } });
    expect(await gateway.exited).toBe(1);
    expect(gateway.errors).toContain('GATEWAY_FIRST_KEY');
    expect(gateway.errors).not.toContain('gw_tooshort');
  });
});

describe('a later start', () => {
  test('prints no key, and the first one still works', async () => {
    const first = await start();
    const { key } = first;
    expect(await first.stop()).toBe(0);
    const second = await start();
    expect(second.output).not.toMatch(/gw_|curl/);
    expect(second.output).toContain('key create --project default/default --name');
    const response = await send(second.address, {
      method: 'GET',
      path: '/v1/models',
      headers: { 'x-api-key': key },
    });
    expect(jsonOf(response)).toMatchObject({ object: 'list' });
  });

  test('names an existing project, or says how to create one', async () => {
    await command('org', 'create', 'acme');
    const without = await start();
    expect(without.output).toContain('project create my-project --org acme');
    await without.stop();
    await command('project', 'create', 'research', '--org', 'acme');
    expect((await start()).output).toContain('key create --project acme/research --name');
  });

  test('names a project by its id where its name would need quoting', async () => {
    await command('org', 'create', 'a & b');
    await command('project', 'create', "it's $HOME", '--org', 'a & b');
    const line = namedCommand(await start());
    expect(line).toMatch(/^key create --project [0-9a-f-]{36} --name my-key$/);
    await command(...line.split(' '));
  });
});

describe('two processes on one data directory', () => {
  test('create one project and one key in total when they start at the same time', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const withKey = [one, other].filter(({ hasKey }) => hasKey);
    expect(withKey).toHaveLength(1);
    const store = await openDatabase(databaseOf(dataDirectoryIn(folder)));
    const projects = await listProjects(store.database);
    const keys = await store.database.selectFrom('keys').select('id').execute();
    await store.close();
    expect([projects.length, keys.length]).toEqual([1, 1]);
    const headers = { 'x-api-key': withKey[0]?.key ?? '' };
    for (const { address } of [one, other])
      expect((await send(address, { method: 'GET', path: '/v1/models', headers })).status).toBe(200);
  });
});

describe('the port of the management, when another server has it', () => {
  test('does not stop a start that names no port, and is named by a warning', async () => {
    const other = createServer();
    // Where this machine has a server there already, it is in use as well.
    other.on('error', () => undefined);
    other.listen(8792, '127.0.0.1');
    try {
      const gateway = await start({ GATEWAY_MANAGE_PORT: '' });
      const warning = gateway.log.find(({ port }) => port === 8792);
      expect(warning).toMatchObject({ level: 40, msg: expect.stringContaining('GATEWAY_MANAGE_PORT') });
      expect((await send(gateway.address, { method: 'GET', path: '/v1/models', headers: {} })).status).toBe(
        401,
      );
    } finally {
      other.close();
    }
  });
});
