import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text. */
  data: string;
  /** User and password; null: the client did not sign in. */
  login: string | null;
}

export interface SmtpBehaviour {
  /** The response to what a command begins with, instead of the usual one; null: none ever. */
  instead?: Readonly<Record<string, string | null>>;
  /** The recipient that is refused. */
  refuses?: string;
  /** Extensions that the server offers. */
  offers?: readonly string[];
}

/** A mail server of RFC 5321 without TLS, which keeps what it receives. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  readonly port: number;
  readonly #close: () => Promise<void>;

  private constructor(port: number, received: ReceivedMail[], close: () => Promise<void>) {
    this.port = port;
    this.received = received;
    this.#close = close;
  }

  static async start(behaviour: SmtpBehaviour = {}): Promise<SmtpServer> {
    const sockets = new Set<Socket>();
    const received: ReceivedMail[] = [];
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      void converse(socket, behaviour, received).catch(() => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address of this form.
    const { port } = server.address() as AddressInfo;
    return new SmtpServer(port, received, async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    });
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function converse(
  socket: Socket,
  { instead = {}, offers = [], refuses }: SmtpBehaviour,
  received: ReceivedMail[],
): Promise<void> {
  const respond = (command: string, usual: string): void => {
    const other = instead[command];
    if (other !== null) socket.write(`${other ?? usual}\r\n`);
  };
  respond('', '220 mail.test ESMTP');
  const mail: ReceivedMail = { from: '', to: [], data: '', login: null };
  let isData = false;
  for await (const line of linesOf(socket)) {
    const [command = ''] = line.toUpperCase().split(' ');
    if (isData) {
      isData = line !== '.';
      if (isData) mail.data += `${line.replace(/^\./, '')}\n`;
      else {
        received.push({ ...mail });
        respond('.', '250 2.0.0 accepted');
      }
    } else if (command === 'EHLO') {
      respond(
        command,
        ['250-mail.test', ...offers.map((name) => `250-${name}`), '250 8BITMIME'].join('\r\n'),
      );
    } else if (command === 'AUTH') {
      mail.login = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0')
        .slice(1)
        .join(':');
      respond(command, '235 2.7.0 welcome');
    } else if (command === 'MAIL') {
      mail.from = addressIn(line);
      respond(command, '250 2.1.0 ok');
    } else if (command === 'RCPT') {
      if (addressIn(line) === refuses) {
        socket.write('550 5.1.1 no such user\r\n');
        continue;
      }
      mail.to = [...mail.to, addressIn(line)];
      respond(command, '250 2.1.5 ok');
    } else if (command === 'DATA') {
      isData = true;
      respond(command, '354 go on');
    } else if (command === 'QUIT') {
      socket.end('221 bye\r\n');
    } else respond(command, '250 ok');
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  for await (const bytes of socket) {
    rest += String(bytes);
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
