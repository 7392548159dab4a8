import { connect, isIP, type Socket } from 'node:net';
import type { MailTarget } from '../catalogue/alerts.ts';
import { allowedLookup, RefusedAddressError } from '../documents/public-connector.ts';
import { printable, type Answer, type Attempt } from './answer.ts';
import { sentenceOf, type AlertMessage } from './message.ts';
import { allowedAddresses } from './target-address.ts';

/** Sends a message by SMTP. The package is loaded with the first one. */
export async function sendMail(target: MailTarget, message: AlertMessage, attempt: Attempt): Promise<Answer> {
  const { createTransport } = await import('nodemailer');
  const { host, port, tls, login, from, to } = target;
  const { signal, timeoutMs } = attempt;
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password.reveal() } }),
    // The signal ends the attempt; these only end what it does not reach.
    connectionTimeout: 2 * timeoutMs,
    greetingTimeout: 2 * timeoutMs,
    socketTimeout: 2 * timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, callback) => {
      connectTo(target, attempt).then(
        (connection) => callback(null, { connection }),
        (error: unknown) => callback(error instanceof Error ? error : new Error('no connection')),
      );
    },
  });
  const sentence = sentenceOf(message);
  const { response, rejectedErrors = [] } = await transport.sendMail({
    from,
    to: [...to],
    subject: sentence,
    text: `${sentence}\n\n${message.at}\n${message.id}\n`,
    messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal,
  });
  if (rejectedErrors.length === 0) return { isAccepted: true, detail: printable(response) };
  const refusals = rejectedErrors.map((error) => `${error.recipient}: ${error.response}`);
  return { isAccepted: false, isFinal: true, detail: printable(refusals.join('; ')) };
}

/** Connects to an address that the server's name may have. */
function connectTo(target: MailTarget, { timeoutMs, resolve: resolveName }: Attempt): Promise<Socket> {
  const { host, port } = target;
  const isAllowed = allowedAddresses(target, host);
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new RefusedAddressError());
  const lookup = allowedLookup(isAllowed, resolveName);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup, timeout: 2 * timeoutMs });
    socket.once('timeout', () => socket.destroy(new Error('no connection in time')));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.removeAllListeners('timeout').setTimeout(0);
      resolve(socket);
    });
  });
}
