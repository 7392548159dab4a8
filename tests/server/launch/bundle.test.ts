import { execFile } from 'node:child_process';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send } from '../../../scripts/test-bed/client.ts';
import { closedAddress } from '../../../scripts/test-bed/upstream/upstream.ts';
import { gatewayFolder, GatewayProcess, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface BundleModule {
  bundled(name: 'server' | 'cli', manifest?: string): string | null;
}

function bundleOf(root: string): BundleModule {
  // The file has no types.
  return createRequire(import.meta.url)(join(root, 'server/launch/bundle.cjs')) as BundleModule;
}

describe('a bundle', () => {
  const SOURCES = ['server/start.ts', 'ledger/ledger.ts'];
  const BUNDLED = 'node_modules/.cache/bundle/abc/start.mjs';
  let root = '';

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'bundle-')));
    await mkdir(join(root, 'node_modules/.cache/bundle/abc'), { recursive: true });
    await writeFile(join(root, BUNDLED), '');
    for (const path of SOURCES) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), 'export {};\n');
    }
    await mkdir(join(root, 'server/launch'));
    await copyFile(join(ROOT, 'server/launch/bundle.cjs'), join(root, 'server/launch/bundle.cjs'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  async function writeManifest(text?: string): Promise<void> {
    const sources = await Promise.all(
      SOURCES.map(async (path) => {
        const { size, mtimeMs } = await stat(join(root, path));
        return [path, size, mtimeMs];
      }),
    );
    const manifest = text ?? JSON.stringify({ entries: { server: 'abc/start.mjs' }, sources });
    await writeFile(join(root, 'node_modules/.cache/bundle/manifest.json'), manifest);
  }

  test('is used while its sources are as they were', async () => {
    await writeManifest();
    expect(bundleOf(root).bundled('server')).toMatch(
      /^file:.*\/node_modules\/\.cache\/bundle\/abc\/start\.mjs$/,
    );
  });

  test.each([
    ['has another size', (path: string) => writeFile(path, 'export const changed = true;\n')],
    ['was written again', (path: string) => utimes(path, 1, 1)],
    ['is gone', (path: string) => rm(path)],
  ])('is not used when one of its sources %s', async (_name, change) => {
    const path = join(root, 'ledger/ledger.ts');
    await writeFile(path, 'export {};\n');
    await writeManifest();
    await change(path);
    expect(bundleOf(root).bundled('server')).toBeNull();
    await writeFile(path, 'export {};\n');
  });

  test('is not used when its files are gone', async () => {
    await writeManifest();
    await rm(join(root, BUNDLED));
    expect(bundleOf(root).bundled('server')).toBeNull();
    await writeFile(join(root, BUNDLED), '');
  });

  test('is not used by another tree with the same packages', async () => {
    const other = await mkdtemp(join(root, 'other-'));
    await cp(join(root, 'server'), join(other, 'server'), { recursive: true, preserveTimestamps: true });
    await cp(join(root, 'ledger'), join(other, 'ledger'), { recursive: true, preserveTimestamps: true });
    await symlink(join(root, 'node_modules'), join(other, 'node_modules'));
    await writeManifest();
    expect(bundleOf(root).bundled('server')).not.toBeNull();
    expect(bundleOf(other).bundled('server')).toBeNull();
  });

  test.each(['', '{}', '{"entry":"abc/start.mjs"}'])('is not used with the manifest %j', async (text) => {
    await writeManifest(text);
    expect(bundleOf(root).bundled('server')).toBeNull();
  });
});

