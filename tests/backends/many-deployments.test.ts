import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../storage/open-database.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { attemptsOf } from '../../scripts/test-bed/row-attempts.ts';
import { databaseOf } from '../../scripts/test-bed/stores.ts';
import { UpstreamProcess, type LoggedRequest } from '../../scripts/test-bed/upstream/upstream-process.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const WEIGHTS = [4, 3, 2, 1];
const EQUAL = [1, 1, 1, 1];
const AT_ONCE = 10;
const FAILURES_IN_A_ROW = 3;
/** In nano-euro: the 18 tokens of a good response at 1 EUR per million. */
const SERVED_COST = 18_000n;

let directory = '';
let folder = '';
let upstreams: UpstreamProcess[];
let gateway: GatewayProcess;

function modelLines(name: string, weights: readonly number[], settings: readonly string[] = []): string[] {
  return [
    `  acme/${name}:`,
    '    mode: chat',
    '    prices: { input_per_million_tokens: 1, output_per_million_tokens: 1 }',
    '    info: { max_input_tokens: 1000, max_output_tokens: 100 }',
    ...settings.map((setting) => `    ${setting}`),
    '    deployments:',
    ...NAMES.map(
      (backend, index) => `      - { backend: ${backend}, model: up-${name}, weight: ${weights[index]} }`,
    ),
  ];
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gateway-upstreams-'));
  upstreams = await Promise.all(NAMES.map((name) => UpstreamProcess.start(directory, name)));
  const configuration = [
    'discovery: false',
    'backends:',
    ...NAMES.map((name, index) => `  ${name}: { kind: openai, base_url: '${upstreams[index]?.baseUrl}' }`),
    'models:',
    ...modelLines('weighted', WEIGHTS, ['strategy: weighted']),
    ...modelLines('balanced', WEIGHTS),
    ...modelLines('sessions', EQUAL, ['ejection: { consecutive_failures: 1, pause_seconds: 600 }']),
    ...modelLines('troubled', EQUAL, [
      'first_token_seconds: 3',
      'attempt_seconds: 3',
      // Nothing that fails is tried again during the test, except what says when.
      `ejection: { consecutive_failures: ${FAILURES_IN_A_ROW}, pause_seconds: 600 }`,
    ]),
  ];
  folder = await gatewayFolder(`${configuration.join('\n')}\n`);
  gateway = await GatewayProcess.start({ folder });
});
afterAll(async () => {
  await gateway.kill();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await removeFolder(folder);
  await rm(directory, { recursive: true, force: true });
});

const logsOf = (model: string): LoggedRequest[][] =>
  upstreams.map((upstream) => upstream.log.filter((request) => request.model === `up-${model}`));
const countsOf = (model: string): number[] => logsOf(model).map(({ length }) => length);

const user = (content: string) => ({ role: 'user', content });

function ask(model: string, messages: readonly object[], stream = false): Promise<TestAnswer> {
  const body = { model: `acme/${model}`, messages, stream };
  return send(gateway.address, post('/v1/chat/completions', gateway.key, body));
}

