import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { checkClock } from '../../cli/doctor/clocks.ts';
import { checkDiskSpace, checkJournals } from '../../cli/doctor/data-directory.ts';
import { buildGuardrails } from '../../catalogue/guardrail.ts';
import { checkEngines, checkImageReading, checkNode } from '../../cli/doctor/installation.ts';
import { engineAvailability } from '../../packages/engines/availability.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runElsewhere, runHere, type CommandResult } from './run-cli.ts';

const FREE_PORTS = { GATEWAY_PORT: '0', GATEWAY_ADMIN_PORT: '0', GATEWAY_MANAGE_PORT: '0' };

interface Found {
  check: string;
  state: string;
  message: string;
  advice: string | null;
}

/** The findings of `doctor --json`, which is a list of them. */
function findingsIn({ out }: CommandResult): Found[] {
  return JSON.parse(out) as Found[];
}

async function serve(status: number, headers: Record<string, string> = {}): Promise<Server> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  // A server that listens on a port has an address of this form.
  return (server.address() as AddressInfo).port;
}

async function configure(folder: TemporaryFolder, port: number): Promise<Record<string, string>> {
  const path = join(folder.path, 'gateway.yaml');
  await writeFile(
    path,
    `backends:
  one: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1', api_key: secret-of-the-backend }
models:
  acme/chat: { mode: chat, free: true, deployments: [{ backend: one, model: m }] }
`,
  );
  // A shared database of the run would be an empty one, which the doctor reports too.
  return { ...FREE_PORTS, GATEWAY_CONFIG: path, GATEWAY_DATABASE_URL: '' };
}

describe('the doctor', () => {
  test('finds no problem in a fresh install, and changes nothing', async () => {
    await using folder = await TemporaryFolder.make();
    const data = join(folder.path, 'data');
    const environment = { ...FREE_PORTS, GATEWAY_DATA_DIR: data, GATEWAY_DATABASE_URL: '' };
    const result = await runElsewhere(folder.path, ['doctor', '--json'], environment);
    expect(result).toMatchObject({ exitCode: 0, error: '' });
    const findings = findingsIn(result);
    expect(findings.filter(({ state }) => state === 'error')).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['node', 'contract', 'engines', 'configuration', 'disk space', 'database']),
    );
    await expect(chmod(data, 0o700)).rejects.toThrow('ENOENT');
  });

  test('names a backend that refuses the credentials and what to do, without secrets', async () => {
    await using folder = await TemporaryFolder.make();
    await using server = await serve(401);
    const environment = await configure(folder, portOf(server));
    const result = await runElsewhere(folder.path, ['doctor'], environment);
    expect(result).toMatchObject({ exitCode: 1, error: 'error: 1 check(s) failed\n' });
    expect(result.out).toContain('error    backend one: it refuses the credentials (status 401)\n');
    expect(result.out).toContain('check api_key');
    expect(result.out).not.toContain('secret-of-the-backend');
  });

  test('names a backend that does not respond, unless probes are disabled', async () => {
    await using folder = await TemporaryFolder.make();
    const server = await serve(200);
    const environment = await configure(folder, portOf(server));
    server.close();
    const result = await runHere(folder.path, ['doctor', '--json'], environment);
    expect(findingsIn(result)).toContainEqual(
      expect.objectContaining({ check: 'backend one', state: 'error', message: 'no response: ECONNREFUSED' }),
    );
    expect(await runHere(folder.path, ['doctor', '--offline'], environment)).toMatchObject({ exitCode: 0 });
  });

  test.each([
    [200, '<ListBucketResult/>', 'ok', "the bucket 'files' can be listed"],
    [
      403,
      '<Error><Code>AccessDenied</Code></Error>',
      'error',
      "the bucket 'files' cannot be listed: AccessDenied (403)",
    ],
  ])('looks at the bucket of files, which responds %d', async (status, body, state, message) => {
    await using folder = await TemporaryFolder.make();
    await using server = createServer((_request, response) => response.writeHead(status).end(body));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const environment = {
      ...FREE_PORTS,
      GATEWAY_FILES_URL: `s3://files?endpoint=http://127.0.0.1:${portOf(server)}`,
      AWS_ACCESS_KEY_ID: 'an-id',
      AWS_SECRET_ACCESS_KEY: 'a-secret-of-the-bucket',
    };
    const result = await runElsewhere(folder.path, ['doctor', '--json'], environment);
    expect(findingsIn(result)).toContainEqual(expect.objectContaining({ check: 'files', state, message }));
    expect(result.out).not.toContain('a-secret-of-the-bucket');
  });

  test('compares the clock with that of a backend', async () => {
    await using folder = await TemporaryFolder.make();
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    await using server = await serve(200, { date });
    const environment = await configure(folder, portOf(server));
    const result = await runHere(folder.path, ['doctor', '--json'], environment);
    expect(findingsIn(result)).toContainEqual(
      expect.objectContaining({
        check: 'clock',
        state: 'warning',
        // The hour less what the check takes.
        message: expect.stringMatching(/^this machine is 3(5\d\d|600|601) s behind backend one$/),
      }),
    );
    expect(result.exitCode).toBe(0);
  });

  test('reports each problem of the configuration and continues with the other checks', async () => {
    await using folder = await TemporaryFolder.make();
    const path = join(folder.path, 'gateway.yaml');
    await writeFile(path, 'modells: {}\n');
    const environment = { ...FREE_PORTS, GATEWAY_CONFIG: path };
    const result = await runHere(folder.path, ['doctor', '--json'], environment);
    expect(result.exitCode).toBe(1);
    const findings = findingsIn(result);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'configuration',
        state: 'error',
        message: expect.stringContaining(':1:'),
      }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ check: 'disk space' }));
  });

  test('reports a port that is in use', async () => {
    await using folder = await TemporaryFolder.make();
    await using server = await serve(200);
    const port = portOf(server);
    const environment = { ...FREE_PORTS, GATEWAY_PORT: String(port) };
    const result = await runHere(folder.path, ['doctor', '--offline', '--json'], environment);
    expect(findingsIn(result)).toContainEqual({
      check: `port ${port}`,
      state: 'error',
      message: 'cannot listen on 127.0.0.1: EADDRINUSE',
      advice: 'stop what uses it, or set GATEWAY_PORT',
    });
  });

  test('reports a file that is not a database, and a database with an old schema, without migrating it', async () => {
    await using folder = await TemporaryFolder.make();
    const embedded = { ...FREE_PORTS, GATEWAY_DATABASE_URL: '' };
    await writeFile(folder.databasePath, 'no database'.repeat(100));
    const broken = await runHere(folder.path, ['doctor', '--offline', '--json'], embedded);
    await writeFile(folder.databasePath, '');
    const behind = await runHere(folder.path, ['doctor', '--offline', '--json'], embedded);
    const again = await runHere(folder.path, ['doctor', '--offline', '--json'], embedded);
    const database = (result: CommandResult) => findingsIn(result).find(({ check }) => check === 'database');
    expect(database(broken)).toMatchObject({ state: 'error' });
    expect(database(behind)).toMatchObject({ state: 'error', advice: 'run gateway migrate after a backup' });
    expect(database(again)).toEqual(database(behind));
  });

  test('warns about a data directory that every user can read', async () => {
    await using folder = await TemporaryFolder.make();
    const data = join(folder.path, 'data');
    await mkdir(data);
    await chmod(data, 0o755);
    const environment = { ...FREE_PORTS, GATEWAY_DATA_DIR: data, GATEWAY_DATABASE_URL: '' };
    const result = await runHere(folder.path, ['doctor', '--offline', '--json'], environment);
    expect(findingsIn(result)).toContainEqual(
      expect.objectContaining({
        check: 'data directory',
        state: 'warning',
        advice: `run chmod o-rwx ${data}`,
      }),
    );
  });
});

