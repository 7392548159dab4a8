import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chatCompletion } from '../test-bed/replies/chat.ts';
import { response as responseObject } from '../test-bed/replies/responses.ts';
import { send } from '../test-bed/client.ts';
import { chatRequest } from '../test-bed/process-requests.ts';

/** The interval of small calls of another client during a measurement. */
const CALL_EVERY_MS = 100;

/** Starts or stops the small calls. */
export type SmallCallOrder = { address: string; key: string } | 'end';

/** The reports of the process: the address of its upstream, then its measurements. */
export type SmallCallReport = { upstreamUrl: string } | { latenciesMs: number[]; failures: number };

const COMPLETION = JSON.stringify(
  chatCompletion({ model: 'up', tools: false, reasoning: false, includeUsage: true }),
);
const RESPONSE = JSON.stringify(responseObject('up'));

/**
 * A separate process for the other clients and the upstream, so that sending large requests in the measuring process delays
 * neither.
 */
const upstream = createServer((request, reply) => {
  request.resume().once('end', () => {
    reply.setHeader('content-type', 'application/json');
    reply.end(request.url?.endsWith('/responses') === true ? RESPONSE : COMPLETION);
  });
}).listen(0, '127.0.0.1');
await once(upstream, 'listening');
// A server that listens on a port has an address of this form.
const { port } = upstream.address() as AddressInfo;
report({ upstreamUrl: `http://127.0.0.1:${port}/v1` });

let isOver = true;
process.on('message', (order: SmallCallOrder) => {
  isOver = order === 'end';
  if (order !== 'end') void callUntilTheEnd(order.address, order.key);
});
process.once('disconnect', () => process.exit(0));

async function callUntilTheEnd(address: string, key: string): Promise<void> {
  const latenciesMs: number[] = [];
  let failures = 0;
  do {
    const startedAtMs = performance.now();
    const { status } = await send(address, chatRequest(key));
    latenciesMs.push(performance.now() - startedAtMs);
    if (status !== 200) failures += 1;
    await wait(CALL_EVERY_MS);
  } while (!isOver);
  report({ latenciesMs, failures });
}

function report(what: SmallCallReport): void {
  process.send?.(what);
}