/** So many requests, a few at a time; every other one streams. */
async function load(model: string, count: number, afterEach = (_count: number) => undefined as unknown) {
  const answers: TestAnswer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      answers.push(await ask(model, [user(`Question ${next}`)], next % 2 === 0));
      afterEach(answers.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

describe('four deployments get their weighted shares', () => {
  const total = 400;
  const wanted = [160, 120, 80, 40];

  test('when the strategy is weighted', async () => {
    await load('weighted', total);
    for (const [index, count] of countsOf('weighted').entries()) {
      const mean = wanted[index] ?? 0;
      // Each choice is random. One of the four exceeds five standard deviations in 6 of a million runs.
      const deviation = Math.sqrt(mean * (1 - mean / total));
      expect(Math.abs(count - mean)).toBeLessThan(5 * deviation);
    }
  });

  test('when the strategy is balanced', async () => {
    await load('balanced', total);
    for (const [index, count] of countsOf('balanced').entries()) {
      // What balances may differ from the weights where one of the processes is slow.
      expect(count).toBeGreaterThan((wanted[index] ?? 0) * 0.4);
      expect(count).toBeLessThan((wanted[index] ?? 0) * 2);
    }
  });
});

test('a session of 50 turns stays on its deployment, and moves once when that dies', async () => {
  const messages = [user('A conversation of its own')];
  const turn = async (number: number) => {
    const before = countsOf('sessions');
    expect((await ask('sessions', messages, number % 2 === 0)).status).toBe(200);
    messages.push({ role: 'assistant', content: 'Yes' }, user(`And ${number}?`));
    return countsOf('sessions').map((count, index) => count - (before[index] ?? 0));
  };
  const onlyAt = (home: number) => NAMES.map((_name, index) => (index === home ? 1 : 0));
  const home = (await turn(0)).indexOf(1);
  for (let number = 1; number < 50; number += 1) expect(await turn(number)).toEqual(onlyAt(home));
  upstreams[home]?.kill();
  const moved = (await turn(50)).indexOf(1);
  expect(moved).not.toBe(home);
  await upstreams[home]?.startAgain();
  for (let number = 51; number < 70; number += 1) expect(await turn(number)).toEqual(onlyAt(moved));
});

describe('of one killed, one silent, one that responds with HTML and one that is rate limited', () => {
  const answers: TestAnswer[] = [];
  let rows: LedgerRow[] = [];

  beforeAll(async () => {
    const [killed, silent, html, limited] = upstreams;
    const served = (): number => countsOf('troubled')[3] ?? 0;
    answers.push(...(await load('troubled', 40)));
    await silent?.always({ kind: 'no_content', sends: 'first_event' });
    await limited?.always({ kind: 'status', status: 429, headers: { 'retry-after': '2' } });
    // The third is left.
    answers.push(...(await load('troubled', 120, (count) => count === 30 && killed?.kill())));
    await limited?.always({ kind: 'good' });
    const before = served();
    await eventually('the one that was limited serves again', async () => {
      answers.push(...(await load('troubled', AT_ONCE)));
      return served() > before;
    });
    await html?.always({ kind: 'body', contentType: 'text/html', body: '<html></html>' });
    // The fourth is left.
    answers.push(...(await load('troubled', 120)));
    await eventually('every call has its row', async () => {
      rows = await rowsOf('troubled');
      return rows.length >= answers.length && rows.every(({ state }) => state === 'settled');
    });
  });

  afterAll(async () => {
    await upstreams[0]?.startAgain();
    for (const upstream of upstreams) await upstream.always({ kind: 'good' });
  });

  test('no client sees a failure that another deployment could have avoided', () => {
    expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => [status, text])).toEqual(
      [],
    );
    // A stream of which content was sent when its deployment was killed cannot be made again.
    const broken = answers.filter(({ text }) => /"error":\s*\{/.test(text));
    expect(broken.filter(({ text }) => !text.includes('"content":"G"')).map(({ text }) => text)).toEqual([]);
    expect(broken.length).toBeLessThan(AT_ONCE);
  });

  test('a deployment that fails is tried a few times and no more, so that few first tokens are late', () => {
    const most = FAILURES_IN_A_ROW + AT_ONCE - 1;
    const met = logsOf('troubled').map((log) => log.filter(({ behaviour }) => behaviour !== 'good').length);
    const [, silent = 0, html = 0, limited = 0] = met;
    for (const count of [silent, html, limited]) expect(count).toBeGreaterThan(0);
    // The rate-limited one gets a request again whenever its `Retry-After` is over.
    for (const count of [silent, html]) expect(count).toBeLessThanOrEqual(most);
  });

  test('the ledger has each request of each log as an attempt, and what each served', () => {
    expect(rows).toHaveLength(answers.length);
    const attempts = rows.flatMap((row) => attemptsOf(row).map((attempt) => ({ ...attempt, row })));
    for (const [index, log] of logsOf('troubled').entries()) {
      const name = `${NAMES[index]}/up-troubled`;
      const own = new Map(
        attempts.filter(({ deployment }) => deployment === name).map((one) => [one.row.request_id, one]),
      );
      expect(log.filter(({ requestId }) => !own.delete(requestId))).toEqual([]);
      // Nobody was there to log them.
      expect([...own.values()].filter(({ error }) => error === undefined || index !== 0)).toEqual([]);
    }
    const served = attempts.filter(({ error }) => error === undefined);
    expect(new Set(served.map(({ costNanoEur }) => costNanoEur))).toEqual(new Set([SERVED_COST]));
    for (const row of rows)
      expect(attemptsOf(row).reduce((sum, { costNanoEur }) => sum + costNanoEur, 0n)).toBe(row.cost_nano_eur);
    const limited = attempts.filter(
      ({ deployment, error }) => deployment.startsWith('d/') && error !== undefined,
    );
    expect(limited.filter(({ costNanoEur }) => costNanoEur !== 0n)).toEqual([]);
  });
});

async function rowsOf(model: string): Promise<LedgerRow[]> {
  const store = await openDatabase({ ...databaseOf(dataDirectoryIn(folder)), busyTimeoutMs: 20_000 });
  try {
    return await store.database
      .selectFrom('ledger')
      .selectAll()
      .where('model_id', '=', `acme/${model}`)
      .execute();
  } finally {
    await store.close();
  }
}
