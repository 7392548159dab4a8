import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const run = promisify(execFile);

test('global objects of Node are constants, and otherwise as before', async () => {
  const script = `
    const names = ['Buffer', 'performance', 'process'];
    const before = names.map((name) => globalThis[name]);
    const enumerable = () => names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name).enumerable);
    const listed = enumerable();
    require('./server/launch/global-objects.cjs').makeGlobalsConstant();
    console.log(JSON.stringify({
      areData: names.every((name) => 'value' in Object.getOwnPropertyDescriptor(globalThis, name)),
      areSame: names.every((name, index) => globalThis[name] === before[index]),
      areListedAsBefore: JSON.stringify(listed) === JSON.stringify(enumerable()),
    }));
  `;
  const { stdout } = await run(process.execPath, ['-e', script], {
    cwd: join(import.meta.dirname, '../../..'),
  });
  expect(JSON.parse(stdout)).toEqual({ areData: true, areSame: true, areListedAsBefore: true });
});
