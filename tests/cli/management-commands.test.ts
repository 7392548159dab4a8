import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { TemporaryFolder } from '../storage/temporary-store.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The data of `Intl` take half as long to load as a command. */
const WITHOUT_INTL = `Object.defineProperty(globalThis, 'Intl', { get() { throw new Error('Intl is used') } })`;

test('a command loads the modules of its first word, and no others', async () => {
  await using folder = await TemporaryFolder.make();
  const options = ['--import', `data:text/javascript,${encodeURIComponent(WITHOUT_INTL)}`];
  await promisify(execFile)(process.execPath, [...options, 'cli/start.ts', 'org', 'list', '--help'], {
    cwd: ROOT,
    env: { NODE_V8_COVERAGE: folder.path },
  });
  const loaded = await loadedModules(folder.path);
  expect(loaded.filter((path) => path.startsWith('cli/commands/') && path.endsWith('-commands.ts'))).toEqual([
    'cli/commands/organisation-commands.ts',
  ]);
  const others = loaded.filter((path) => !/^(cli|packages\/sdk|generated\/admin\/sdk)\//.test(path));
  expect(others.filter((path) => !path.startsWith('node_modules/commander/'))).toEqual([]);
  expect(loaded.filter((path) => /^cli\/(apply|direct|watch)\//.test(path))).toEqual([]);
});

/** The modules of the project that a process with `NODE_V8_COVERAGE` has loaded. */
async function loadedModules(directory: string): Promise<string[]> {
  const [file = ''] = (await readdir(directory)).filter((name) => name.startsWith('coverage-'));
  // Node writes them so.
  const { result } = JSON.parse(await readFile(join(directory, file), 'utf8')) as {
    result: { url: string }[];
  };
  const place = `file://${ROOT}/`;
  return result.flatMap(({ url }) => (url.startsWith(place) ? [url.slice(place.length)] : [])).toSorted();
}
