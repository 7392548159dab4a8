import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WORKER_FLAG } from '../../server/processes/messages.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

test('a worker whose supervisor ends while it starts ends too', async () => {
  await using folder = await TemporaryFolder.make();
  const worker = fork(join(import.meta.dirname, '../../server/main.cjs'), [WORKER_FLAG], {
    env: {
      PATH: process.env['PATH'],
      GATEWAY_DATA_DIR: folder.path,
      GATEWAY_PORT: '0',
      GATEWAY_ADMIN_PORT: '0',
      GATEWAY_MANAGE_PORT: '0',
      GATEWAY_DISCOVERY: 'off',
      GATEWAY_ENGINES: 'off',
    },
    serialization: 'advanced',
    stdio: 'ignore',
  });
  const exited = once(worker, 'exit');
  worker.disconnect();
  try {
    expect(await exited).toEqual([0, null]);
  } finally {
    worker.kill('SIGKILL');
  }
}, 120_000);
