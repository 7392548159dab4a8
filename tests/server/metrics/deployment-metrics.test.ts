import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { send } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { open } from '../../support/open-response.ts';
import { beginEvents, chatFrame, endChat, post } from '../../../scripts/test-bed/process-requests.ts';
import { ManualUpstream } from '../../../scripts/test-bed/upstream/manual-upstream.ts';

let first: ManualUpstream;
let second: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;
/** Only the first start prints one. */
let key = '';

beforeAll(async () => {
  first = await ManualUpstream.start();
  second = await ManualUpstream.start();
  folder = await gatewayFolder(`
backends:
  one: { kind: openai, base_url: '${first.baseUrl}' }
  two: { kind: openai, base_url: '${second.baseUrl}' }
models:
  acme/chat:
    mode: chat
    free: true
    strategy: failover
    deployments: [{ backend: one, model: m }, { backend: two, model: m }]
discovery: false
`);
});

beforeEach(async () => {
  gateway = await GatewayProcess.start({ folder });
  key ||= gateway.key;
});
afterEach(() => gateway.kill());

afterAll(async () => {
  await first.close();
  await second.close();
  await removeFolder(folder);
});

async function metrics(): Promise<string> {
  return (await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} })).text;
}

const ATTEMPTS = 'gateway_deployment_attempts_total';
const STREAM = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }], stream: true };

function chat(more: object = {}): ReturnType<typeof post> {
  return post('/v1/chat/completions', key, { ...STREAM, ...more });
}

describe('metrics by deployment', () => {
  test('have their series before the first request', async () => {
    const text = await metrics();
    expect(text).toContain(`${ATTEMPTS}{model="acme/chat",deployment="one/m",error=""} 0`);
    expect(text).toContain(`${ATTEMPTS}{model="acme/chat",deployment="two/m",error=""} 0`);
    expect(text).toContain('gateway_deployment_ejected{deployment="two/m"} 0');
  });

  test('distinguish the failure of one deployment from the success of another', async () => {
    const sent = open(gateway.address, chat());
    (await first.next()).response.writeHead(500).end('{}');
    const atSecond = await second.next();
    expect(await metrics()).toContain(
      'gateway_deployment_requests_in_flight{model="acme/chat",deployment="two/m"} 1',
    );
    beginEvents(atSecond, chatFrame('one'), chatFrame('two'));
    endChat(atSecond);
    await (await sent.response).ended();
    await gateway.logged({ request_id: String(atSecond.headers['x-request-id']), msg: 'request' });
    const text = await metrics();
    expect(text).toContain(`${ATTEMPTS}{model="acme/chat",deployment="one/m",error="bad_gateway"} 1`);
    expect(text).toContain(`${ATTEMPTS}{model="acme/chat",deployment="two/m",error=""} 1`);
    expect(text).toContain('gateway_deployment_requests_in_flight{model="acme/chat",deployment="two/m"} 0');
    const labels = 'gen_ai_operation_name="chat",gen_ai_request_model="acme/chat",gateway_deployment="two/m"';
    expect(text).toContain(`gen_ai_server_time_to_first_token_seconds_count{${labels}} 1`);
    expect(text).toContain(`gen_ai_server_request_duration_seconds_count{${labels},error_type=""} 1`);
  });

  test('count an ejection by its reason', async () => {
    const response = send(gateway.address, chat());
    (await first.next()).response.writeHead(401).end('{}');
    const atSecond = await second.next();
    beginEvents(atSecond, chatFrame('one'));
    endChat(atSecond);
    await response;
    expect(await metrics()).toContain('gateway_deployment_ejected{deployment="one/m"} 1');
    expect(await metrics()).toContain(
      'gateway_deployment_ejections_total{deployment="one/m",reason="credentials"} 1',
    );
  });

  test('have no label from a client', async () => {
    await send(gateway.address, chat({ model: 'acme/Xylophon7Quark' }));
    expect(await metrics()).not.toContain('Xylophon7Quark');
  });
});
