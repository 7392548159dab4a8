import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { announce } from '../../../scripts/bench/announce.ts';
import { goodAnswer, isStream } from './answer.ts';
import type { Behaviour } from './behaviour.ts';
import { receive } from './received-request.ts';
import type { LoggedRequest } from './upstream-process.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * An upstream as a process of its own: `node serve-upstream.ts <port> <log>`. It logs each request before it answers, so that the log
 * is whole however the process ends; `POST /behaviour` says how it behaves from then on.
 */
const [, , port = '0', logPath = ''] = process.argv;
let behaviour: Behaviour = { kind: 'good' };

const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  // A caller that disconnects in mid-body ends the reading of it.
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
  const answer = goodAnswer({ path: request.path.replace(/^\/v1/, ''), model, fields });
  if (answer === null) response.writeHead(404).end();
  else await writeAnswer(response, request, answer, behaviour);
}
