import { once } from 'node:events';
import type { Response } from 'express';
import type { JsonPieces } from '../../bodies/raw-json.ts';
import type { BytesReply, EventsReply, JsonReply, Reply } from '../../calls/reply.ts';
import { hasContent } from '../../calls/usage.ts';
import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { codingToolOf } from '../../middleware/tags/read-tags.ts';
import { KEEP_ALIVE_FRAME, RESPONSE_KEEP_ALIVE_FRAME } from '../../streaming/write-frames.ts';

export interface ReplySettings {
  /**
   * Longest time that a stream waits for its first event before the 200 is sent, so that an early failure gets an error
   * status.
   */
  firstEventMs: number;
  keepAliveMs: number;
  /** Longest time in which a client may read nothing of its response before its connection is closed. */
  unreadMs: number;
  /** Whether responses name the backend that they come from. */
  deploymentHeader: boolean;
  /** Whether non-streamed responses say what they cost. */
  costHeader: boolean;
}

/**
 * Writes a handler's reply. Throws only before the first byte; later failures are written in the reply's own
 * form.
 */
export function writeReply(exchange: Exchange, reply: Reply, settings: ReplySettings): Promise<void> {
  exchange.streams = reply.kind === 'events';
  const { backend, fallbackModel, omittedTools } = exchange.attempts;
  if (backend !== null && (fallbackModel !== null || settings.deploymentHeader || omittedTools.length > 0)) {
    const headers = { ...exchange.responseHeaders };
    if (settings.deploymentHeader) headers['x-gateway-deployment'] = backend;
    if (fallbackModel !== null) headers['x-gateway-model'] = fallbackModel;
    if (omittedTools.length > 0) headers['x-gateway-omitted-tools'] = omittedTools.join(', ');
    exchange.responseHeaders = headers;
  }
  switch (reply.kind) {
    case 'json':
      return writeJson(exchange, reply, settings);
    case 'bytes':
      return writeBytes(exchange, reply, settings);
    case 'events':
      return writeEvents(exchange, reply, settings);
  }
}

async function writeJson(
  exchange: Exchange,
  reply: JsonReply,
  { unreadMs, costHeader }: ReplySettings,
): Promise<void> {
  const { response } = exchange;
  const content = reply.pieces ?? contentOf(reply.value);
  const sizeBytes =
    typeof content === 'string'
      ? Buffer.byteLength(content)
      : content.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  if (sizeBytes > SLICE_BYTES) exchange.memory?.hold(sizeBytes);
  const ending = exchange.settle();
  if (ending !== undefined) await ending;
  const cost = costHeader ? (exchange.charge?.costNanoEur ?? null) : null;
  if (cost !== null) response.setHeader('x-gateway-cost-eur', (Number(cost) / 1e9).toFixed(9));
  writeHead(exchange, { 'content-type': JSON_TYPE, 'content-length': String(sizeBytes) });
  try {
    if (typeof content === 'string') {
      end(response, unreadMs, content);
      return;
    }
    if (sizeBytes > WHOLE_BYTES) {
      for (const slice of content.flatMap(slicesOf)) await write(response, slice, unreadMs);
      end(response, unreadMs);
      return;
    }
    // All of them are written together, at the end.
    if (content.length > 1) response.cork();
    for (const piece of content.slice(0, -1)) response.write(piece);
    end(response, unreadMs, content.at(-1));
  } catch (error) {
    exchange.failure ??= asGatewayError(error);
  }
}

