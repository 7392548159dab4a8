import { beforeEach, expect, test } from '@jest/globals';
import { noUsage } from '../../../calls/usage.ts';
import { failure } from '../../../errors/gateway-error.ts';
import type { Exchange } from '../../../middleware/exchange.ts';
import { Metrics } from '../../../server/metrics/metrics.ts';

let metrics: Metrics;

beforeEach(() => {
  metrics = new Metrics([], { degraded: false });
});

const CHAT = { operationId: 'createChatCompletion', gateway: { capability: 'chat' } };
const USAGE = { ...noUsage(), reported: true, inputTokens: 10, outputTokens: 5 };

/** Counts a request that took half a second. */
function close(more: object = {}, status = 200): void {
  const exchange = {
    operation: CHAT,
    model: { id: 'acme/chat' },
    attempts: { deployment: 'one/m', fallbacks: [] },
    usage: noUsage(),
    failure: null,
    streams: false,
    firstTokenAtMs: null,
    startedAtMs: 1_000,
    ...more,
  };
  // What the metrics read of an exchange.
  metrics.closed(exchange as unknown as Exchange, status, 500);
}

/** The lines of the request metrics, without those of single buckets. */
async function lines(): Promise<string[]> {
  const text = await metrics.text();
  const isRead = (line: string): boolean =>
    /^(gateway_(requests_total|request_dur|tokens)|gen_ai_)/.test(line) && !line.includes('_bucket');
  return text.split('\n').filter(isRead).sort();
}

test('a successful request is counted by operation, model and deployment', async () => {
  close({ usage: USAGE });
  close({ usage: USAGE });
  expect(await lines()).toEqual([
    'gateway_request_duration_seconds_count{operation="createChatCompletion"} 2',
    'gateway_request_duration_seconds_sum{operation="createChatCompletion"} 1',
    'gateway_requests_total{operation="createChatCompletion",status="200",error=""} 2',
    'gateway_tokens_total{model="acme/chat",kind="input"} 20',
    'gateway_tokens_total{model="acme/chat",kind="output"} 10',
    genAi('request_duration_seconds_count', 'one/m', 2),
    genAi('request_duration_seconds_sum', 'one/m', 1),
  ]);
});

/** The line of a series of the GenAI metrics. */
function genAi(name: string, deployment: string, value: number, error = ''): string {
  const labels = `gen_ai_operation_name="chat",gen_ai_request_model="acme/chat",gateway_deployment="${deployment}"`;
  return `gen_ai_server_${name}{${labels},error_type="${error}"} ${value}`;
}

test('each deployment and each operation has its own series', async () => {
  close();
  close({ attempts: { deployment: 'two/m', fallbacks: [] } });
  close({ operation: { ...CHAT, operationId: 'createMessage' } });
  const counted = await lines();
  expect(counted).toContain(genAi('request_duration_seconds_count', 'one/m', 2));
  expect(counted).toContain(genAi('request_duration_seconds_count', 'two/m', 1));
  expect(counted).toContain('gateway_requests_total{operation="createMessage",status="200",error=""} 1');
  expect(counted).toContain(
    'gateway_requests_total{operation="createChatCompletion",status="200",error=""} 2',
  );
});

test('a reload of the configuration continues the series of a model', async () => {
  close({ model: { id: 'acme/chat' } });
  close({ model: { id: 'acme/chat' } });
  expect(await lines()).toContain(genAi('request_duration_seconds_count', 'one/m', 2));
});

test('a failure has the series of its status and error, also after the response began', async () => {
  close();
  close({ failure: failure('bad_gateway') }, 502);
  close({ failure: failure('bad_gateway'), streams: true, firstTokenAtMs: 1_100 });
  const counted = await lines();
  const requests = 'gateway_requests_total{operation="createChatCompletion"';
  expect(counted).toContain(`${requests},status="200",error=""} 1`);
  expect(counted).toContain(`${requests},status="502",error="bad_gateway"} 1`);
  expect(counted).toContain(`${requests},status="200",error="bad_gateway"} 1`);
  expect(counted).toContain(genAi('request_duration_seconds_count', 'one/m', 1));
  expect(counted).toContain(genAi('request_duration_seconds_count', 'one/m', 2, 'bad_gateway'));
  expect(counted.join()).not.toContain('first_token');
});

test('a request that reached no deployment has no series of a model', async () => {
  close({ attempts: { deployment: null, fallbacks: [] }, failure: failure('rate_limited') }, 429);
  close({ operation: null, model: null }, 404);
  const counted = await lines();
  expect(counted).toContain('gateway_requests_total{operation="none",status="404",error=""} 1');
  expect(counted.join()).not.toContain('gen_ai');
});

test('a stream has the times of its first token and of the others', async () => {
  close({ streams: true, firstTokenAtMs: 1_100, usage: USAGE });
  const counted = await lines();
  const labels = 'gen_ai_operation_name="chat",gen_ai_request_model="acme/chat",gateway_deployment="one/m"';
  expect(counted).toContain(`gen_ai_server_time_to_first_token_seconds_sum{${labels}} 0.1`);
  expect(counted).toContain(`gen_ai_server_time_per_output_token_seconds_sum{${labels}} 0.1`);
});
