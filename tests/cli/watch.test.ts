import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runGateway } from '../../cli/run.ts';
import type { ScreenSize } from '../../cli/watch/screen.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { startBalancer } from '../../scripts/console/balancer.ts';
import { closedAddress } from '../../scripts/test-bed/upstream/upstream.ts';
import { commandEnvironment, managementOf, tokenInFolder } from '../support/management/post.ts';
import { runHere, type CommandResult } from './run-cli.ts';

let folder: string;
let gateway: GatewayProcess;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await gatewayFolder();
  gateway = await GatewayProcess.start({ folder });
  const token = await tokenInFolder(folder, 'viewer');
  environment = { GATEWAY_URL: await managementOf(gateway), GATEWAY_TOKEN: token };
}, 60_000);

afterAll(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

/** Ends the command after so many views, as a reader that closes the pipe does. */
async function watch(
  words: string[],
  { screenSize, views = 1, onView, address }: WatchRun = {},
): Promise<CommandResult> {
  let out = '';
  let error = '';
  let shown = 0;
  const exitCode = await runGateway(['watch', ...words], {
    environment: { ...environment, ...(address === undefined ? {} : { GATEWAY_URL: address }) },
    writeOut(text) {
      out += text;
      shown += 1;
      onView?.();
      if (shown === views && !words.includes('--once')) throw new Error('closed');
    },
    writeError: (text) => (error += text),
    ...(screenSize === undefined ? {} : { screenSize: () => screenSize }),
  });
  return { exitCode, out, error };
}

interface WatchRun {
  screenSize?: ScreenSize;
  views?: number;
  onView?: () => void;
  address?: string;
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, 'N').replace(/ +/g, ' ');

test('watch --once prints the state for scripts, from another machine as from this one', async () => {
  const remote = await watch(['--once']);
  expect(remote).toMatchObject({ exitCode: 0, error: '' });
  expect(remote.out).toMatch(
    /^Today, .*Z\nNothing needs attention\.\n\nThe last hour: 0 calls, 0 failed; 0 in flight\n/,
  );
  const direct = await commandEnvironment(gateway, folder);
  const here = await runHere(dataDirectoryIn(folder), ['watch', '--once'], { ...direct, GATEWAY_CONFIG: '' });
  expect(withoutNumbers(here.out)).toBe(withoutNumbers(remote.out));
});

test('watch writes plain text again and again where there is no terminal', async () => {
  const { out } = await watch(['--every', '1'], { views: 2 });
  expect(out.match(/^Today, /gm)).toHaveLength(2);
  expect(out).not.toContain('\u001b');
});

test('on a terminal each view takes the place of the one before', async () => {
  const { out } = await watch(['--every', '1'], { views: 2, screenSize: { columns: 60, rows: 8 } });
  expect(out.split('\u001b[H')).toHaveLength(3);
  expect(out.split('\n')).toHaveLength(2 * 7 + 1);
});

test('a gateway that is away from the beginning is a failure, in one sentence', async () => {
  expect(await watch([], { address: await closedAddress() })).toEqual({
    exitCode: 1,
    out: '',
    error: 'error: no management responds at GATEWAY_URL (ECONNREFUSED)\n',
  });
});

test('a gateway that goes away is shown as away above what was known last', async () => {
  const balancer = await startBalancer([environment['GATEWAY_URL'] ?? '']);
  const { out } = await watch(['--every', '1'], {
    address: balancer.address,
    views: 2,
    onView: () => balancer.close(),
  });
  expect(out).toMatch(
    /\nNot up to date: error: no management responds at GATEWAY_URL \(E[A-Z]+\)\nToday, .*\nNothing needs attention\.\n/,
  );
});
