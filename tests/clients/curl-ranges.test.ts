import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { uploadFile } from '../support/files.ts';

const run = promisify(execFile);
const CONTENTS = 'the bytes of file';
/** curl's exit code where a server ignores the range of a download that it should continue (curl.1, `CURLE_RANGE_ERROR`). */
const CANNOT_RESUME = 33;

let world: TestGateway;
let folder = '';
let address = '';
beforeAll(async () => {
  world = await startTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'curl-ranges-'));
  address = `${world.address}/v1/files/${await uploadFile(world, 'mine')}/content`;
});
afterEach(() => world.settle());
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const curl = (...options: string[]): Promise<{ stdout: string }> =>
  run('curl', ['-s', '-H', `X-API-Key: ${world.keys.full}`, ...options, address]);

test.each(['0-3', '4-', '-3', '0-1,4-5', '900-'])(
  'curl -r %s gets the complete file with 200',
  async (range) => {
    const { stdout } = await curl('-r', range, '-w', ' %{http_code}');
    expect(stdout).toBe(`${CONTENTS} 200`);
  },
);

test('curl -C - is told that it cannot continue, and keeps what it has', async () => {
  const path = join(folder, 'part');
  await writeFile(path, 'the by');
  await expect(curl('-C', '-', '-o', path)).rejects.toMatchObject({ code: CANNOT_RESUME });
  expect(await readFile(path, 'utf8')).toBe('the by');
});
