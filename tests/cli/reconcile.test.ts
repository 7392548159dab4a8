import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settledRow } from '../../ledger/ledger-call.ts';
import { noUnits } from '../../metering/units.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere, type CommandResult } from './run-cli.ts';

const folder = await TemporaryFolder.make();
afterAll(() => folder[Symbol.asyncDispose]());

beforeAll(async () => {
  const store = await folder.openStore();
  const { database } = store;
  const { id: organisation } = await createOrganisation(database, 'acme');
  const project = await createProject(database, { organisation, name: 'web', models: 'all' });
  const rowOf = (day: string, deployment: string, costNanoEur: bigint) => {
    const call = {
      requestId: newId(),
      projectId: project.id,
      keyId: newId(),
      modelId: 'acme/chat',
      operationId: 'createMessage',
      prices: '{}',
      deployment,
    };
    const units = {
      ...noUnits(),
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 30,
      outputTokens: 7,
    };
    const startedAtMs = Date.parse(`${day}T23:59:59.000Z`);
    const grant = { reservedNanoEur: 0n, period: day.slice(0, 7), startedAtMs };
    const bill = { units, costNanoEur, estimated: false };
    return settledRow(
      { call, grant, outcome: 'completed', bill, attempts: '', settledAtMs: startedAtMs },
      'process',
    );
  };
  const rows = [
    rowOf('2026-11-01', 'claude/claude-haiku-4-5', 2_000_000n),
    rowOf('2026-11-01', 'claude/claude-haiku-4-5', 1_000_000n),
    rowOf('2026-11-02', 'claude/claude-sonnet-4-5', 500_000_000n),
    rowOf('2026-11-01', 'openai/gpt-4o', 40_000_000n),
  ];
  await database.insertInto('ledger').values(rows).execute();
});

async function reconcile(csv: string, ...options: string[]): Promise<CommandResult> {
  const file = join(folder.path, 'vendor.csv');
  await writeFile(file, csv);
  return runHere(folder.path, ['usage', 'reconcile', file, ...options]);
}

// The columns of platform.claude.com/usage.
const ANTHROPIC =
  'usage_date_utc,model_version,api_key,workspace,usage_type,context_window,usage_input_tokens_no_cache,usage_input_tokens_cache_write_5m,usage_input_tokens_cache_write_1h,usage_input_tokens_cache_read,usage_output_tokens,web_search_count,inference_geo,speed\n';
const HAIKU = '2026-11-01,claude-haiku-4-5-20251001,key,Default,standard,≤ 200k,20,40,20,120,14,0,,\n';

test("Anthropic's usage that agrees is no difference, whatever other vendors were used", async () => {
  expect(await reconcile(`\uFEFF${ANTHROPIC}${HAIKU}`)).toMatchObject({ exitCode: 0, error: '' });
});

test('what differs is named by day and model, and so is what only one side has', async () => {
  const csv = `${ANTHROPIC}${HAIKU.replace(',14,', ',15,')}2026-11-03,claude-haiku-4-5-20251001,key,,,,5,0,0,0,1,0,,\n`;
  const result = await reconcile(csv, '--json');
  expect(result.exitCode).toBe(2);
  expect(JSON.parse(result.out)).toEqual([
    {
      day: '2026-11-01',
      model: 'claude-haiku-4-5',
      what: 'output_tokens',
      vendor: '15',
      ledger: '14',
      difference: '-1',
      estimated_calls: '0',
    },
    ...['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'].map((what, index) =>
      expect.objectContaining({
        day: '2026-11-02',
        model: 'claude-sonnet-4-5',
        what,
        vendor: '0',
        ledger: ['100', '60', '30', '7'][index],
      }),
    ),
    expect.objectContaining({ day: '2026-11-03', what: 'input_tokens', vendor: '5', ledger: '0' }),
    expect.objectContaining({ day: '2026-11-03', what: 'output_tokens', vendor: '1', ledger: '0' }),
  ]);
});

test("Anthropic's costs are compared at the rate, with display names of models", async () => {
  // The columns of platform.claude.com/cost.
  const csv = `usage_date_utc,model,workspace,api_key,usage_type,context_window,token_type,cost_usd,list_price_usd,cost_type,inference_geo,speed
2026-11-01,Claude Haiku 4.5,Default,key,message,≤ 200k,input_no_cache,0.0020,0.002,token,not_available,
2026-11-01,Claude Haiku 4.5,Default,key,message,≤ 200k,output,0.0013,0.0013,token,not_available,
`;
  expect(await reconcile(csv, '--rate', '0.9')).toMatchObject({
    exitCode: 2,
    out: expect.stringMatching(/2026-11-01 +claude-haiku-4-5 +cost +0\.00297 +0\.003 +0\.00003/),
  });
  expect((await reconcile(csv, '--rate', '0.9', '--tolerance', '1.1')).exitCode).toBe(0);
});

