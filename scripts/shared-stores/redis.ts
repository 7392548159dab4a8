import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { redisProgram } from './install.ts';
import { ask, freePort, startServer, type RunningServer } from './server.ts';

/** Starts a new, empty Redis on loopback without files. */
export async function startRedis(folder: string): Promise<RunningServer> {
  const directory = join(folder, 'redis');
  mkdirSync(directory);
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
  return startServer({
    name: 'Redis',
    command: [redisProgram(), ...words, '--appendonly', 'no'],
    port,
    url: `redis://127.0.0.1:${port}`,
    stopSignal: 'SIGTERM',
    answers: async () => (await ask(port, 'PING\r\n')).startsWith('+PONG'),
  });
}
