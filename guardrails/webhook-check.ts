import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../catalogue/guardrail.ts';
import { CheckFailure, type Check, type CheckedCall } from './check.ts';
import { readGuardResponse } from './guard-response.ts';
import type { Prompt } from './prompt.ts';

const MAX_CONNECTIONS = 64;

/** Creates a check by the operator's service. docs/guardrails.md describes its contract. */
export function webhookCheck({ url, secret }: WebhookSettings): Check {
  // Only webhooks need all of undici at the start.
  const opened = import('undici').then(({ Pool }) => new Pool(url.origin, { connections: MAX_CONNECTIONS }));
  return {
    async run(prompt, call, signal) {
      const body = bodyOf(prompt, call);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret.reveal()).update(`${timestamp}.${body}`).digest('hex');
      const pool = await opened;
      const response = await pool.request({
        method: 'POST',
        path: url.pathname + url.search,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': 'inference-gateway',
          'x-request-id': call.requestId,
          'x-gateway-timestamp': timestamp,
          'x-gateway-signature': `sha256=${signature}`,
        },
        body,
        signal,
      });
      if (response.statusCode !== 200) {
        // Destroying an unread body emits an error, which needs a listener.
        response.body.on('error', () => undefined).destroy();
        throw new CheckFailure(`the response has the status ${response.statusCode}`);
      }
      // The assertion is needed because undici does not type the chunks: a body without an encoding yields buffers.
      const { allowed, reason } = await readGuardResponse(response.body as AsyncIterable<Uint8Array>);
      if (typeof allowed !== 'boolean' || !['undefined', 'string'].includes(typeof reason))
        throw new CheckFailure('the response is not a verdict');
      return allowed ? 'allowed' : 'blocked';
    },
    close: async () => (await opened).destroy(),
  };
}

function bodyOf(prompt: Prompt, { requestId, operation, model, principal }: CheckedCall): string {
  return JSON.stringify({
    request_id: requestId,
    operation: operation.operationId,
    model: model?.id ?? null,
    project_id: principal?.projectId ?? null,
    texts: prompt.messages,
  });
}