describe('a command with GATEWAY_URL', () => {
  beforeAll(() => run(process.execPath, ['scripts/bundle/main.ts'], { cwd: ROOT }));

  test('looks at its own sources only, and not at those of the server', async () => {
    const manifest = await readFile(join(ROOT, 'node_modules/.cache/bundle/client.json'), 'utf8');
    // `writeBundle` wrote it.
    const { sources } = JSON.parse(manifest) as { sources: [path: string][] };
    const paths = sources.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['cli/start.ts', 'cli/apply/apply-file.ts', 'packages/sdk/admin.ts']),
    );
    expect(paths.filter((path) => /^(server|storage|projects|ledger\/slices)\//.test(path))).toEqual([]);
    expect(bundleOf(ROOT).bundled('cli', 'client.json')).toMatch(/\/cli\.mjs$/);
  });

  test('loads neither TLS nor child processes of Node', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'client-'));
    try {
      const hook = join(folder, 'hook.cjs');
      await writeFile(
        hook,
        "process.on('exit', () => process.stderr.write(process.moduleLoadList.join('\\n')));\n",
      );
      const words = ['--require', hook, join(ROOT, 'cli/main.ts'), 'project', 'list'];
      const env = { ...process.env, GATEWAY_URL: await closedAddress(), GATEWAY_TOKEN: 'x', HOME: folder };
      const failed: unknown = await run(process.execPath, words, { env }).catch((error: unknown) => error);
      const { stderr } = failed as { stderr: string }; // `execFile` rejects with it.
      expect(stderr).toContain('no management responds at GATEWAY_URL');
      expect(stderr).toMatch(/NativeModule http$/m);
      expect(stderr.match(/NativeModule (https|tls|child_process|undici)$/gm)).toBeNull();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('an installation that cannot make a bundle', () => {
  test.each([
    ['without the packages for development', '', 'no bundle was written: the packages for development'],
    [
      'on an older Node',
      "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });",
      'no bundle was written: this is Node 20.20.2',
    ],
  ])('%s says so in one sentence and succeeds', async (_name, before, sentence) => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'gateway-prepare-'));
    try {
      const path = join(elsewhere, 'prepare.cjs');
      await copyFile(join(ROOT, 'scripts/bundle/prepare.cjs'), path);
      const code = `${before} require(${JSON.stringify(path)})`;
      const { stdout, stderr } = await run(process.execPath, ['-e', code], { cwd: elsewhere });
      expect(stdout.trimEnd()).toMatch(new RegExp(`^${sentence}[^\n]+$`));
      expect(stderr).toBe('');
    } finally {
      await removeFolder(elsewhere);
    }
  });
});

describe('the server', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await gatewayFolder();
    await run(process.execPath, ['scripts/bundle/main.ts'], { cwd: ROOT });
  });
  afterAll(() => removeFolder(folder));

  /** The sources that a gateway loads until it has served a request and stopped. */
  async function loadedBy(entry?: string): Promise<string[]> {
    const coverage = join(folder, `coverage-${String(entry === undefined)}`);
    const environment = { NODE_V8_COVERAGE: coverage };
    const gateway = await GatewayProcess.start({
      folder,
      environment,
      ...(entry === undefined ? {} : { entry }),
    });
    const response = await send(gateway.address, { method: 'GET', path: '/openapi.yaml', headers: {} });
    expect(response.status).toBe(200);
    expect(await gateway.stop()).toBe(0);
    const reports = await Promise.all(
      (await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')),
    );
    // Node writes these reports.
    return reports.flatMap((text) =>
      (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url),
    );
  }

  const ofModules = expect.stringMatching(/\/server\/launch\/serve\.ts$/);
  const ofBundle = expect.stringMatching(/\/node_modules\/\.cache\/bundle\/\w+\/serve-\w+\.mjs$/);

  test('is loaded from the bundle, and finds its files', async () => {
    const loaded = await loadedBy();
    expect(loaded).toContainEqual(ofBundle);
    expect(loaded).not.toContainEqual(ofModules);
  });

  test('also starts from its modules', async () => {
    const loaded = await loadedBy(join(ROOT, 'server/start.ts'));
    expect(loaded).toContainEqual(ofModules);
    expect(loaded).not.toContainEqual(ofBundle);
  });
});
