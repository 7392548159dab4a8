import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runGateway } from '../../cli/run.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const NAMES = ['a', 'b', 'c'] as const;
const CALLS = 24;

let upstreams: Upstream[];
let gateway: RecordedGateway;

beforeAll(async () => {
  upstreams = await Promise.all(NAMES.map(() => Upstream.start()));
  const model = (name: string, prefixAffinity: boolean) => [
    `  acme/${name}:`,
    '    mode: chat',
    '    free: true',
    `    prefix_affinity: ${prefixAffinity}`,
    '    ejection: { consecutive_failures: 1, pause_seconds: 600 }',
    `    deployments: [${NAMES.map((backend) => `{ backend: ${backend}, model: up-${name} }`).join(', ')}]`,
  ];
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...NAMES.map(
        (name, index) =>
          `  ${name}: { kind: openai, base_url: '${upstreams[index]?.baseUrl}', formats: [chat, messages, responses] }`,
      ),
      'models:',
      ...model('cached', true),
      ...model('moved', true),
      ...model('spread', false),
    ],
  });
});
afterEach(() => upstreams.forEach((upstream) => upstream.reset()));
afterAll(async () => {
  await gateway.close();
  await Promise.all(upstreams.map((upstream) => upstream.close()));
});

const counts = () => upstreams.map(({ requests }) => requests.length);
const used = () => counts().filter((count) => count > 0).length;

/** Different conversations with the same text before the first question. */
async function askAbout(document: string, model: string, path = '/v1/chat/completions'): Promise<void> {
  for (let index = 0; index < CALLS; index += 1) {
    const question = [{ role: 'user', content: `Question ${index}?` }];
    const body = {
      '/v1/chat/completions': { messages: [{ role: 'system', content: document }, ...question] },
      '/v1/messages': { system: ofClaudeCode(document, index), messages: question, max_tokens: 100 },
      '/v1/responses': { instructions: document, input: question, store: false },
    }[path];
    const response = await gateway.call(path, { model: `acme/${model}`, stream: index % 2 === 0, ...body });
    expect(response.status).toBe(200);
  }
}

/** Claude Code begins with a line that changes with each turn. */
function ofClaudeCode(document: string, turn: number): object[] {
  const line = `x-anthropic-billing-header: cc_version=2.1.332.f7a; cc_entrypoint=cli; cch=${turn};`;
  return [line, document].map((text) => ({ type: 'text', text }));
}

const documentOf = (name: string) => `The document ${name}. `.repeat(200);

test.each(['/v1/chat/completions', '/v1/messages', '/v1/responses'])(
  '%s with the same beginning goes to the deployment that has it cached',
  async (path) => {
    await askAbout(documentOf(path), 'cached', path);
    expect(used()).toBe(1);
  },
);

test('without prefix_affinity the same requests are spread', async () => {
  await askAbout(documentOf('spread'), 'spread');
  expect(used()).toBe(NAMES.length);
});

test('different beginnings are spread', async () => {
  for (let index = 0; index < CALLS; index += 1)
    await gateway.call('/v1/chat/completions', {
      model: 'acme/cached',
      messages: [{ role: 'user', content: documentOf(`number ${index}`) }],
    });
  expect(used()).toBe(NAMES.length);
});

test('route explain shows which deployment has the beginning of a prompt', async () => {
  const document = documentOf('explained');
  const explain = async (content: string): Promise<string> => {
    const { project_id: projectId } = await gateway.gateway.services.store.database
      .selectFrom('ledger')
      .select('project_id')
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ messages: [{ role: 'system', content }] });
    const words = ['route', 'explain', '--model', 'acme/cached', '--project-id', projectId, '--body', body];
    let out = '';
    await runGateway(words, {
      environment: {
        GATEWAY_DATA_DIR: gateway.dataDirectory,
        GATEWAY_MANAGE_PORT: new URL(gateway.gateway.managementAddress).port,
      },
      writeOut: (text) => (out += text),
      writeError: (text) => (out += text),
    });
    return out;
  };
  await askAbout(document, 'cached');
  await gateway.gateway.services.ledger.posted();
  const home = NAMES[counts().indexOf(CALLS)];
  expect(await explain(document)).toMatch(
    new RegExp(`^prefix: 4 of 4 blocks served by ${home}/up-cached$`, 'm'),
  );
  expect(await explain(document)).toContain('another has served the beginning of the prompt');
  expect(await explain(documentOf('another'))).toMatch(/^prefix: none of 4 blocks decides$/m);
});

test('an ejection moves the requests to one other deployment', async () => {
  const document = documentOf('moved');
  await askAbout(document, 'moved');
  const home = counts().indexOf(CALLS);
  upstreams[home]?.always({ kind: 'status', status: 500 });
  await askAbout(document, 'moved');
  expect(counts().toSorted((one, other) => one - other)).toEqual([0, CALLS, CALLS + 1]);
  expect(counts()[home]).toBe(CALLS + 1);
});
