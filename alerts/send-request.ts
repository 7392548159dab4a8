import { createHmac } from 'node:crypto';
import { Client } from 'undici';
import type { SlackTarget, WebhookTarget } from '../catalogue/alerts.ts';
import { allowedConnector } from '../documents/public-connector.ts';
import { jsonOf, sentenceOf, type AlertMessage } from './message.ts';
import { printable, type Answer, type Attempt } from './answer.ts';
import { allowedAddresses } from './target-address.ts';

/** What is read of a response, for people. */
const MAX_RESPONSE_BYTES = 200;

/** Sends a message to a webhook. A redirect is not followed, and of the response only the beginning is read. */
export async function sendRequest(
  target: WebhookTarget | SlackTarget,
  message: AlertMessage,
  { signal, timeoutMs, resolve }: Attempt,
): Promise<Answer> {
  const url = new URL(target.url.reveal());
  const isAllowed = allowedAddresses(target, url.hostname);
  const body = target.kind === 'slack' ? slackBody(message) : jsonOf(message);
  const client = new Client(url.origin, {
    connect: allowedConnector(isAllowed, resolve, 2 * timeoutMs),
    // The signal ends the attempt; these only end what it does not reach.
    headersTimeout: 2 * timeoutMs,
    bodyTimeout: 2 * timeoutMs,
    allowH2: false,
  });
  try {
    const response = await client.request({
      method: 'POST',
      path: url.pathname + url.search,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'inference-gateway',
        'idempotency-key': message.id,
        ...(target.kind === 'webhook' ? signatureOf(body, target.secret.reveal()) : {}),
      },
      body,
      signal,
    });
    const isAccepted = response.statusCode >= 200 && response.statusCode < 300;
    const text = await beginningOf(response.body).catch(() => '');
    return { isAccepted, detail: `status ${response.statusCode}${text === '' ? '' : `: ${text}`}` };
  } finally {
    await client.destroy();
  }
}

function signatureOf(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-gateway-timestamp': timestamp, 'x-gateway-signature': `sha256=${signature}` };
}

/** In Slack's format these three characters are special. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function slackBody(message: AlertMessage): string {
  return JSON.stringify({
    text: sentenceOf(message).replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? ''),
  });
}

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_RESPONSE_BYTES) break;
  }
  return printable(Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8'));
}
