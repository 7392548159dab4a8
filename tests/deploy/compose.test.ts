import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readSettings } from '../../server/settings.ts';
import { openS3Blobs } from '../../storage/s3/open-s3-blobs.ts';
import { S3Server } from '../../scripts/test-bed/s3/s3-server.ts';
import { catalogueIn, DEPLOY, readCompose, readDeploy, ROOT } from './deploy-files.ts';
import type { Tree } from './tree.ts';

const run = promisify(execFile);
const LINTER = join(ROOT, 'node_modules/dclint/bin/dclint.cjs');

/** Checks the official schema first. The order of a service's keys, what all share first, is for readers. */
function lint(path: string): Promise<unknown> {
  return run(process.execPath, [LINTER, path, '--max-warnings=0', '--disable-rule=service-keys-order']);
}

let services: Tree;
beforeAll(async () => {
  services = (await readCompose()).at('services');
});

describe('the compose file', () => {
  test('follows the Compose Specification and its linter', async () => {
    await lint(join(DEPLOY, 'compose.yaml'));
    await expect(lint(join(DEPLOY, 'gateway.yaml'))).rejects.toMatchObject({ code: 1 });
  });

  test.each(['gateway', 'migrate'])(
    'gives the service %s settings that there are, and all stores',
    (name) => {
      const settings = readSettings(services.at(name, 'environment').texts);
      expect(settings.sharedFiles).toMatchObject({ endpoint: 'http://s3:7070', bucket: 'gateway-files' });
      expect(settings.redis).not.toBeNull();
      expect(settings.database).toMatchObject({ migrate: 'off' });
    },
  );

  test('gives replicas the time to finish what they began', () => {
    const { drainMs } = readSettings(services.at('gateway', 'environment').texts);
    const seconds = /^(\d+)s$/.exec(services.at('gateway', 'stop_grace_period').text)?.[1];
    expect(Number(seconds) * 1000).toBeGreaterThan(drainMs);
  });

  test('has the proxy ask the replicas where they listen', async () => {
    const { port } = readSettings(services.at('gateway', 'environment').texts);
    expect(services.at('gateway', 'expose').value).toEqual([String(port)]);
    expect(await readDeploy('Caddyfile')).toMatch(new RegExp(`name gateway\\s+port ${port}\\s`));
  });

  test('makes the bucket that the gateways ask for, and is content when it is there', async () => {
    await using server = await S3Server.start();
    const command = services.at('bucket', 'command').list.map(({ text }) => text);
    const script = command.map((text) => text.replace('http://s3:7070', server.address));
    const environment = { ...server.credentials, PATH: process.env['PATH'] };
    for (let time = 1; time <= 2; time += 1)
      await run(process.execPath, script.slice(1), { cwd: ROOT, env: environment });
    const { sharedFiles } = readSettings(services.at('gateway', 'environment').texts);
    if (sharedFiles === null) throw new Error('the gateways share no files');
    Object.assign(process.env, server.credentials);
    const blobs = await openS3Blobs({ ...sharedFiles, endpoint: server.address });
    expect(await Array.fromAsync(blobs.ids(0))).toEqual([]);
    blobs.close();
  });

  test('comes with a gateway.yaml that loads', async () => {
    const { models } = await catalogueIn(await readDeploy('gateway.yaml'));
    expect(models.size).toBeGreaterThan(0);
  });
});
