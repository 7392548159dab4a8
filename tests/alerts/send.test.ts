import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { messageOf, type AlertMessage } from '../../alerts/message.ts';
import { send, sendTest } from '../../alerts/send.ts';
import type { MailTarget, SlackTarget, WebhookTarget } from '../../catalogue/alerts.ts';
import { Secret } from '../../catalogue/secret.ts';
import { Receiver } from './receiver.ts';
import { SmtpServer, type SmtpBehaviour } from './smtp-server.ts';

const SECRET = 'a secret of the webhook';
const ID = '0199f3c2-9d32-7f43-8e70-4b6c8d0e2f30';
/** Well below the patience of a test, and above what a response takes. */
const options = { timeoutMs: 1_000 };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.close());

const webhook = (url = receiver.url, isInternal = false): WebhookTarget => ({
  ...{ name: 'ops', kind: 'webhook', isInternal },
  url: new Secret(url),
  secret: new Secret(SECRET),
});
const slack = (): SlackTarget => ({
  ...{ name: 'chat', kind: 'slack', isInternal: false },
  url: new Secret(receiver.url),
});
const mail = (port: number, changes: Partial<MailTarget> = {}): MailTarget => ({
  ...{ name: 'finance', kind: 'email', isInternal: false, host: '127.0.0.1', port, tls: 'none', login: null },
  from: 'gateway@example.com',
  to: ['finance@example.com', 'team@example.com'],
  ...changes,
});

function message(
  threshold = '80',
  project = 'acme/research',
  counted: { model: string | null; tag: string | null } = { model: null, tag: null },
): AlertMessage {
  return messageOf({
    ...{ id: ID, at: '2026-11-26T09:00:00.000Z', budget_id: 'p-1', period: '2026-11', threshold },
    ...{ scope: 'project', organisation: 'acme', project, project_id: 'p-1', key_id: null, key: null },
    ...counted,
    limit_nano_eur: 50_000_000_000n,
    settled_nano_eur: 40_109_999_999n,
    forecast_nano_eur: 47_100_000_000n,
  });
}

describe('a webhook', () => {
  test('gets the alert as JSON with its id, which the documented verification accepts', async () => {
    expect(await send(webhook(), message(), options)).toEqual({ isAccepted: true, detail: 'status 200: ok' });
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] =
      receiver.received;
    expect([method, path, headers['content-type'], headers['idempotency-key']]).toEqual([
      ...['POST', '/alerts?team=ops', 'application/json', ID],
    ]);
    expect(JSON.parse(body)).toEqual({
      ...{ id: ID, type: 'budget', at: '2026-11-26T09:00:00.000Z', project: 'acme/research' },
      ...{ budget_id: 'p-1', scope: 'project', organisation: 'acme', project_id: 'p-1' },
      ...{ key_id: null, key: null, model: null, tag: null },
      ...{ period: '2026-11', threshold: '80', limit_nano_eur: '50000000000' },
      ...{ settled_nano_eur: '40109999999', forecast_nano_eur: '47100000000' },
    });
    const timestamp = String(headers['x-gateway-timestamp']);
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['x-gateway-signature']).toBe(`sha256=${signature}`);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300);
  });

  test.each([
    ['refuses', 500, 'no room', 'status 500: no room'],
    ['redirects', 302, '', 'status 302'],
    ['responds with a page of controls', 403, '\u001b[31m\r\nno\u0000', 'status 403: [31m no'],
  ])('that %s has not accepted it, and is not asked again at once', async (_what, status, text, detail) => {
    receiver.respond = (response) => {
      response.writeHead(status, { location: `${receiver.url}&other` }).end(text);
    };
    expect(await send(webhook(), message(), options)).toEqual({ isAccepted: false, detail });
    expect(receiver.received).toHaveLength(1);
  });

  test('that does not respond is given up in time', async () => {
    receiver.respond = () => undefined;
    const answer = await send(webhook(), message(), { timeoutMs: 100 });
    expect(answer).toEqual({ isAccepted: false, detail: 'no response within 0.1 s' });
  });

  test('that never ends its response has accepted it with its status', async () => {
    receiver.respond = (response) => void response.writeHead(200).write('begun');
    expect(await send(webhook(), message(), { timeoutMs: 500 })).toMatchObject({ isAccepted: true });
  });

  test('that sends without end is read to a bound', async () => {
    receiver.respond = (response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response
        .writeHead(200)
        .on('drain', write)
        .on('error', () => undefined);
      write();
    };
    const { detail } = await send(webhook(), message(), options);
    expect(detail).toBe(`status 200: ${'x'.repeat(200)}`);
  });

  test('that is not there is named by the cause', async () => {
    expect(await send(webhook('http://127.0.0.1:1/'), message(), options)).toEqual({
      isAccepted: false,
      detail: 'the connection failed (ECONNREFUSED)',
    });
  });
});

