import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runHere } from '../../../../cli/run-cli.ts';
import { entriesOf } from './recorded-run.ts';

const PROGRAM = join(import.meta.dirname, '../../../../../packages/contract-tools/checks/main.ts');
const ID = '0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b';

let folder: string;
let upstream: string;
/** Lists no model, and opens a stream that never ends. */
const server = createServer((incoming, outgoing) => {
  const headers = { 'x-request-id': ID, 'request-id': ID };
  if (incoming.url === '/v1/models')
    outgoing
      .writeHead(200, { ...headers, 'content-type': 'application/json' })
      .end('{"object":"list","data":[]}');
  else outgoing.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write(': keep-alive\n\n');
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-command-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the recorder as a command, at a free port. */
async function start(
  out: string,
): Promise<{ address: string; ended: Promise<{ code: unknown; printed: string }> }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // As above.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const words = [PROGRAM, 'record', '--upstream', upstream, '--out', out, '--port', String(port)];
  const started = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const printed: string[] = [];
  const lines = createInterface({ input: started.stdout });
  lines.on('line', (line) => printed.push(line));
  await once(lines, 'line');
  const ended = once(started, 'close').then(([code]) => ({
    code: code as unknown,
    printed: printed.join('\n'),
  }));
  return { address: `http://127.0.0.1:${port}`, ended };
}

async function openStream(address: string): Promise<void> {
  const body = JSON.stringify({
    model: 'acme/chat-1',
    messages: [{ role: 'user', content: 'Hi' }],
    stream: true,
  });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/v1/chat/completions`, { method: 'POST', headers, body });
  const reader = response.body?.getReader();
  await reader?.read();
  void reader?.read().catch(() => undefined);
}

describe('gateway contract record', () => {
  test('ends at SIGINT with a complete file, including open streams, and exit code 0', async () => {
    const out = join(folder, 'complete.har');
    const { address, ended } = await start(out);
    await (await fetch(`${address}/v1/models`)).text();
    await openStream(address);
    child?.kill('SIGINT');
    const { code, printed } = await ended;
    expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('2 exchanges in') });
    const text = await readFile(out, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      log: { version: '1.2', creator: { name: 'gateway contract record', version: expect.any(String) } },
    });
    expect(entriesOf(text, 'har').map(({ _operation, _ending }) => [_operation, _ending])).toEqual([
      ['listModels', undefined],
      ['createChatCompletion', 'client_gone'],
    ]);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
  });

  test('leaves a valid file when it is killed', async () => {
    const out = join(folder, 'killed.har');
    const { address, ended } = await start(out);
    for (let count = 0; count < 3; count++) await (await fetch(`${address}/v1/models`)).text();
    child?.kill('SIGKILL');
    await ended;
    expect(entriesOf(await readFile(out, 'utf8'), 'har').length).toBeGreaterThanOrEqual(2);
  });

  test('ends with 1 when the exchanges do not match the contract, and writes NDJSON to an .ndjson file', async () => {
    const out = join(folder, 'lines.ndjson');
    const { address, ended } = await start(out);
    await (await fetch(`${address}/v1/nowhere`)).body?.cancel();
    child?.kill('SIGTERM');
    const { code, printed } = await ended;
    expect({ code, printed }).toMatchObject({ code: 1, printed: expect.stringContaining('no such path') });
    expect(entriesOf(await readFile(out, 'utf8'), 'ndjson')).toHaveLength(1);
  });

  test.each([
    [['--out', 'a.txt'], 1, /does not end with \.har or \.ndjson/],
    [['--out', 'a.har', '--max-body', '0'], 2, /number from 1/],
    [['--out', 'a.har', '--format', 'xml'], 2, /har, ndjson/],
    [['--out', 'a.har', '--upstream', 'ftp://x'], 1, /must begin with http/],
    [[], 2, /--out/],
  ])('refuses %j with exit code %d', async (words, exitCode, message) => {
    const result = await runHere(folder, ['contract', 'record', '--upstream', upstream, ...words]);
    expect(result.exitCode).toBe(exitCode);
    expect(result.error).toMatch(message);
  });

  test('does not replace a file that exists', async () => {
    const out = join(folder, 'there.har');
    await writeFile(out, 'mine');
    const { exitCode, error } = await runHere(folder, [
      'contract',
      'record',
      '--upstream',
      upstream,
      '--out',
      out,
    ]);
    expect({ exitCode, error }).toEqual({ exitCode: 1, error: expect.stringContaining('--overwrite') });
    expect(await readFile(out, 'utf8')).toBe('mine');
  });
});
