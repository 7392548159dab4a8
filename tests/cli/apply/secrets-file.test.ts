import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TemporaryFolder } from '../../storage/temporary-store.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
});
afterAll(() => folder[Symbol.asyncDispose]());

const MODULE = new URL('../../../cli/apply/secrets-file.ts', import.meta.url).href;
/** Appends twice twelve keys and then one, and prints which of them are in the file. */
const SCRIPT = `
  const { SecretsFile } = await import(process.env.MODULE);
  const file = await SecretsFile.create(process.env.SECRETS);
  const keyOf = (name) => ({ organisation: 'acme', project: 'research', name, id: 'x'.repeat(36), key: 'y'.repeat(46) });
  const many = Array.from({ length: 12 }, (_one, index) => keyOf('key-' + index));
  const appended = [await file.append([keyOf('first')]), await file.append(many), await file.append([keyOf('last')])];
  await file.close();
  console.log(JSON.stringify(appended));
`;

test('keys that fit only in part are not reported as written, and the file keeps complete lines', async () => {
  const secrets = join(folder.path, 'keys.jsonl');
  // The operating system writes at most one block: the beginning of the twelve keys.
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', SCRIPT],
    {
      env: { PATH: process.env['PATH'], MODULE, SECRETS: secrets },
    },
  );
  expect(JSON.parse(stdout)).toEqual([true, false, true]);
  const lines = (await readFile(secrets, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['first', 'last']);
});
