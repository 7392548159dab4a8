import { createHmac } from 'node:crypto';
import { ConnectionPool } from '../backends/http/connection-pool.ts';
import { exchangeWith } from '../backends/http/upstream-exchange.ts';
import type { WebhookSettings } from '../catalogue/guardrail.ts';
import { CheckFailure, type Check, type CheckedCall } from './check.ts';
import { readGuardResponse } from './guard-response.ts';
import type { Prompt } from './prompt.ts';

/** Creates a check by the operator's service. docs/guardrails.md describes its contract. */
export function webhookCheck({ url, secret }: WebhookSettings): Check {
  const pool = new ConnectionPool(url.origin, { connect: {} });
  return {
    async run(prompt, call, signal) {
      const body = bodyOf(prompt, call);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret.reveal()).update(`${timestamp}.${body}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'inference-gateway',
        'x-request-id': call.requestId,
        'x-gateway-timestamp': timestamp,
        'x-gateway-signature': `sha256=${signature}`,
      };
      const request = { method: 'POST', path: url.pathname + url.search, headers, body } as const;
      const { statusCode, chunks } = await exchangeWith(pool, request, signal);
      if (statusCode !== 200) {
        await chunks[Symbol.asyncIterator]().return?.();
        throw new CheckFailure(`the response has the status ${statusCode}`);
      }
      const { allowed, reason } = await readGuardResponse(chunks);
      if (typeof allowed !== 'boolean' || !['undefined', 'string'].includes(typeof reason))
        throw new CheckFailure('the response is not a verdict');
      return allowed ? 'allowed' : 'blocked';
    },
    close: () => pool.destroy(),
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
