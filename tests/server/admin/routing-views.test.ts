import { commandEnvironment, newToken } from '../../support/management/post.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runGateway } from '../../../cli/run.ts';
import { jsonOf, send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { eventually } from '../../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { post } from '../../../scripts/test-bed/process-requests.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { ManualUpstream, type ManualRequest } from '../../../scripts/test-bed/upstream/manual-upstream.ts';

const SECRET = 'sk-Xylophon7Quark';
const SESSION = 'x-session-id';
const SECONDS = 3_600;

let one: ManualUpstream;
let two: ManualUpstream;

beforeEach(async () => {
  one = await ManualUpstream.start();
  two = await ManualUpstream.start();
});
afterEach(async () => {
  await one.close();
  await two.close();
});

function configuration(): string[] {
  const backend = ({ baseUrl }: ManualUpstream): string =>
    `{ kind: openai, base_url: '${baseUrl}', api_key: ${SECRET} }`;
  const twice = `{ backend: one, model: m, weight: 3 }, { backend: two, model: m }`;
  return [
    `backends: { one: ${backend(one)}, two: ${backend(two)} }`,
    'models:',
    `  acme/chat: { mode: chat, free: true, strategy: failover, deployments: [${twice}] }`,
    `  acme/drawn: { mode: chat, free: true, strategy: weighted, session_affinity: false, deployments: [${twice}] }`,
    '  acme/spare: { mode: chat, free: true, deployments: [{ backend: one, model: m }, { backend: two, model: m, priority: 1 }] }',
    'aliases: { gpt-4o: acme/chat }',
    'discovery: false',
  ];
}

function answerWell({ response }: ManualRequest): void {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const completion = { id: 'u', object: 'chat.completion', created: 7, model: 'm', choices, usage };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
}

interface Result {
  exitCode: number;
  out: string;
  errors: string;
}

async function command(environment: Record<string, string>, ...words: string[]): Promise<Result> {
  let out = '';
  let errors = '';
  const exitCode = await runGateway(words, {
    environment,
    writeOut: (text) => (out += text),
    writeError: (text) => (errors += text),
  });
  return { exitCode, out, errors };
}

describe('a running gateway', () => {
  let gateway: RecordedGateway;
  let admin: Record<string, string> = {};
  let token = '';
  beforeEach(async () => {
    gateway = await RecordedGateway.start({ configuration: configuration() });
    admin = {
      GATEWAY_DATA_DIR: gateway.dataDirectory,
      GATEWAY_MANAGE_PORT: new URL(gateway.gateway.managementAddress).port,
    };
    token = await newToken(gateway.gateway.services.store.database, 'viewer');
  });
  afterEach(() => gateway.close());

  function chat(session: string): Promise<TestAnswer> {
    const body = JSON.stringify({ model: 'acme/chat', messages: [{ role: 'user', content: 'Hi' }] });
    const headers = { 'content-type': 'application/json', [SESSION]: session, ...gateway.headers };
    return send(gateway.address, { method: 'POST', path: '/v1/chat/completions', headers, body });
  }

  /** The first deployment is at its limit, and the session is at the second one. */
  async function limitFirst(session: string): Promise<void> {
    const response = chat(session);
    const headers = { 'retry-after': `${SECONDS}` };
    (await one.next()).response.writeHead(429, headers).end('{}');
    answerWell(await two.next());
    expect((await response).status).toBe(200);
  }

  function manage(method: string, path: string, body?: object): Promise<TestAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return send(gateway.gateway.managementAddress, { method, path, headers, ...text });
  }

  function health(): Promise<TestAnswer> {
    return manage('GET', '/admin/deployments');
  }

  function route(body: object): Promise<TestAnswer> {
    return manage('POST', '/admin/routes/explain', body);
  }

  test('shows requests in flight, an ejection, its end and its reason, without addresses and keys', async () => {
    await limitFirst('s1');
    const second = chat('s2');
    const waiting = await two.next();
    const response = await health();
    expect(jsonOf(response)).toMatchObject({
      processes: [
        {
          process_id: process.pid,
          deployments: [
            {
              deployment: 'one/m',
              models: ['acme/chat', 'acme/drawn', 'acme/spare'],
              state: 'ejected',
              reason: 'rate_limited',
              ejected_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
              in_flight: 0,
              first_token_ms: null,
              response_ms: null,
            },
            { deployment: 'two/m', state: 'healthy', reason: null, ejected_until: null, in_flight: 1 },
          ],
        },
      ],
    });
    expect(response.text).not.toContain(SECRET);
    expect(response.text).not.toContain('127.0.0.1');
    answerWell(waiting);
    await second;
  });

  test('lists its deployments by command, as a table and as JSON', async () => {
    await limitFirst('s1');
    const { exitCode, out } = await command(admin, 'backend', 'list');
    expect(exitCode).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^DEPLOYMENT +MODELS .* IN FLIGHT +CONNECTIONS +WAITING .* +REASON$/);
    expect(lines[1]).toMatch(/^one\/m +acme\/chat,acme\/drawn,acme\/spare +ejected +0 .* rate_limited$/);
    expect(lines[2]).toMatch(/^two\/m .* healthy +0 +.* - +-$/);
    const json = await command(admin, 'backend', 'list', '--json');
    expect(JSON.parse(json.out)).toMatchObject([
      { deployments: [{ deployment: 'one/m' }, { deployment: 'two/m' }] },
    ]);
  });

  test('explains a route by alias, session and health, and sends no request', async () => {
    await limitFirst('s1');
    const { out } = await command(
      admin,
      'route',
      'explain',
      '--model',
      'gpt-4o',
      '--header',
      `${SESSION}=s1`,
    );
    expect(out).toContain('model: acme/chat (requested as gpt-4o)\nstrategy: failover\n');
    expect(out).toContain(`session: by the header ${SESSION}\n`);
    expect(out).toMatch(/^one\/m +0 +0 % +ejected /m);
    expect(out).toMatch(/^two\/m +0 +100 % +- /m);
    expect(jsonOf(await health())).toMatchObject({
      processes: [{ deployments: [{ in_flight: 0 }, { in_flight: 0 }] }],
    });
  });

  test('shows the deployment to which the session of a project is bound', async () => {
    const response = chat('s1');
    answerWell(await one.next());
    await response;
    const projectId = await projectOf(gateway);
    const headers = { 'X-Session-Id': 's1' };
    const explanation = await route({ model: 'acme/chat', headers, project_id: projectId });
    expect(jsonOf(explanation)).toMatchObject({
      processes: [
        {
          session: { source: 'header', header: SESSION, deployment: 'one/m' },
          deployments: [{ chance: 1 }, { chance: 0, obstacle: 'session' }],
        },
      ],
    });
  });

  test('knows a session by a field of the body', async () => {
    const named = { prompt_cache_key: 'k1' };
    const response = gateway.call('/v1/chat/completions', { ...CHAT, ...named });
    answerWell(await one.next());
    await response;
    const projectId = await projectOf(gateway);
    const question = { model: 'acme/chat', headers: { [SESSION]: 's9' }, project_id: projectId };
    expect(jsonOf(await route({ ...question, body: named }))).toMatchObject({
      processes: [
        { session: { source: 'body', field: 'prompt_cache_key', header: null, deployment: 'one/m' } },
      ],
    });
    expect(jsonOf(await route({ ...question, body: { conversation: { id: 'k1' } } }))).toMatchObject({
      processes: [{ session: { source: 'body', field: 'conversation', deployment: 'one/m' } }],
    });
    const { out } = await command(
      admin,
      ...['route', 'explain', '--model', 'acme/chat', '--body', JSON.stringify(named)],
      ...['--project-id', projectId],
    );
    expect(out).toContain('session: by prompt_cache_key of the body, bound to one/m\n');
  });

  test('knows the session of a conversation by its beginning, from its second turn on', async () => {
    const first = [{ role: 'user', content: 'Hi' }];
    const response = gateway.call('/v1/chat/completions', { model: 'acme/chat', messages: first });
    answerWell(await one.next());
    await response;
    const next = [...first, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'And?' }];
    const project_id = await projectOf(gateway);
    for (const [messages, deployment] of [
      [first, null],
      [next, 'one/m'],
    ])
      expect(jsonOf(await route({ model: 'acme/chat', body: { messages }, project_id }))).toMatchObject({
        processes: [{ session: { source: 'conversation', deployment } }],
      });
  });

  test('shows the probabilities by weight, and what a higher priority leaves', async () => {
    expect(jsonOf(await route({ model: 'acme/drawn' }))).toMatchObject({
      processes: [
        {
          session: { source: 'disabled' },
          outcome: 'chosen',
          deployments: [{ chance: 0.75 }, { chance: 0.25 }],
        },
      ],
    });
    expect(jsonOf(await route({ model: 'acme/spare' }))).toMatchObject({
      processes: [
        {
          session: { source: 'conversation' },
          deployments: [
            { deployment: 'one/m', priority: 0, chance: 1, obstacle: null },
            { deployment: 'two/m', priority: 1, chance: 0, obstacle: 'better_priority' },
          ],
        },
      ],
    });
  });

  test('has no route for an unknown name', async () => {
    const { exitCode, errors } = await command(admin, 'route', 'explain', '--model', 'acme/none');
    expect([exitCode, errors]).toEqual([1, "error: no model is named 'acme/none'\n"]);
    const malformed = await command(admin, 'route', 'explain', '--model', 'acme/chat', '--header', 'x');
    expect([malformed.exitCode, malformed.errors]).toEqual([2, expect.stringContaining('name=value')]);
    const broken = await command(admin, 'route', 'explain', '--model', 'acme/chat', '--body', '{');
    expect([broken.exitCode, broken.errors]).toEqual([2, expect.stringContaining('a JSON object')]);
  });
});

