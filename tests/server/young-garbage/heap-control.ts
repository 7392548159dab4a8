import { createServer } from 'node:http';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a gateway by `--import`. Each request to the socket `HEAP_CONTROL` collects young objects only, or all of them at
 * `/all`, and responds with the bytes in use among the old ones.
 */
const socketPath = process.env['HEAP_CONTROL'];
if (isMainThread && socketPath !== undefined) {
  setFlagsFromString('--expose-gc');
  // V8's own function, which contexts made after the flag was set have.
  const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
  createServer((request, response) => {
    collect({ type: request.url === '/all' ? 'major' : 'minor' });
    const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
    response.end(String(old?.space_used_size));
  }).listen(socketPath);
}
