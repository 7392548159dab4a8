import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { readSettings } from '../../server/settings.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { readDeploy, ROOT } from './deploy-files.ts';
import { importedPackages, layOut, readImagePlan, type ImagePlan } from './image.ts';

const run = promisify(execFile);
let plan: ImagePlan;
type PackageFile = Record<string, Record<string, string>>;
let packageFile: PackageFile = {};
let engines: PackageFile = {};

beforeAll(async () => {
  plan = await readImagePlan();
  packageFile = await readPackageFile('package.json');
  engines = await readPackageFile('packages/engines/package.json');
});

async function readPackageFile(path: string): Promise<PackageFile> {
  // The tables of versions are what is read of it.
  return JSON.parse(await readFile(join(ROOT, path), 'utf8')) as PackageFile;
}

describe('the Dockerfile', () => {
  test('is one, by its linter', async () => {
    expect(validate(await readDeploy('Dockerfile'))).toEqual([]);
    expect(validate('FROM node:26\nCOPY --form=x a b').length).toBeGreaterThan(0);
  });

  test('runs on the Node that the tests run on, as nobody of power', () => {
    expect(plan.nodeVersion).toBe(packageFile['devDependencies']?.['node']);
    expect(plan.user).toBe('node');
  });

  test('copies what is there, and what the list of what may be copied lets in', async () => {
    const allowed = (await readFile(join(ROOT, '.dockerignore'), 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(plan.copies.length).toBeGreaterThan(10);
    for (const { from } of plan.copies) {
      await stat(join(ROOT, from));
      expect(allowed).toContain(from);
    }
  });

  test('sets what settings there are', () => {
    const settings = readSettings(plan.environment);
    expect(settings).toMatchObject({ dataDirectory: '/data', host: '0.0.0.0', adminHost: '127.0.0.1' });
  });

  test('copies no source that needs a package for development', async () => {
    await using folder = await TemporaryFolder.make();
    await layOut(plan, folder.path);
    const installed = {
      ...packageFile['dependencies'],
      ...engines['dependencies'],
      ...engines['optionalDependencies'],
    };
    // The operator installs it beside the gateway for models of kind onnx (decision 79).
    const chosen = new Set(['onnxruntime-web']);
    const imported = await importedPackages(folder.path);
    expect(imported.size).toBeGreaterThan(10);
    expect([...imported].filter((name) => !(name in installed) && !chosen.has(name))).toEqual([]);
  });

  test('makes a gateway that starts, is found healthy, obeys its command line and stops', async () => {
    await using folder = await TemporaryFolder.make();
    const image = join(folder.path, 'app');
    await layOut(plan, image);
    const data = join(folder.path, 'data');
    const environment = {
      ...plan.environment,
      PATH: process.env['PATH'],
      GATEWAY_DATA_DIR: data,
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_PORT: '0',
      GATEWAY_ADMIN_PORT: '0',
      GATEWAY_MANAGE_PORT: '0',
      GATEWAY_DISCOVERY: 'off',
      GATEWAY_FIRST_KEY: 'print',
    };
    const [node = '', ...rest] = plan.command;
    expect(node).toBe('node');
    const child = spawn(process.execPath, rest, {
      cwd: image,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let printed = '';
      for await (const text of child.stdout) {
        printed += String(text);
        if (printed.includes('"msg":"Try it')) break;
      }
      const adminPort = /"admin":"http:\/\/[^:]+:(\d+)"/.exec(printed)?.[1] ?? '';
      const check = (port: string): Promise<unknown> =>
        run(process.execPath, plan.healthCheck.slice(1), {
          env: { ...environment, GATEWAY_ADMIN_PORT: port },
        });
      await check(adminPort);
      await expect(check('1')).rejects.toMatchObject({ code: 1 });
      const { stdout } = await run(process.execPath, ['cli/main.ts', 'key', 'list'], {
        cwd: image,
        env: environment,
      });
      expect(stdout).toContain('gw_');
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
