import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface OpenResponse {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The unfinished responses of each connection, in the order of their requests. */
export class OpenResponses {
  readonly #bySocket = new WeakMap<Socket, OpenResponse[]>();

  add(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const open = this.#bySocket.get(socket) ?? [];
    if (open.length === 0) this.#bySocket.set(socket, open);
    const one = { request, response };
    open.push(one);
    response.once('close', () => open.splice(open.indexOf(one), 1));
  }

  /**
   * Returns the response to the request whose body was still being received when the connection failed; null
   * between two requests.
   */
  toUnfinishedRequest(socket: Socket): ServerResponse | null {
    const last = this.#bySocket.get(socket)?.at(-1);
    return last === undefined || last.request.complete ? null : last.response;
  }

  /** Resolves when all responses to complete requests are finished. */
  async completed(socket: Socket): Promise<void> {
    const open = this.#bySocket.get(socket) ?? [];
    const completeRequests = open.filter(({ request }) => request.complete);
    await Promise.all(
      completeRequests.map(({ response }) => new Promise<void>((resolve) => response.once('close', resolve))),
    );
  }
}
