import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { announce } from '../../bench/announce.ts';
import { goodResponse, isStream } from './good-response.ts';
import type { Behaviour } from './behaviour.ts';
import { receive } from './received-request.ts';
import type { LoggedRequest } from './upstream-process.ts';
import { writeResponse } from './write-response.ts';

/**
 * An upstream as a separate process: `node serve-upstream.ts <port> <log>`. It logs each request before it
 * responds, so that the log is complete however the process ends. `POST /behaviour` sets its further behaviour.
 */
const [, , port = '0', logPath = ''] = process.argv;
let behaviour: Behaviour = { kind: 'good' };

const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  // A client that disconnects within its body ends the reading.
  handle(request, response).catch(() => response.destroy());
});
announce(server, Number(port));

async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (incoming.url === '/behaviour') {
    // The test that started this process writes it.
    behaviour = JSON.parse(await text(incoming)) as Behaviour;
    response.end();
    return;
  }
  const request = await receive(incoming);
  const { model, fields } = request;
  const entry: LoggedRequest = {
    requestId: String(request.headers['x-request-id']),
    model,
    stream: isStream(fields),
    behaviour: behaviour.kind,
  };
  appendFileSync(logPath, `${JSON.stringify(entry)}\n`);
  const good = goodResponse({ path: request.path.replace(/^\/v1/, ''), model, fields });
  if (good === null) response.writeHead(404).end();
  else await writeResponse(response, request, good, behaviour);
}
