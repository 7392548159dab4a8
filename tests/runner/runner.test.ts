import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Test files that fail, by what they do. The last one meets what the others left. */
const FILES: Readonly<Record<string, string>> = {
  compares: `test('a', () => expect(1).toBe(2));`,
  'throws-later': `test('a', async () => { setTimeout(() => { throw new Error('late'); }); await wait(50); });`,
  'rejects-unheard': `test('a', async () => { void Promise.reject(new Error('unheard')); await wait(50); });`,
  hangs: `test('a', () => new Promise(() => undefined), 100);`,
  exits: `test('a', () => process.exit(0));`,
  'fails-before': `beforeAll(() => { throw new Error('before'); }); test('a', () => undefined);`,
  'fails-after': `afterAll(() => { throw new Error('after'); }); test('a', () => undefined);`,
  'imports-nothing': `import './missing.ts'; test('a', () => undefined);`,
  'has-no-test': '',
  'leaves-mocks': `test('a', () => { jest.useFakeTimers(); jest.spyOn(Date, 'now').mockReturnValue(7); throw new Error('left'); });`,
  'z-is-good': `test('a', async () => { expect(Date.now()).toBeGreaterThan(7); await wait(10); });`,
};

interface Report {
  testResults: { name: string; status: string }[];
}

describe.each([
  ['in its own process', '--runInBand'],
  ['in workers', '--maxWorkers=2'],
])('the runner of tests, %s', (_where, workers) => {
  let folder = '';
  let code: unknown;
  let statuses: Record<string, string> = {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-runner-'));
    const config = {
      rootDir: folder,
      extensionsToTreatAsEsm: ['.ts'],
      runtime: join(import.meta.dirname, 'runtime.ts'),
      testEnvironment: join(import.meta.dirname, 'environment.ts'),
      transform: {},
    };
    const head = `import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
      import { setTimeout as wait } from 'node:timers/promises';\n`;
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, text] of Object.entries(FILES))
      await writeFile(join(folder, `${name}.test.ts`), head + text);
    const words = [JEST, '--config', JSON.stringify(config), '--json', workers];
    const printed = await new Promise<string>((resolve) => {
      execFile(process.execPath, words, { cwd: ROOT }, (error, output) => {
        code = error?.code;
        resolve(output);
      });
    });
    // The report of Jest.
    const { testResults } = JSON.parse(printed) as Report;
    statuses = Object.fromEntries(
      testResults.map(({ name, status }) => [name.slice(folder.length + 1, -'.test.ts'.length), status]),
    );
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('fails whatever can fail', () => {
    const { 'z-is-good': good, ...others } = statuses;
    expect(others).toEqual(
      Object.fromEntries(
        Object.keys(FILES)
          .filter((name) => name !== 'z-is-good')
          .map((name) => [name, 'failed']),
      ),
    );
    expect(good).toBe('passed');
    expect(code).toBe(1);
  });
});
