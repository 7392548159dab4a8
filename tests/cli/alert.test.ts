import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { Receiver } from '../alerts/receiver.ts';
import { runHere, type CommandResult } from './run-cli.ts';

const SECRET = 'a secret of the webhook';

let folder = '';
let receiver: Receiver;
beforeEach(async () => {
  folder = await gatewayFolder();
  receiver = await Receiver.start();
});
afterEach(async () => {
  await receiver.close();
  await removeFolder(folder);
});

async function testAlerts(lines: readonly string[], ...options: string[]): Promise<CommandResult> {
  const path = join(folder, 'gateway.yaml');
  await writeFile(path, ['discovery: true', ...lines].join('\n'));
  const environment = { GATEWAY_CONFIG: path, ALERT_SECRET: SECRET };
  return runHere(join(folder, 'data'), ['alert', 'test', ...options], environment);
}

const targets = (): string[] => [
  'alerts:',
  '  targets:',
  "    ops: { kind: webhook, url: '" + receiver.url + "', secret: '${ALERT_SECRET}' }",
  "    chat: { kind: slack, url: 'http://127.0.0.1:1/' }",
];

test('alert test shows what each target responded, and fails when one did not accept the test', async () => {
  const { exitCode, out, error } = await testAlerts(targets());
  expect(exitCode).toBe(1);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}/));
  expect(rows).toEqual([
    ['TARGET', 'KIND', 'ACCEPTED', 'DETAIL'],
    ['ops', 'webhook', 'yes', 'status 200: ok'],
    ['chat', 'slack', 'no', 'the connection failed (ECONNREFUSED)'],
  ]);
  expect(error).toContain('1 of 2 target(s) did not accept the test');
  expect(out + error).not.toContain(SECRET);
  expect(receiver.received).toHaveLength(1);
});

test('alert test --json prints the same for scripts', async () => {
  const { exitCode, out } = await testAlerts(targets().slice(0, 3), '--json');
  expect(exitCode).toBe(0);
  expect(JSON.parse(out)).toEqual([
    { target: 'ops', kind: 'webhook', accepted: true, detail: 'status 200: ok' },
  ]);
});

test('alert test fails without alerts in gateway.yaml', async () => {
  expect(await testAlerts([])).toMatchObject({ exitCode: 1, error: expect.stringContaining("no 'alerts'") });
});
