import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '../../../scripts/test-bed/client.ts';
import { eventually } from '../../support/eventually.ts';
import { gatewayFolder, GatewayProcess, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { LineBatch, LogFile } from '../../../server/log/log.ts';

const ENTRY = join(import.meta.dirname, '../../../server/main.ts');

let folder = '';

beforeAll(async () => {
  folder = await gatewayFolder();
});
afterAll(() => removeFolder(folder));

test('a log whose reader closes the pipe ends, and the gateway continues', async () => {
  const child = startGateway();
  try {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    await eventually('it serves', () => Promise.resolve(output.includes('Create a key')));
    const address = /"address":"([^"]+)"/.exec(output)?.[1] ?? '';
    child.stdout?.destroy();
    for (let count = 0; count < 5; count += 1) {
      const response = await send(address, { method: 'GET', path: '/v1/nothing', headers: {} });
      expect(response.status).toBe(404);
      // Longer than a batch, so that each line is written separately.
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(child.exitCode).toBeNull();
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});

function startGateway(output: 'pipe' | number = 'pipe'): ChildProcess {
  const env = {
    PATH: process.env['PATH'],
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_MANAGE_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
  };
  return spawn(process.execPath, [ENTRY], { cwd: folder, env, stdio: ['ignore', output, 'inherit'] });
}

test('the last lines of a gateway that stops are written', async () => {
  const gateway = await GatewayProcess.start({ folder });
  await send(gateway.address, { method: 'GET', path: '/v1/last', headers: {} });
  await gateway.stop();
  expect(gateway.log).toContainEqual(expect.objectContaining({ msg: 'request', status: 404 }));
});

test('lines that are logged together are written together, in order', async () => {
  const written: string[] = [];
  const lines = new LineBatch({ write: (text) => written.push(text), flushSync: () => undefined });
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line);
  expect(written).toEqual([]);
  await eventually('they are written', () => Promise.resolve(written.length > 0));
  lines.write('d\n');
  lines.flushSync();
  expect(written).toEqual(['a\nb\nc\n', 'd\n']);
});

test('many lines are written at once', () => {
  const written: string[] = [];
  const lines = new LineBatch({ write: (text) => written.push(text), flushSync: () => undefined });
  lines.write(`${'x'.repeat(16 * 1024)}\n`);
  expect(written).toHaveLength(1);
});

test('a log that is a file has the lines of requests, also after the gateway was killed', async () => {
  const path = join(folder, 'gateway.log');
  const descriptor = openSync(path, 'w');
  const child = startGateway(descriptor);
  closeSync(descriptor);
  const lines = (): string => readFileSync(path, 'utf8');
  try {
    await eventually('it serves', () => Promise.resolve(lines().includes('Create a key')));
    const address = /"address":"([^"]+)"/.exec(lines())?.[1] ?? '';
    await send(address, { method: 'GET', path: '/v1/nothing', headers: {} });
    await eventually('the line is written', () => Promise.resolve(/"status":404.*\n$/.test(lines())));
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});

test('a file that cannot be written loses lines, and nothing else', () => {
  const path = join(folder, 'read-only.log');
  closeSync(openSync(path, 'w'));
  const descriptor = openSync(path, 'r');
  new LogFile(descriptor).write('lost\n');
  closeSync(descriptor);
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a file has all of a long batch', () => {
  const path = join(folder, 'long.log');
  const descriptor = openSync(path, 'w');
  const file = new LogFile(descriptor);
  const text = `${'é'.repeat(1_000_000)}\n`;
  file.write(text);
  file.write('last\n');
  closeSync(descriptor);
  expect(readFileSync(path, 'utf8')).toBe(`${text}last\n`);
});
