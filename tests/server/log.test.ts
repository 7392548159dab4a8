import { execFile } from 'node:child_process';
import { expect, test } from '@jest/globals';

const OPEN = `import { openLog } from './server/log.ts'; const log = openLog({ logLevel: 'info' });`;

/** What a process that runs this writes to its standard output. */
function outputOf(script: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', OPEN + script], (_error, stdout) =>
      resolve(stdout),
    );
  });
}

function messagesIn(output: string): string[] {
  // The log's own lines.
  return output
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['exits at once', 'process.exit(1);'],
  ['meets a fault of its own', "throw new Error('a fault');"],
  ['has nothing left to do', ''],
])('nothing of the log is lost when the process %s', async (_how, ending) => {
  const output = await outputOf(`log.info('first'); log.warn('second'); ${ending}`);
  expect(messagesIn(output)).toEqual(['first', 'second']);
});

test('more lines than are held of one turn come whole and in order', async () => {
  const output = await outputOf(`for (let index = 0; index < 2000; index += 1) log.info('line ' + index);`);
  expect(messagesIn(output)).toEqual(Array.from({ length: 2000 }, (_, index) => `line ${index}`));
});

test('a line goes out while the process goes on', async () => {
  const output = await outputOf(
    `log.info('first'); setImmediate(() => setImmediate(() => process.kill(process.pid, 'SIGKILL')));`,
  );
  expect(messagesIn(output)).toEqual(['first']);
});
