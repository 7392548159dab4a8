import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGateway } from '../../cli/run.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { chatRequest, gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { commandEnvironment, managementOf, tokenInFolder } from '../support/management/post.ts';

const RELOADS = 30;
const CALLERS = 6;
const WAIT_MS = 120_000;

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

beforeEach(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder(configuration(0));
});
afterEach(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

/** `acme/chat` on a backend whose settings every version changes, and a model that only this version has. */
function configuration(version: number): string {
  const file = gatewayFileFor(upstream.baseUrl, ['chat', 'embedding']);
  const timeouts = `kind: openai, timeouts: { idle_seconds: ${version + 1} }`;
  return `${file.replace('kind: openai', timeouts)}  # version ${version}\n`.replace(
    'acme/embedding',
    `acme/v${version}`,
  );
}

/** Replaces the file atomically, as editors and deployments do. */
async function replaceFile(text: string): Promise<void> {
  await writeFile(join(folder, 'gateway.yaml.new'), text);
  await rename(join(folder, 'gateway.yaml.new'), join(folder, 'gateway.yaml'));
}

async function models(): Promise<string[]> {
  const headers = { 'x-api-key': gateway.key };
  const list = await send(gateway.address, { method: 'GET', path: '/v1/models', headers });
  return [...list.text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
}

/** Waits until every process has the version. Each of ten connections may reach another process. */
async function servedEverywhere(model: string): Promise<void> {
  await eventually(`${model} is served`, async () => {
    for (let index = 0; index < 10; index += 1) if (!(await models()).includes(model)) return false;
    return true;
  });
}

describe.each([1, 2])('%i process(es)', (processes) => {
  beforeEach(async () => {
    const environment = { GATEWAY_PROCESSES: String(processes), GATEWAY_WATCH: 'off' };
    gateway = await GatewayProcess.start({ folder, environment });
    const serving = (): number => gateway.log.filter(({ msg }) => msg === 'serving').length;
    await eventually('all processes serve', () => Promise.resolve(serving() === processes));
  });

  test(
    'are reloaded thirty times under load without one failed call',
    async () => {
      let isOver = false;
      const outcomes = new Map<string, number>();
      const caller = async (index: number): Promise<void> => {
        for (let call = index; !isOver; call += 1) {
          const stream = call % 2 === 0;
          const { status, text, cut } = await send(gateway.address, chatRequest(gateway.key, { stream }));
          const isComplete = stream ? text.endsWith('data: [DONE]\n\n') : text.includes('"usage"');
          const outcome = status === 200 && isComplete && !cut ? 'good' : `${status} ${text}`;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const callers = Array.from({ length: CALLERS }, (_none, index) => caller(index));
      const management = await managementOf(gateway);
      let authorization = '';
      for (let version = 1; version <= RELOADS; version += 1) {
        await replaceFile(configuration(version));
        // A token expires after a minute, and each one opens the database.
        if (version % 10 === 1) authorization = `Bearer ${await tokenInFolder(folder, 'operator')}`;
        const path = '/admin/configuration/reload';
        const response = await send(management, { method: 'POST', path, headers: { authorization } });
        expect(jsonOf(response)).toMatchObject({ outcome: 'reloaded', models: 2 });
      }
      isOver = true;
      await Promise.all(callers);
      expect([...outcomes.keys()]).toEqual(['good']);
      expect(await models()).toEqual(['acme/chat', `acme/v${RELOADS}`]);
      const { text } = await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
      expect(text).toMatch(
        new RegExp(`^gateway_config_reloads_total\\{outcome="reloaded"\\} ${RELOADS}$`, 'm'),
      );
    },
    WAIT_MS,
  );

  test('reload on SIGHUP', async () => {
    await replaceFile(configuration(1));
    gateway.signal('SIGHUP');
    await servedEverywhere('acme/v1');
  });

  test('reload by command, which fails with the problems of the file', async () => {
    const out: string[] = [];
    const errors: string[] = [];
    const environment = await commandEnvironment(gateway, folder);
    const reload = (): Promise<number> =>
      runGateway(['reload'], {
        environment,
        writeOut: (text) => out.push(text),
        writeError: (text) => errors.push(text),
      });
    await replaceFile(configuration(1));
    expect(await reload()).toBe(0);
    expect(out).toEqual(['reloaded: 2 models, 1 backends\n']);
    await servedEverywhere('acme/v1');

    await replaceFile(`${configuration(2)}modells: {}\n`);
    expect(await reload()).toBe(1);
    expect(errors.join('')).toMatch(/gateway\.yaml:\d+:1 unknown key 'modells'; did you mean 'models'\?/);
    await gateway.logged({ msg: 'the new configuration is rejected; the old one stays active' });
    expect(await models()).toContain('acme/v1');
  });
});

test.each([1, 2])(
  '%i process(es) notice a change of the file, also behind a link that is replaced',
  async (processes) => {
    await writeFile(join(folder, 'v0.yaml'), configuration(0));
    await symlink('v0.yaml', join(folder, 'linked.yaml'));
    gateway = await GatewayProcess.start({
      folder,
      environment: { GATEWAY_PROCESSES: String(processes), GATEWAY_CONFIG: './linked.yaml' },
    });
    await writeFile(join(folder, 'v1.yaml'), configuration(1));
    await symlink('v1.yaml', join(folder, 'next'));
    await rename(join(folder, 'next'), join(folder, 'linked.yaml'));
    await servedEverywhere('acme/v1');
    await writeFile(join(folder, 'v1.yaml'), configuration(2));
    await servedEverywhere('acme/v2');
  },
);