test("OpenAI's usage is added up from minutes, and its costs from line items", async () => {
  // The columns of platform.openai.com/usage, exported by the minute.
  const usage = `start_time,end_time,start_time_iso,end_time_iso,project_id,num_model_requests,model,input_tokens,output_tokens,input_cached_tokens
1793491200,1793491260,2026-11-01T00:00:00+00:00,2026-11-01T00:01:00+00:00,proj_1,0,gpt-4o-2024-08-06,40,3,60
1793491260,1793491320,2026-11-01T00:01:00+00:00,2026-11-01T00:02:00+00:00,proj_1,1.0,gpt-4o-2024-08-06,60,4,0
`;
  expect(await reconcile(usage)).toMatchObject({ exitCode: 0, error: '' });
  const costs = `start_time,end_time,start_time_iso,end_time_iso,amount_value,amount_currency,line_item
1793491200,1793577600,2026-11-01T00:00:00+00:00,2026-11-02T00:00:00+00:00,0.03,usd,"gpt-4o-2024-08-06, input"
1793491200,1793577600,2026-11-01T00:00:00+00:00,2026-11-02T00:00:00+00:00,1e-2,usd,"gpt-4o-2024-08-06, output"
`;
  expect(await reconcile(costs)).toMatchObject({ exitCode: 0, error: '' });
});

test('other exports are read by their columns', async () => {
  const csv = 'Tag,Modell,Kosten,"Menge ""netto""",Rest\r\n2026-11-01,gpt-4o,"$0.04",40,60\r\n';
  const columns = 'date=tag,model=modell,cost=kosten,input_tokens=Menge "netto"+Rest';
  expect(await reconcile(csv, '--columns', columns)).toMatchObject({ exitCode: 0, error: '' });
});

describe('in an export of another form', () => {
  const columns = ['--columns', 'date=day,model=model,cost=cost'];
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test.each(['2026-11-01', '2026-11-01 00:30:00', '2026-11-01T00:30', '2026-11-02T00:30:00+01:00'])(
    '%s is on the same day in every time zone of the machine',
    async (day) => {
      process.env['TZ'] = 'Europe/Berlin';
      const csv = `day,model,cost\n${day},gpt-4o,0.04\n`;
      expect(await reconcile(csv, ...columns)).toMatchObject({ exitCode: 0, error: '' });
    },
  );

  test.each(['11/01/2026', 'Nov 1, 2026', '2026-02-31', '2026-11-01T00:30 CET'])(
    'the date %s is refused',
    async (day) => {
      const result = await reconcile(`day,model,cost\n"${day}",gpt-4o,0.04\n`, ...columns);
      expect(result).toMatchObject({ exitCode: 1, error: expect.stringContaining('row 2 has no date') });
    },
  );

  test.each(['1.234,56', '0,04', '12,34', '1,2345'])('the number %s is refused', async (cost) => {
    const result = await reconcile(`day,model,cost\n2026-11-01,gpt-4o,"${cost}"\n`, ...columns);
    expect(result).toMatchObject({ exitCode: 1, error: expect.stringContaining('row 2 has no number') });
  });

  test('1,234.56 has a comma between its thousands', async () => {
    const { out } = await reconcile('day,model,cost\n2026-11-01,gpt-4o,"1,234.56"\n', ...columns);
    expect(out).toContain('1234.56');
  });
});

describe('a file that cannot be compared is refused with a reason', () => {
  test.each([
    [
      'unknown columns',
      'a,b\n1,2\n',
      [],
      /columns of no known export: name them with --columns. It has: a, b/,
    ],
    ['a column that is missing', 'a,b\n1,2\n', ['--columns', 'date=a,model=b,cost=c'], /has no column 'c'/],
    ['a row without a date', `${ANTHROPIC}${HAIKU.replace('2026-11-01', 'total')}`, [], /row 2 has no date/],
    [
      'no number',
      `${ANTHROPIC}${HAIKU.replace(',14,', ',many,')}`,
      [],
      /row 2 has no number as output_tokens/,
    ],
    ['an empty file', '', [], /is empty/],
    ['headings only', ANTHROPIC, [], /has no rows/],
    ['one cell without an end', `"${'x'.repeat(200_000)}`, [], /is not a file of comma-separated values/],
  ])('%s', async (_what, csv, options, message) => {
    const result = await reconcile(csv, ...options);
    expect(result.exitCode).toBe(1);
    expect(result.error).toMatch(message);
  });
});