async function projectOf(gateway: RecordedGateway): Promise<string> {
  const key = await gateway.gateway.services.keys.authenticate(gateway.headers['x-api-key']);
  if (key === null) throw new Error('the key is not known');
  return key.projectId;
}

test('of two processes each shows its own view', async () => {
  const folder = await gatewayFolder(configuration().join('\n'));
  const gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_PROCESSES: '2' } });
  try {
    const isServing = (): boolean => gateway.log.filter(({ msg }) => msg === 'serving').length === 2;
    await eventually('both processes serve', () => Promise.resolve(isServing()));
    const environment = await commandEnvironment(gateway, folder);
    const response = send(gateway.address, post('/v1/chat/completions', gateway.key, CHAT));
    const waiting = await one.next();
    await eventually('both show their own view', async () => {
      const { out } = await command(environment, 'backend', 'list', '--json');
      // What the command prints as JSON.
      const views = JSON.parse(out) as { process_id: number; deployments: { in_flight: number }[] }[];
      const inFlight = views.map(({ deployments: [first] }) => first?.in_flight).toSorted();
      return new Set(views.map((view) => view.process_id)).size === 2 && inFlight.join() === '0,1';
    });
    await eventually('both are in the tables', async () => {
      const table = await command(environment, 'backend', 'list');
      const explained = await command(environment, 'route', 'explain', '--model', 'acme/chat');
      return / PROCESS\n/.test(table.out) && explained.out.match(/^process \d+$/gm)?.length === 2;
    });
    answerWell(waiting);
    await response;
  } finally {
    await gateway.kill();
    await removeFolder(folder);
  }
});

const CHAT = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hi' }] };
