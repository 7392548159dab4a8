import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export const INPUT_TOKENS = 1_000;
export const OUTPUT_TOKENS = 500;
export const SLOW_MS = 400;
/** What the vendor says, which the gateway keeps for operators. */
export const REFUSAL = 'the engine of this deployment is out of memory';

/** A message about a budget, as operators get it. */
export interface ReceivedAlert {
  project: string;
  threshold: string;
}

const ALERTS = '/alerts';

/**
 * A server of the OpenAI format, whose models are named by what they do: `fast`, `slow`, `refusing`, `breaking`. It also receives the
 * messages about budgets.
 */
export class TaskUpstream {
  readonly alerts: ReceivedAlert[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const serve = request.url === ALERTS ? this.#receive(request, response) : respond(request, response);
      serve.catch(() => response.destroy());
    });
  }

  static async start(): Promise<TaskUpstream> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TaskUpstream(server);
  }

  get baseUrl(): string {
    return `${this.#origin}/v1`;
  }

  get alertsUrl(): string {
    return `${this.#origin}${ALERTS}`;
  }

  get #origin(): string {
    // A server that listens on a port has an address of this form.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The gateway sends messages of this form.
    this.alerts.push((await json(request)) as ReceivedAlert);
    response.writeHead(204).end();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The gateway sends requests of this form.
  const { model } = (await json(request)) as { model: string };
  if (model === 'refusing') return send(response, 500, { error: { message: REFUSAL, type: 'server_error' } });
  if (model === 'breaking') {
    // The vendor has done its work when its connection breaks.
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5_000 });
    response.write('{"id":');
    await wait(20);
    response.destroy();
    return;
  }
  if (model === 'slow') await wait(SLOW_MS);
  send(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: INPUT_TOKENS,
      completion_tokens: OUTPUT_TOKENS,
      total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
    },
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