/** Returns a value as JSON: a short one as text, which Node writes together with the head. */
function contentOf(value: unknown): string | JsonPieces {
  const text = JSON.stringify(value);
  return text.length * MOST_BYTES_PER_CHARACTER <= WHOLE_BYTES ? text : [Buffer.from(text)];
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Size of the pieces in which a large body is written to the socket. */
const SLICE_BYTES = 64 * 1024;
/** Smaller bodies are written at once. */
const WHOLE_BYTES = 4 * SLICE_BYTES;
/** Of UTF-8, by character of a JavaScript string. */
const MOST_BYTES_PER_CHARACTER = 3;

/** Splits a body, so that a client that reads slowly is distinguished from one that reads nothing. Texts of pieces are short. */
function slicesOf(piece: string | Uint8Array): JsonPieces {
  if (typeof piece === 'string') return [piece];
  const slices: Uint8Array[] = [];
  let at = 0;
  for (; piece.length - at > SLICE_BYTES; at += SLICE_BYTES)
    slices.push(piece.subarray(at, at + SLICE_BYTES));
  return [...slices, piece.subarray(at)];
}

async function writeBytes(exchange: Exchange, reply: BytesReply, { unreadMs }: ReplySettings): Promise<void> {
  const { response } = exchange;
  const chunks = reply.chunks[Symbol.asyncIterator]();
  let next = await chunks.next();
  exchange.firstTokenAtMs = performance.now();
  exchange.attempts.answered();
  writeHead(exchange, {
    'content-type': reply.contentType,
    ...(reply.sizeBytes === undefined ? {} : { 'content-length': String(reply.sizeBytes) }),
    ...reply.headers,
  });
  try {
    while (next.done !== true) {
      await write(response, next.value, unreadMs);
      next = await chunks.next();
    }
    await exchange.settle();
    end(response, unreadMs);
  } catch (error) {
    exchange.failure ??= asGatewayError(error);
    await exchange.settle();
    response.destroy();
  } finally {
    await chunks.return?.();
  }
}

async function writeEvents(exchange: Exchange, reply: EventsReply, settings: ReplySettings): Promise<void> {
  const { response } = exchange;
  const frames = reply.frames[Symbol.asyncIterator]();
  const first = frames.next();
  await settledWithin(first, settings.firstEventMs);
  writeHead(exchange, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const { chunkedEncoding: isChunked } = response;
  // Written here: Node passes each chunk to the system as four pieces, and one text takes less time (decision 146).
  response.chunkedEncoding = false;
  let keepAliveFrame = KEEP_ALIVE_FRAME;
  const keepAlive = setInterval(
    () => response.write(chunkOf(keepAliveFrame, isChunked)),
    settings.keepAliveMs,
  );
  let last = '';
  try {
    let next = await first;
    // Codex gives up a stream of responses that has only comments; others fail at an event that they do not know.
    const { operation, request } = exchange;
    if (
      operation?.operationId === 'createResponse' &&
      codingToolOf(request.headers['user-agent']) === 'codex'
    )
      keepAliveFrame = RESPONSE_KEEP_ALIVE_FRAME;
    while (next.done !== true) {
      keepAlive.refresh();
      noteFirstToken(exchange);
      const writing = write(response, chunkOf(next.value, isChunked), settings.unreadMs);
      if (writing !== undefined) await writing;
      next = await frames.next();
    }
    // A short stream may arrive at once.
    noteFirstToken(exchange);
    last = next.value;
  } catch (error) {
    exchange.failure ??= asGatewayError(error);
    if (!exchange.signal.aborted || exchange.failure.code !== 'client_closed')
      last = reply.failureFrames(exchange.failure);
  } finally {
    clearInterval(keepAlive);
    await frames.return?.();
  }
  await exchange.settle();
  // Clients stop reading at the terminal event, so that the response must end together with it.
  if (exchange.failure === null)
    end(response, settings.unreadMs, chunkOf(last, isChunked) + (isChunked ? LAST_CHUNK : ''));
  else cutAfter(response, settings.unreadMs, chunkOf(last, isChunked));
}

/**
 * Returns a text in the coding of RFC 9112, section 7.1, where a chunk without bytes would end the response. Responses to clients of
 * HTTP/1.0 are not chunked: they end with the connection.
 */
function chunkOf(text: string, isChunked: boolean): string {
  return text === '' || !isChunked ? text : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

const LAST_CHUNK = '0\r\n\r\n';

/**
 * Ends the connection of a stream that failed, after its error event and without the end of the response, so that a
 * client that does not know the event cannot take half of a text for the whole (RFC 9112, section 8).
 */
function cutAfter(response: Response, unreadMs: number, frames: string): void {
  const { socket } = response;
  if (socket === null || response.destroyed) return;
  const unread = setTimeout(() => response.destroy(), unreadMs).unref();
  response.once('close', () => clearTimeout(unread));
  const cut = (): void => void setTimeout(() => socket.destroySoon(), CUT_AFTER_MS);
  if (frames === '') cut();
  else response.write(frames, cut);
}

/** Readers of `fetch` lose what they have not read when the connection ends, so that it ends a little later. */
const CUT_AFTER_MS = 100;

function noteFirstToken(exchange: Exchange): void {
  if (exchange.firstTokenAtMs !== null || !hasContent(exchange.usage.received)) return;
  exchange.firstTokenAtMs = performance.now();
  exchange.attempts.answered();
}

/** Writes all headers at once, when it is certain that the response is not a failure. */
function writeHead({ response, identity, responseHeaders }: Exchange, own: Record<string, string>): void {
  response.writeHead(200, { ...identity, ...responseHeaders, ...own });
}

/** Waits for a promise for a limited time. Returns whether it settled, and throws when it rejected, in that time. */
export async function settledWithin(promise: Promise<unknown>, waitMs: number): Promise<boolean> {
  const { promise: waited, resolve } = Promise.withResolvers<typeof OVER>();
  const timer = setTimeout(resolve, waitMs, OVER);
  try {
    if ((await Promise.race([promise, waited])) !== OVER) return true;
  } finally {
    clearTimeout(timer);
  }
  // A later failure is handled where the promise is awaited.
  promise.catch(() => undefined);
  return false;
}

const OVER = Symbol('the time is over');

/**
 * Ends the response. A client that does not read the rest is disconnected, so that it does not hold resources
 * for ever.
 */
function end(response: Response, unreadMs: number, rest: string | Uint8Array = ''): void {
  response.end(rest);
  // Usually the system has accepted all of it by now.
  if (response.writableLength === 0) return;
  const unread = setTimeout(() => response.destroy(), unreadMs).unref();
  response.once('finish', () => clearTimeout(unread)).once('close', () => clearTimeout(unread));
}

/**
 * Writes a chunk at the client's pace; at once where the client keeps up. Throws or rejects with `client_closed` when
 * the client disconnected or reads nothing for too long.
 */
function write(response: Response, chunk: string | Uint8Array, unreadMs: number): Promise<void> | undefined {
  if (response.destroyed) throw failure('client_closed');
  return response.write(chunk) ? undefined : drained(response, unreadMs);
}

/** Waits until the client has read what was written. Rejects with `client_closed` when it reads nothing for too long. */
async function drained(response: Response, unreadMs: number): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const unread = setTimeout(stop, unreadMs);
  response.once('close', stop);
  try {
    await once(response, 'drain', { signal: controller.signal });
  } catch (cause) {
    response.destroy();
    throw failure('client_closed', { cause });
  } finally {
    clearTimeout(unread);
    response.off('close', stop);
  }
}