describe('an internal address', () => {
  const named = () => receiver.url.replace('127.0.0.1', 'hooks.example');
  const resolving = {
    ...options,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  };

  test('behind a name is refused, for mail too', async () => {
    const detail = "the address is internal: 'internal: true' of the target allows that";
    expect(await send(webhook(named()), message(), resolving)).toEqual({ isAccepted: false, detail });
    const server = await SmtpServer.start();
    const answer = await send(mail(server.port, { host: 'mail.example' }), message(), resolving);
    expect(answer).toEqual({ isAccepted: false, detail });
    await server.close();
    expect(receiver.received).toEqual([]);
  });

  test('behind a name is allowed where the operator says so', async () => {
    expect(await send(webhook(named(), true), message(), resolving)).toMatchObject({ isAccepted: true });
  });
});

describe('a Slack webhook', () => {
  test('gets one sentence, in which a name cannot be markup', async () => {
    await send(slack(), message('80', 'acme/<!channel> & co'), options);
    await send(slack(), message('forecast'), options);
    const counted = { model: 'acme/chat', tag: 'team:search' };
    await send(slack(), message('100', 'acme/research', counted), options);
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        text: 'acme/&lt;!channel&gt; &amp; co: 80 % of the budget of 2026-11 is used (40.10 of 50.00 EUR).',
      },
      {
        text: 'acme/research: at this rate 47.10 of 50.00 EUR will be used in 2026-11 (until now 40.10 EUR).',
      },
      {
        text:
          'acme/research, model acme/chat, tag team:search: 100 % of the budget of 2026-11 is used ' +
          '(40.10 of 50.00 EUR).',
      },
    ]);
    expect(receiver.received[0]?.headers['x-gateway-signature']).toBeUndefined();
  });
});

describe('mail', () => {
  async function mailed(behaviour: SmtpBehaviour, changes: Partial<MailTarget> = {}, text = message()) {
    const server = await SmtpServer.start(behaviour);
    try {
      return { answer: await send(mail(server.port, changes), text, options), received: server.received };
    } finally {
      await server.close();
    }
  }

  test('goes to all recipients with the id of the alert', async () => {
    const { answer, received } = await mailed({});
    expect(answer).toEqual({ isAccepted: true, detail: '250 2.0.0 accepted' });
    const [{ from, to, data } = { from: '', to: [], data: '' }] = received;
    expect([from, ...to]).toEqual(['gateway@example.com', 'finance@example.com', 'team@example.com']);
    expect(data).toContain(`Message-ID: <${ID}@example.com>`);
    expect(data.replaceAll('\n ', ' ')).toContain(
      'Subject: acme/research: 80 % of the budget of 2026-11 is used',
    );
  });

  test('that one recipient does not get has not been accepted', async () => {
    const { answer, received } = await mailed({ refuses: 'team@example.com' });
    const detail = 'team@example.com: 550 5.1.1 no such user';
    expect(answer).toEqual({ isAccepted: false, isFinal: true, detail });
    expect(received[0]?.to).toEqual(['finance@example.com']);
  });

  test('has no header of a name of a project', async () => {
    const { received } = await mailed({}, {}, message('80', 'acme/x\r\nBcc: thief@example.org'));
    expect(received[0]?.data.split('\n\n')[0]).not.toMatch(/^Bcc/im);
  });

  test('signs in', async () => {
    const login = { user: 'gateway', password: new Secret('a password') };
    const { answer, received } = await mailed({ offers: ['AUTH PLAIN'] }, { login });
    expect(answer.isAccepted).toBe(true);
    expect(received[0]?.login).toBe('gateway:a password');
  });

  test('with a wrong password has what the server says', async () => {
    const login = { user: 'gateway', password: new Secret('a password') };
    const refusal = '535 5.7.8 credentials invalid';
    const { answer } = await mailed({ offers: ['AUTH PLAIN'], instead: { AUTH: refusal } }, { login });
    expect(answer).toEqual({ isAccepted: false, detail: refusal });
  });

  test('is not sent in plain text where TLS is wanted', async () => {
    const { answer, received } = await mailed({ instead: { STARTTLS: '502 no' } }, { tls: 'starttls' });
    expect([answer.isAccepted, received]).toEqual([false, []]);
  });

  test.each(['', 'EHLO', 'RCPT', '.'])(
    'to a server that is silent after %j ends in time',
    async (command) => {
      const { answer } = await mailed({ instead: { [command]: null } });
      expect(answer).toEqual({ isAccepted: false, detail: 'no response within 1 s' });
    },
  );
});

test('a test goes to every target, and says what each responded', async () => {
  const server = await SmtpServer.start({ instead: { RCPT: '550 no such user' } });
  const targets = [webhook(), slack(), mail(server.port)];
  const map = new Map(targets.map((target) => [target.name, target]));
  const answers = await sendTest({ thresholds: [80], targets: map }, options);
  await server.close();
  expect(answers).toEqual([
    { name: 'ops', kind: 'webhook', isAccepted: true, detail: 'status 200: ok' },
    { name: 'chat', kind: 'slack', isAccepted: true, detail: 'status 200: ok' },
    {
      name: 'finance',
      kind: 'email',
      isAccepted: false,
      detail: expect.stringContaining('550 no such user'),
    },
  ]);
  const [first] = receiver.received.map(({ body }) => JSON.parse(body) as unknown);
  expect(first).toMatchObject({ type: 'test', id: expect.any(String) });
});
