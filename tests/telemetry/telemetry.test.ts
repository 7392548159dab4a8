import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send, type TestRequest } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  endChat,
  post,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { telemetrySettings } from '../../telemetry/telemetry.ts';
import { Collector, type CollectedSpan } from './collector.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const NOT_SAMPLED = `00-${TRACE}-b7ad6b7169203331-00`;
const SERVER = 2;
const CLIENT = 3;

let upstream: ManualUpstream;
let collector: Collector;
let folder = '';
let key = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  collector = await Collector.start();
  folder = await gatewayFolder(`
backends:
  own: { kind: openai, base_url: '${upstream.baseUrl}', trace_context: all }
  vendor: { kind: openai, base_url: '${upstream.baseUrl}' }
  silent: { kind: openai, base_url: '${upstream.baseUrl}', trace_context: none }
models:
  acme/own: { mode: chat, free: true, deployments: [{ backend: own, model: m }] }
  acme/vendor: { mode: chat, free: true, deployments: [{ backend: vendor, model: m }] }
  acme/silent: { mode: chat, free: true, deployments: [{ backend: silent, model: m }] }
  acme/two: { mode: chat, free: true, strategy: failover, deployments: [{ backend: own, model: m }, { backend: vendor, model: m }] }
discovery: false
`);
  const first = await GatewayProcess.start({ folder });
  key = first.key;
  await first.stop();
});
afterAll(async () => {
  await collector.close();
  await upstream.close();
  await removeFolder(folder);
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  gateway = await GatewayProcess.start({ folder, environment });
}

const exporting = (more: Record<string, string> = {}): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '50',
  ...more,
});

function chat(
  model: string,
  headers: Record<string, string> = {},
  more: object = {},
): TestRequest & { body: string } {
  const messages = [{ role: 'user', content: 'the secret prompt' }];
  const request = post('/v1/chat/completions', key, { model, messages, ...more });
  return { ...request, headers: { ...request.headers, ...headers } };
}

const COMPLETION = {
  id: 'up-1',
  object: 'chat.completion',
  created: 7,
  model: 'm',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'the secret text', refusal: null },
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
};

/** What the backend received when the request is sent. */
async function headersUpstream(request: TestRequest): Promise<Record<string, unknown>> {
  const response = send(gateway.address, request);
  const atUpstream = await upstream.next();
  answerJson(atUpstream, COMPLETION);
  await response;
  return atUpstream.headers;
}

/** The spans of the trace, once there are so many. */
function spansOf(traceId: string, count: number): Promise<CollectedSpan[]> {
  return collector.until(() => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    return spans.length >= count ? spans : null;
  });
}

const CONTEXT = { traceparent: PARENT, tracestate: 'vendor=1', baggage: 'tenant=7' };

describe('without a collector', () => {
  beforeAll(() => start());
  afterAll(() => gateway.kill());

  test("a client's trace reaches the backend, and its baggage only where the operator allows it", async () => {
    expect(await headersUpstream(chat('acme/vendor', CONTEXT))).toMatchObject({
      traceparent: PARENT,
      tracestate: 'vendor=1',
    });
    expect(await headersUpstream(chat('acme/vendor', CONTEXT))).not.toHaveProperty('baggage');
    expect(await headersUpstream(chat('acme/own', CONTEXT))).toMatchObject(CONTEXT);
    const silent = await headersUpstream(chat('acme/silent', CONTEXT));
    for (const name of Object.keys(CONTEXT)) expect(silent).not.toHaveProperty(name);
  });

  test('malformed and too long trace headers are not forwarded', async () => {
    const headers = await headersUpstream(
      chat('acme/own', {
        traceparent: '00-xyz',
        tracestate: 'a=b',
        baggage: Array.from({ length: 65 }, (_unused, index) => `k${index}=1`).join(','),
      }),
    );
    for (const name of Object.keys(CONTEXT)) expect(headers).not.toHaveProperty(name);
  });
});

describe('with a collector', () => {
  beforeAll(() => start(exporting()));
  afterAll(() => gateway.kill());

  test('a request is a span of the server with one of the client for each attempt', async () => {
    const before = collector.received.length;
    const response = send(gateway.address, chat('acme/two', { traceparent: PARENT }));
    (await upstream.next()).response.writeHead(500).end('{}');
    const second = await upstream.next();
    answerJson(second, COMPLETION);
    await response;
    const spans = await spansOf(TRACE, 3);
    const server = spans.find(({ kind }) => kind === SERVER);
    const [failed, succeeded] = spans.filter(({ kind }) => kind === CLIENT);
    expect(server).toMatchObject({
      name: 'POST /v1/chat/completions',
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.response.status_code': 200, 'http.route': '/v1/chat/completions' },
    });
    expect(failed).toMatchObject({
      parentSpanId: server?.spanId,
      status: { code: 2 },
      attributes: { 'gateway.deployment': 'own/m', 'error.type': 'bad_gateway' },
    });
    expect(succeeded).toMatchObject({
      name: 'chat acme/two',
      parentSpanId: server?.spanId,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': 'acme/two',
        'gen_ai.provider.name': 'openai',
        'gen_ai.usage.input_tokens': 10,
        'gen_ai.usage.output_tokens': 5,
        'gateway.deployment': 'vendor/m',
      },
    });
    // The backend's own spans are children of the attempt.
    expect(second.headers['traceparent']).toBe(`00-${TRACE}-${succeeded?.spanId}-01`);
    const sent = collector.received.slice(before).map(({ body }) => body);
    expect(Buffer.concat(sent).toString()).not.toContain('secret');
  });

  test('a stream has the time to its first content', async () => {
    const trace = 'a'.repeat(32);
    const request = chat('acme/own', { traceparent: `00-${trace}-${'b'.repeat(16)}-01` }, { stream: true });
    const response = send(gateway.address, request);
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, chatFrame('one'));
    endChat(atUpstream);
    await response;
    const spans = await spansOf(trace, 2);
    const client = spans.find(({ kind }) => kind === CLIENT);
    expect(client?.attributes['gen_ai.response.time_to_first_chunk']).toEqual(expect.any(Number));
  });

  test("a request whose parent is not sampled is not recorded, and the parent's decision is passed on", async () => {
    const trace = 'c'.repeat(32);
    const unsampled = NOT_SAMPLED.replace(TRACE, trace);
    const upstreamHeaders = await headersUpstream(chat('acme/vendor', { traceparent: unsampled }));
    expect(upstreamHeaders['traceparent']).toBe(unsampled);
    const other = 'd'.repeat(32);
    await headersUpstream(chat('acme/vendor', { traceparent: PARENT.replace(TRACE, other) }));
    await spansOf(other, 2);
    expect(collector.spans.filter(({ traceId }) => traceId === trace)).toEqual([]);
  });
});

