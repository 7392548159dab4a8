import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:https';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractDocument } from '../../../../packages/contract-tools/checks/document.ts';
import { packContractChecks } from '../../../../packages/contract-tools/package/pack.ts';
import { runHere } from '../../../cli/run-cli.ts';

const run = promisify(execFile);
const TLS = join(import.meta.dirname, '../../../fixtures/tls');
/** The Node that runs the package; `npm run sdk:nodes` sets the oldest that it supports. */
const node = process.env['GATEWAY_PACKAGE_NODE'] ?? process.execPath;
const ID = '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b';

let folder: string;
let server: ReturnType<typeof createServer>;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-check-'));
  const key = await readFile(join(TLS, 'localhost-key.pem'));
  const cert = await readFile(join(TLS, 'localhost-certificate.pem'));
  // Lists no model for any key, behind a proxy that adds a header.
  server = createServer({ key, cert }, (_request, response) => {
    const headers = { 'x-request-id': ID, 'request-id': ID, via: '1.1 proxy', 'x-envoy-time': '1' };
    response.writeHead(200, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  address = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const check = (...options: string[]) =>
  runHere(folder, ['contract', 'check', '--url', address, '--only', 'listModels', ...options]);
const trusted = ['--ca', join(TLS, 'localhost-certificate.pem'), '--allow-header', 'via,x-envoy-*'];

describe('gateway contract check', () => {
  test('refuses a server with an untrusted certificate', async () => {
    const { exitCode, error } = await check();
    expect(exitCode).toBe(1);
    expect(error).toMatch(/is unreachable: .*self-signed/i);
  });

  test('accepts any certificate on request, with a warning', async () => {
    const { out, error } = await check('--insecure');
    expect(error).toMatch(/certificate is not verified/);
    expect(out).toMatch(/header via is not declared/);
  });

  test('trusts the certificates of a file, and allows the headers of a proxy', async () => {
    const { exitCode, out } = await check(...trusted);
    expect(exitCode).toBe(1);
    expect(out).not.toMatch(/via|envoy/);
    expect(out).toMatch(/listModels without a key → 200\n +the status should be 401/);
  });

  test('ends with 0 without findings', async () => {
    const skip = [
      'without a key',
      'unknown key',
      'quotes',
      'X-API-Key',
      'limit=0',
      '16 KB',
      'over the limit',
    ];
    const { exitCode, out } = await check(...trusted, '--skip', skip.join(','));
    expect({ exitCode, out }).toMatchObject({ exitCode: 0, out: expect.stringContaining('0 findings') });
  });

  test('writes reports for machines', async () => {
    const files = { json: join(folder, 'report.json'), junit: join(folder, 'report.xml') };
    await check(...trusted, '--json', files.json, '--junit', files.junit, '--key', 'gw_secret');
    const report: unknown = JSON.parse(await readFile(files.json, 'utf8'));
    expect(report).toMatchObject({
      contractVersion: expect.any(String),
      results: expect.arrayContaining([
        expect.objectContaining({ name: 'listModels with its example', outcome: 'passed', status: 200 }),
        expect.objectContaining({ name: 'listModels without a key', outcome: 'failed' }),
      ]),
      unseen: expect.arrayContaining(['listModels 401 application/json']),
    });
    const xml = await readFile(files.junit, 'utf8');
    expect(xml).toMatch(
      /<testcase classname="listModels" name="listModels with its example" time="[\d.]+"\/>/,
    );
    expect(xml).toMatch(/<failure message="the status should be 401[^<]*<\/failure>/);
    expect(`${xml}${JSON.stringify(report)}`).not.toContain('gw_secret');
  });

  test.each([
    [['--models', 'chats=acme/chat'], /is not <capability>=<model>/],
    [['--timeout', 'soon'], /must be a number above 0/],
  ])('refuses the options %j with exit code 2', async (options, message) => {
    const { exitCode, error } = await check(...options);
    expect(exitCode).toBe(2);
    expect(error).toMatch(message);
  });

  test('refuses an unknown operation', async () => {
    const { exitCode, error } = await check(...trusted, '--only', 'listModel');
    expect({ exitCode, error }).toMatchObject({ exitCode: 1, error: expect.stringContaining('listModel') });
  });
});

describe('the package', () => {
  let program: string;
  beforeAll(async () => {
    const tarball = await packContractChecks(folder);
    await run('tar', ['-xzf', tarball, '-C', folder]);
    // As `npm install` would put them there.
    await symlink(
      join(import.meta.dirname, '../../../../node_modules'),
      join(folder, 'package/node_modules'),
    );
    program = join(folder, 'package/dist/packages/contract-tools/checks/main.js');
  });

  test('checks a server without the repository', async () => {
    const words = [program, 'check', '--url', address, '--only', 'listModels', ...trusted];
    const { stdout, code } = await run(node, words).then(
      ({ stdout: text }) => ({ stdout: text, code: 0 }),
      // The rejection of `execFile` carries both.
      (error: unknown) => error as { stdout: string; code: number },
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/listModels without a key → 200/);
    expect(stdout).not.toMatch(/listModels with its example/);
  });

  test('records between a client and its mock server', async () => {
    const [mockPort, recordPort] = [await freePort(), await freePort()];
    const out = join(folder, 'recording.har');
    const mock = spawn(node, [program, 'mock', '--port', String(mockPort)]);
    await once(mock.stdout, 'data');
    const upstream = `http://127.0.0.1:${mockPort}`;
    const words = ['record', '--upstream', upstream, '--out', out, '--port', String(recordPort)];
    const recorder = spawn(node, [program, ...words]);
    await once(recorder.stdout, 'data');
    const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
    const body = JSON.stringify({
      model: 'acme/chat-1',
      messages: [{ role: 'user', content: 'Hi' }],
      stream: true,
    });
    const path = `http://127.0.0.1:${recordPort}/v1/chat/completions`;
    expect(await (await fetch(path, { method: 'POST', headers, body })).text()).toMatch(/\[DONE\]/);
    recorder.kill('SIGINT');
    mock.kill();
    await once(recorder, 'close');
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({
      log: { entries: [{ _operation: 'createChatCompletion', _events: expect.any(Number) }] },
    });
  });

  test('has the version of the contract, and runs on Node 20 as its dependencies do', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8')) as {
      version: string;
      engines: { node: string };
      dependencies: Record<string, string>;
    };
    expect(manifest.version).toBe(contractDocument().info.version);
    expect(manifest.engines.node).toBe('>=20.11');
    for (const name of Object.keys(manifest.dependencies)) {
      const path = join(import.meta.dirname, '../../../../node_modules', name, 'package.json');
      // npm's own format.
      const { engines } = JSON.parse(await readFile(path, 'utf8')) as { engines?: { node?: string } };
      expect([name, engines?.node ?? '>=20']).toEqual([name, '>=20']);
    }
  });
});

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const probe = createPlainServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // As above.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
