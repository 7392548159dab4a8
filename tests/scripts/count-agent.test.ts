import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const AGENT = pathToFileURL(join(ROOT, 'scripts/path/count-agent.ts')).href;

/** A server whose request sets a short timer of the background, as the ledger does when its transaction is late. */
const SERVER = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  setTimeout(function inTheBackground() {}, 0).unref();
  setTimeout(function ofTheRequest() { response.end('ok'); }, 5);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
`;

test('a late task of the background is not counted with a request, whose own timers are', async () => {
  // The agent counts only files of the project.
  const folder = await mkdtemp(join(ROOT, 'tests/scripts/.count-agent-'));
  try {
    const path = join(folder, 'server.mjs');
    await writeFile(path, SERVER);
    const child = fork(path, { execArgv: [`--import=${AGENT}`] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    child.send('begin');
    await once(child, 'message');
    const counted = once(child, 'message');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok');
    child.send('end');
    const [functions] = (await counted) as [{ name: string }[]];
    const names = functions.map(({ name }) => name);
    expect(names).toContain('ofTheRequest');
    expect(names).not.toContain('inTheBackground');
    child.kill();
    await once(child, 'exit');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
