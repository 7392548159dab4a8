import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, connect } from 'node:net';
import { access, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';

let folder = '';

afterEach(async () => {
  await removeFolder(folder);
});

interface Ended {
  code: number | null;
  errors: string;
  output: string;
}

async function startInVain(environment: Record<string, string> = {}): Promise<Ended> {
  const gateway = GatewayProcess.spawn({ folder, environment });
  const code = await gateway.exited;
  return { code, errors: gateway.errors, output: gateway.output };
}

const GOOD = gatewayFileFor('http://127.0.0.1:9/v1');

describe('an error in gateway.yaml', () => {
  test.each([
    ['an unknown key', GOOD.replace('models:', 'modles:'), 3, "did you mean 'models'"],
    [
      'a model on a backend that does not exist',
      GOOD.replace('backend: up,', 'backend: upp,'),
      4,
      "did you mean 'up'",
    ],
    ['a model without a price', GOOD.replace('free: true,', ''), 4, 'prices'],
    [
      'a variable that is not set',
      GOOD.replace(/api_key: [^,]+/, 'api_key: "${NO_SUCH_KEY}"'),
      2,
      'NO_SUCH_KEY',
    ],
    ['broken YAML', GOOD.replace('kind: openai,', 'kind: openai'), 2, ''],
  ])(
    '%s stops the start and is reported with its line and a suggestion',
    async (_name, text, line, message) => {
      folder = await gatewayFolder(text);
      const ended = await startInVain();
      expect(ended.code).toBe(1);
      expect(ended.errors).toMatch(new RegExp(`gateway\\.yaml:${line}:\\d+`));
      expect(ended.errors.toLowerCase()).toContain(message.toLowerCase());
      // The start has created nothing: no address, no database.
      expect(ended.output).toBe('');
      await expect(access(join(folder, 'data'))).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );

  test('is reported with all others and without a stack trace', async () => {
    folder = await gatewayFolder(GOOD.replace('models:', 'modles:').replace('kind: openai', 'kind: opnai'));
    const { errors } = await startInVain();
    expect(errors).toMatch(/gateway\.yaml:2:/);
    expect(errors).toMatch(/gateway\.yaml:3:/);
    expect(errors).not.toMatch(/\n\s+at /);
  });
});

describe('an error in the environment', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a name with a slip', { GATEWAY_PROT: '1' }, /GATEWAY_PROT.*GATEWAY_PORT/],
    ['an invalid number', { GATEWAY_DRAIN_MS: 'soon' }, /GATEWAY_DRAIN_MS.*'soon'/],
    ['a file that is not there', { GATEWAY_CONFIG: 'nowhere.yaml' }, /nowhere\.yaml.*no such file/],
  ])('%s stops the start and is named', async (_name, environment, message) => {
    folder = await gatewayFolder();
    const ended = await startInVain(environment);
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).toMatch(message);
  });
});

describe('a machine on which the gateway cannot serve', () => {
  test.each(['GATEWAY_PORT', 'GATEWAY_ADMIN_PORT'])('%s in use stops the start', async (name) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    folder = await gatewayFolder();
    const ended = await startInVain({ [name]: String(port) });
    taken.close();
    expect(ended.code).toBe(1);
    expect(ended.errors).toMatch(new RegExp(`${port}.*in use|in use.*${port}`));
    expect(ended.errors).toContain(name);
    expect(ended.output).not.toMatch(/serving|gw_/);
  });

  test('a data directory that is a file stops the start, and nothing listens', async () => {
    folder = await gatewayFolder();
    await writeFile(join(folder, 'data'), 'no folder');
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    free.close();
    await once(free, 'close');
    const ended = await startInVain({ GATEWAY_PORT: String(port) });
    expect(ended.code).toBe(1);
    expect(ended.errors).toContain(join(folder, 'data'));
    const [error] = (await once(connect(port, '127.0.0.1'), 'error').catch((thrown: unknown) => [
      thrown,
    ])) as [unknown];
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
