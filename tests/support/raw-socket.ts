import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Writes bytes to a server and reads until it closes the connection, or until `enough` returns true. Returns the bytes without
 * parsing, so that they need not be HTTP.
 */
export async function exchangeBytes(
  address: string,
  pieces: Iterable<string | Uint8Array>,
  enough: (received: string) => boolean = () => false,
): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let isAnswered = false;
  const received = readUntilClosed(socket, enough).finally(() => {
    isAnswered = true;
  });
  for (const piece of pieces) {
    if (isAnswered || socket.destroyed || !socket.writable) break;
    if (!socket.write(piece)) await drained(socket);
  }
  const text = await received;
  socket.destroy();
  return text;
}

/** Waits until the socket accepts more, or closes. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

function readUntilClosed(socket: Socket, enough: (received: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (enough(text)) resolve(text);
    });
    socket.once('end', () => resolve(text));
    socket.once('close', () => resolve(text));
  });
}

/** Whether a complete response with a Content-Length, or without a body, was received. */
export function isCompleteResponse(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  return length !== undefined && received.length >= end + 4 + Number(length);
}
