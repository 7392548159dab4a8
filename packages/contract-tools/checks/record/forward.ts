import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from '../black-box/target.ts';
import { openUpstream, responseHeaders } from './upstream.ts';

/** The end of an exchange. `cut`: the server truncated the response. `failed`: there is no response. */
export type Ending = 'complete' | 'closed' | 'cut' | 'client_gone' | 'failed';

/** Observes an exchange. It must not throw or delay the exchange. */
export interface Watch {
  requestBytes(bytes: Buffer): void;
  responseHead(response: IncomingMessage): void;
  responseBytes(bytes: Buffer): void;
  /** Called once. @param reason a message for people, if there is no response */
  end(ending: Ending, reason: string): void;
}

/**
 * Forwards an exchange in both directions, with backpressure. When the client disconnects, the request to the upstream is aborted.
 * When the upstream truncates the response, the response to the client is truncated.
 */
export function forward(
  target: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  watch: Watch,
): void {
  let isOver = false;
  let hasResponse = false;
  const end = (ending: Ending, reason = ''): void => {
    if (isOver) return;
    isOver = true;
    watch.end(ending, reason);
  };
  // The client may have disconnected while the disk was busy.
  if (outgoing.destroyed) return end('client_gone');
  const sent = openUpstream(target, incoming);
  incoming.on('data', (bytes: Buffer) => watch.requestBytes(bytes));
  incoming.on('error', () => undefined);
  incoming.pipe(sent);
  sent.on('continue', () => outgoing.writeContinue());
  sent.on('response', (response) => {
    hasResponse = true;
    watch.responseHead(response);
    forwardResponse(response, outgoing, watch, end);
  });
  sent.on('error', (error) => {
    // An upstream that has responded may close the connection before it has read the request.
    if (hasResponse || isOver) return;
    const reason = reasonOf(error, target);
    end('failed', reason);
    sendFailure(outgoing, reason);
  });
  sent.on('close', () => {
    incoming.unpipe(sent);
    incoming.resume();
  });
  outgoing.on('close', () => {
    if (outgoing.writableFinished) return;
    end('client_gone');
    sent.destroy();
  });
}

function forwardResponse(
  response: IncomingMessage,
  outgoing: ServerResponse,
  watch: Watch,
  end: (ending: Ending) => void,
): void {
  outgoing.sendDate = false;
  outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, responseHeaders(response));
  outgoing.flushHeaders();
  response.on('data', (bytes: Buffer) => watch.responseBytes(bytes));
  response.on('error', () => undefined);
  response.pipe(outgoing);
  response.on('end', () => end(hasAnnouncedEnd(response) ? 'complete' : 'closed'));
  response.on('close', () => {
    if (response.complete) return;
    end('cut');
    outgoing.socket?.destroySoon();
  });
}

/** Whether the response has a length or chunks. Otherwise its body ends with the connection. */
function hasAnnouncedEnd({
  headers,
  statusCode,
  req,
}: IncomingMessage & { req?: { method: string } }): boolean {
  const hasNoBody = req?.method === 'HEAD' || statusCode === 204 || statusCode === 304;
  return hasNoBody || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function reasonOf(error: Error & { code?: string }, target: Target): string {
  if (error.code?.startsWith('HPE_') === true) return `${target.host} sent invalid HTTP (${error.code})`;
  if (error.message === 'socket hang up') return `${target.host} closed the connection without a response`;
  return `${target.host} is unreachable: ${error.message === '' ? (error.code ?? error.name) : error.message}`;
}

/** Sends a 502 in the form of API errors, so that SDKs show the message. */
function sendFailure(outgoing: ServerResponse, reason: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const message = `The recorder received no response from the upstream: ${reason}`;
  const body = JSON.stringify({ error: { message, type: 'upstream_failed', param: null, code: null } });
  outgoing.writeHead(502, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  outgoing.end(body);
}
