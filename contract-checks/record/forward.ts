import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from '../black-box/target.ts';
import { openUpstream, responseHeaders } from './upstream.ts';

/** How an exchange ended: whole, or cut by one of its sides; `failed`: no response came. */
export type Ending = 'complete' | 'closed' | 'cut' | 'client_gone' | 'failed';

/** Sees an exchange pass; it must not throw and never delays a byte. */
export interface Watch {
  requestBytes(bytes: Buffer): void;
  responseHead(response: IncomingMessage): void;
  responseBytes(bytes: Buffer): void;
  /** Called once. @param reason a sentence for people where no response came */
  end(ending: Ending, reason: string): void;
}

/**
 * Passes one exchange on in both directions as it arrives, at the pace of the slower side. A client that disconnects aborts the
 * upstream's request, and a response that was cut reaches the client cut.
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
  // It may have left while the disk was catching up.
  if (outgoing.destroyed) return end('client_gone');
  const sent = openUpstream(target, incoming);
  incoming.on('data', (bytes: Buffer) => watch.requestBytes(bytes));
  incoming.on('error', () => undefined);
  incoming.pipe(sent);
  sent.on('continue', () => outgoing.writeContinue());
  sent.on('response', (response) => {
    hasResponse = true;
    watch.responseHead(response);
    passResponse(response, outgoing, watch, end);
  });
  sent.on('error', (error) => {
    // An upstream that has responded may close before it has read the request.
    if (hasResponse || isOver) return;
    const reason = reasonOf(error, target);
    end('failed', reason);
    answerFailure(outgoing, reason);
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

function passResponse(
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

/** Whether the response said where its body ends; otherwise it ended with the connection. */
function hasAnnouncedEnd({
  headers,
  statusCode,
  req,
}: IncomingMessage & { req?: { method: string } }): boolean {
  const hasNoBody = req?.method === 'HEAD' || statusCode === 204 || statusCode === 304;
  return hasNoBody || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function reasonOf(error: Error & { code?: string }, target: Target): string {
  if (error.code?.startsWith('HPE_') === true) return `${target.host} sent no valid HTTP (${error.code})`;
  if (error.message === 'socket hang up') return `${target.host} closed the connection without a response`;
  return `${target.host} cannot be reached: ${error.message === '' ? (error.code ?? error.name) : error.message}`;
}

/** 502 in the form of an API's errors, so that SDKs show the sentence. */
function answerFailure(outgoing: ServerResponse, reason: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const message = `The recorder has no response to pass on: ${reason}`;
  const body = JSON.stringify({ error: { message, type: 'upstream_failed', param: null, code: null } });
  outgoing.writeHead(502, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  outgoing.end(body);
}