describe('a check', () => {
  test('tolerates clocks that differ by the duration of a response', () => {
    expect(checkClock('it', 10_000, 14_000).state).toBe('ok');
    expect(checkClock('it', 10_000, 20_000).message).toBe('this machine is 10 s ahead of it');
  });

  test('refuses a version of Node that is too old', () => {
    expect(checkNode('22.19.0').state).toBe('error');
    expect(checkNode('24.0.0').state).toBe('ok');
  });

  test('names the missing packages of an engine if the engine is enabled', () => {
    const none = engineAvailability(() => {
      throw new Error('not installed');
    });
    expect(checkEngines({ engines: new Set(['ocr']) }, none)).toMatchObject({
      state: 'warning',
      message: expect.stringContaining('ocr: optional packages are not installed: tesseract.js'),
    });
    expect(checkEngines({ engines: new Set(['extractive']) }, none).state).toBe('ok');
  });

  test('names the guardrails that cannot read images because packages are missing', () => {
    const none = engineAvailability(() => {
      throw new Error('not installed');
    });
    const guardrails = buildGuardrails({
      reading: { kind: 'rules', detect: ['email'], read_images: true },
      other: { kind: 'rules', detect: ['email'] },
    });
    expect(checkImageReading(guardrails, none)).toEqual([
      {
        check: 'guardrails',
        state: 'error',
        message: expect.stringContaining('reading cannot read images, so requests with images get 503'),
        advice: expect.stringContaining('npm install'),
      },
    ]);
    expect(checkImageReading(guardrails)).toEqual([]);
    expect(checkImageReading(new Map(), none)).toEqual([]);
  });

  test('fails when the volume has less free space than the reserve of the ledger', async () => {
    await using folder = await TemporaryFolder.make();
    const settings = { dataDirectory: folder.path, ledgerReserveBytes: Number.MAX_SAFE_INTEGER };
    expect((await checkDiskSpace(settings)).state).toBe('error');
  });

  test('names a journal that was set aside as damaged', async () => {
    await using folder = await TemporaryFolder.make();
    const settings = { dataDirectory: folder.path };
    expect((await checkJournals(settings)).state).toBe('ok');
    const kept = join(folder.path, 'ledger', 'one-1.damaged');
    await mkdir(kept, { recursive: true });
    await mkdir(join(folder.path, 'ledger', 'two'));
    expect(await checkJournals(settings)).toMatchObject({
      state: 'warning',
      message: expect.stringContaining(kept),
    });
  });
});

test('doctor warns of a file of a secret that other users can read, without its contents', async () => {
  await using folder = await TemporaryFolder.make();
  const file = join(folder.path, 'redis-url');
  await writeFile(file, 'redis://:hidden@127.0.0.1:1');
  const found = async (mode: number): Promise<Found | undefined> => {
    await chmod(file, mode);
    const environment = { ...FREE_PORTS, GATEWAY_REDIS_URL_FILE: file };
    const result = await runHere(folder.path, ['doctor', '--offline', '--json'], environment);
    expect(result.out).not.toContain('hidden');
    return findingsIn(result).find(({ check }) => check === 'secret file');
  };
  expect(await found(0o644)).toEqual({
    check: 'secret file',
    state: 'warning',
    message: `GATEWAY_REDIS_URL_FILE: other users can read ${file}`,
    advice: `run chmod o-r ${file}`,
  });
  expect(await found(0o640)).toMatchObject({ state: 'ok' });
});
