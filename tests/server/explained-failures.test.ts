import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open } from '../support/open-response.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  chatRequest,
  gatewayFileFor,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

describe('the log line of a request that the upstream failed', () => {
  let upstream: ManualUpstream;
  let folder = '';
  let gateway: GatewayProcess;
  beforeAll(async () => {
    upstream = await ManualUpstream.start();
    folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl));
    gateway = await GatewayProcess.start({ folder });
  });
  afterAll(async () => {
    await gateway.kill();
    await upstream.close();
    await removeFolder(folder);
  });

  const status =
    (code: number) =>
    ({ response }: ManualRequest): void =>
      void response.writeHead(code).end('told to nobody');
  /** The upstream's behaviour, the status in the log line, and the cause that it contains. */
  test.each<[string, boolean, (request: ManualRequest) => void, number, RegExp]>([
    ['an error', false, status(500), 502, /responded with 500/],
    ['an overload', false, status(429), 503, /responded with 429/],
    [
      'a cut connection',
      false,
      // After a byte of a response, a kept connection does not count as closed in between.
      ({ response }) => void response.socket?.write('HTTP/1.1 ', () => response.destroy()),
      502,
      /connection failed/,
    ],
    [
      'no JSON',
      false,
      ({ response }) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('told to nobody'),
      502,
      /JSON/,
    ],
    [
      'a response that breaks the contract',
      false,
      (request) => answerJson(request, { id: 'x', choices: [{ message: 7 }] }),
      502,
      /message/,
    ],
    [
      'a stream that breaks off',
      true,
      (request) => {
        beginEvents(request, chatFrame('one'));
        setImmediate(() => request.response.destroy());
      },
      200,
      /connection failed|ended before/,
    ],
    [
      'a stream that ends early',
      true,
      (request) => {
        beginEvents(request, chatFrame('one'));
        request.response.end();
      },
      200,
      /ended before/,
    ],
  ])('names its cause: %s', async (_name, stream, act, logged, cause) => {
    const sent = open(gateway.address, chatRequest(gateway.key, { stream }));
    const request = await upstream.next();
    act(request);
    await (await sent.response).ended();
    const id = String(request.headers['x-request-id']);
    const line = await gateway.logged({ request_id: id, msg: 'request' });
    expect(line).toMatchObject({ status: logged, cause: expect.stringMatching(cause) });
    expect(gateway.output).not.toContain('told to nobody');
  });
});

describe('a start that fails', () => {
  let folder = '';
  let gateway: GatewayProcess | null = null;
  afterEach(async () => {
    await gateway?.kill();
    await removeFolder(folder);
  });

  /** The file in the data directory, even if the run has a shared database. */
  const embedded = { GATEWAY_DATABASE_URL: '' };

  /** The problem of the data directory or of the environment. */
  test.each<[string, (folder: string) => Promise<unknown>, Record<string, string>]>([
    ['a data directory that is a file', (at) => writeFile(join(at, 'data'), 'x'), {}],
    [
      'a database that is a directory',
      (at) => mkdir(join(at, 'data', 'gateway.sqlite'), { recursive: true }),
      embedded,
    ],
    [
      'an invalid database',
      async (at) => {
        await mkdir(join(at, 'data'));
        await writeFile(join(at, 'data', 'gateway.sqlite'), 'no database'.repeat(1_000));
      },
      embedded,
    ],
    [
      'an invalid calibration file',
      async (at) => {
        await mkdir(join(at, 'data'));
        await writeFile(join(at, 'data', 'calibration.json'), '{');
      },
      {},
    ],
    [
      'an unreachable PostgreSQL',
      () => Promise.resolve(),
      { GATEWAY_DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' },
    ],
    ['an unknown host', () => Promise.resolve(), { GATEWAY_HOST: 'no.such.host.invalid' }],
  ])('is one sentence without a class name or a stack: %s', async (_name, prepare, environment) => {
    folder = await gatewayFolder();
    await prepare(folder);
    gateway = GatewayProcess.spawn({ folder, environment });
    expect(await gateway.exited).toBe(1);
    expect(gateway.errors.trimEnd().split('\n')).toHaveLength(1);
    expect(gateway.errors).not.toMatch(/\w+Error\b|^\s+at |secret/m);
    expect(gateway.errors.length).toBeGreaterThan(30);
  });
});

test('SIGHUP reads the configuration again, and is logged', async () => {
  const folder = await gatewayFolder();
  const gateway = await GatewayProcess.start({ folder });
  gateway.signal('SIGHUP');
  await gateway.logged({ level: 30, msg: 'the configuration is unchanged' });
  expect(await gateway.stop()).toBe(0);
  await removeFolder(folder);
});

const OLD_NODE = '/usr/bin/node';

/** The entry points read the version of Node, so tests can show them an older one. */
async function runAsOld(entry: string, oldVersion: string): Promise<{ code: number | null; errors: string }> {
  const isOld = await access(OLD_NODE).then(
    () => versionOf(OLD_NODE),
    () => null,
  );
  const path = join(import.meta.dirname, '../..', entry);
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${oldVersion}' }); require(${JSON.stringify(path.replace(/\.ts$/, '.cjs'))});`;
  const usesOld = isOld !== null && Number(isOld.split('.')[0]) < 24;
  const child = usesOld ? execFile(OLD_NODE, [path]) : execFile(process.execPath, ['-e', pretend]);
  let errors = '';
  child.stderr?.on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

function versionOf(node: string): Promise<string> {
  return new Promise((resolve) =>
    execFile(node, ['-p', 'process.versions.node'], (_error, out) => resolve(out.trim())),
  );
}

test.each(['server/main.ts', 'cli/main.ts'])('an older Node gets one sentence from %s', async (entry) => {
  const { code, errors } = await runAsOld(entry, '22.4.0');
  expect(code).toBe(1);
  expect(errors).toMatch(/^the gateway.* needs Node 24 or later, this is \d+\.\d+\.\d+: [^\n]+\n$/);
});