describe('at the end of a gateway with a collector', () => {
  beforeAll(() => start(exporting()));
  afterAll(() => gateway.kill());

  test('metrics have the names of the conventions, and waiting data is sent', async () => {
    await headersUpstream(chat('acme/own'));
    await gateway.stop();
    const names = await collector.until(() =>
      collector.metricNames.includes('gen_ai.server.request.duration') ? collector.metricNames : null,
    );
    expect(names).toContain('gateway_requests_total');
  });
});

describe.each(['off', 'on'])('with GATEWAY_TRACE_CONTENT=%s', (setting) => {
  const isOn = setting === 'on';
  const trace = (isOn ? 'e' : 'f').repeat(32);
  beforeAll(() => start(exporting({ GATEWAY_TRACE_CONTENT: setting })));
  afterAll(() => gateway.kill());

  test.each([false, true])('spans have content only where it is on (stream: %s)', async (stream) => {
    const own = trace.replace(/^./, stream ? '1' : '2');
    const question = [
      { type: 'text', text: 'the secret question' },
      { type: 'image_url', image_url: { url: 'https://a.example/secret.png' } },
    ];
    const messages = [
      { role: 'user', content: 'x'.repeat(50_000) },
      { role: 'user', content: question },
    ];
    const parent = { traceparent: `00-${own}-${'b'.repeat(16)}-01` };
    const response = send(gateway.address, chat('acme/own', parent, { messages, stream }));
    const atUpstream = await upstream.next();
    if (stream) {
      beginEvents(atUpstream, chatFrame('the secret text'));
      endChat(atUpstream);
    } else answerJson(atUpstream, COMPLETION);
    await response;
    const spans = await spansOf(own, 2);
    const client = spans.find(({ kind }) => kind === CLIENT);
    const input = client?.attributes['gen_ai.input.messages'];
    const output = client?.attributes['gen_ai.output.messages'];
    if (!isOn) {
      expect([input, output]).toEqual([undefined, undefined]);
      expect(JSON.stringify(spans)).not.toContain('secret');
      return;
    }
    if (typeof input !== 'string' || typeof output !== 'string') throw new Error('there is no content');
    const text = { type: 'text', content: 'the secret text' };
    expect(JSON.parse(output)).toEqual([{ role: 'assistant', parts: [text], finish_reason: 'stop' }]);
    expect(JSON.parse(input)).toEqual([
      { role: 'user', parts: [{ type: 'text', content: expect.stringMatching(/^x+$/) }] },
      { role: 'user', parts: [{ type: 'text', content: 'the secret question' }, { type: 'image_url' }] },
    ]);
    expect(input.length).toBeLessThan(17_000);
    expect(JSON.stringify(spans)).not.toContain('secret.png');
  });
});

describe('a collector of the default protocol', () => {
  beforeAll(() => start(exporting({ OTEL_EXPORTER_OTLP_PROTOCOL: '', OTEL_METRICS_EXPORTER: 'none' })));
  afterAll(() => gateway.kill());

  test('the default protocol is protobuf', async () => {
    await headersUpstream(chat('acme/own'));
    const first = await collector.until(() =>
      collector.received.find(({ contentType }) => contentType === 'application/x-protobuf'),
    );
    expect(first.path).toBe('/v1/traces');
    expect(first.body.includes('chat acme/own')).toBe(true);
  });
});

test('an unreachable collector affects neither requests nor the shutdown', async () => {
  await start(exporting({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }));
  try {
    expect(await headersUpstream(chat('acme/own'))).toHaveProperty('traceparent');
    expect(await gateway.stop()).toBe(0);
  } finally {
    await gateway.kill();
  }
});

test.each([
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER must be'],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be'],
  [{ GATEWAY_TRACE_CONTENT: 'yes' }, 'GATEWAY_TRACE_CONTENT must be'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be'],
])('an invalid setting is named: %j', (more, message) => {
  expect(() => telemetrySettings(exporting(more))).toThrow(message);
});
