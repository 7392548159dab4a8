import { expect, test } from '@jest/globals';
import { settledRow } from '../../ledger/ledger-call.ts';
import { forecastNanoEur } from '../../ledger/reports/forecast.ts';
import { noUnits } from '../../metering/units.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere } from './run-cli.ts';

const DAYS = ['2026-10-31', '2026-11-01', '2026-11-01'] as const;

/** Three calls of a key named like a formula: one in October, two in November. */
async function withCalls(): Promise<TemporaryFolder> {
  const folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const { database } = store;
  const organisation = await createOrganisation(database, 'acme');
  const project = await createProject(database, {
    organisation: organisation.id,
    name: 'web',
    models: 'all',
  });
  const key = await createKey(database, {
    projectId: project.id,
    name: '=cmd, "quoted"',
    models: null,
    expiresAt: null,
    requestsPerMinute: null,
  });
  const rows = DAYS.map((day, index) => rowOf(project.id, key.record.id, day, index));
  await database.insertInto('ledger').values(rows).execute();
  return folder;
}

function rowOf(projectId: string, keyId: string, day: string, index: number): LedgerRow {
  const call = {
    requestId: newId(),
    projectId,
    keyId,
    modelId: index === 2 ? 'acme/other' : 'acme/chat',
    operationId: 'createChatCompletion',
    prices: '{}',
  };
  const units = { ...noUnits(), inputTokens: 10, outputTokens: 5 };
  const closed = {
    call,
    grant: { reservedNanoEur: 0n, period: day.slice(0, 7), startedAtMs: Date.parse(`${day}T12:00:00.000Z`) },
    outcome: 'completed' as const,
    // More than a double can count.
    bill: { units, costNanoEur: 9_007_199_254_740_993n, estimated: index === 0 },
    attempts: '',
    settledAtMs: Date.parse(`${day}T12:00:01.000Z`),
  };
  return settledRow(closed, 'process');
}

test('usage is summed by the requested dimensions, to the last nano-euro', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, ['usage', '--by', 'project,month', '--json']);
  expect(JSON.parse(out)).toMatchObject([
    {
      project: 'acme/web',
      month: '2026-10',
      calls: 1,
      estimated_calls: 1,
      input_tokens: 10,
      cost_eur: '9007199.254740993',
    },
    { project: 'acme/web', month: '2026-11', calls: 2, output_tokens: 10, cost_eur: '18014398.509481986' },
  ]);
});

test('usage can be listed by day and model between two dates', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, [
    'usage',
    '--by',
    'day,model',
    '--from',
    '2026-11-01',
    '--until',
    '2026-11-02',
    '--json',
  ]);
  expect(JSON.parse(out)).toMatchObject([
    { day: '2026-11-01', model: 'acme/chat', calls: 1 },
    { day: '2026-11-01', model: 'acme/other', calls: 1 },
  ]);
});

test('CSV quotes values that need it, and no name becomes a formula', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, ['usage', '--by', 'key', '--csv']);
  const [heading, line, end] = out.split('\r\n');
  expect(heading).toMatch(
    /^key,key_id,calls,earlier_attempts,estimated_calls,input_tokens,.*,cost_eur,reserved_eur$/,
  );
  expect(line).toMatch(/^"'=cmd, ""quoted""",[0-9a-f-]{36},3,0,1,30,/);
  expect(end).toBe('');
});

test('projects and keys of the same name have separate lines, and organisations have their own sums', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const { database } = store;
  const projectIds: string[] = [];
  for (const name of ['acme', 'globex']) {
    const organisation = (await createOrganisation(database, name)).id;
    const { id: projectId } = await createProject(database, { organisation, name: 'web', models: 'all' });
    projectIds.push(projectId);
    for (const index of [0, 1]) {
      const key = { projectId, name: 'laptop', models: null, expiresAt: null, requestsPerMinute: null };
      const { record } = await createKey(database, key);
      await database
        .insertInto('ledger')
        .values(rowOf(projectId, record.id, '2026-11-01', index))
        .execute();
    }
  }
  const usage = async (by: string, ...rest: string[]) =>
    (await runHere(folder.path, ['usage', '--by', by, ...rest])).out;
  expect(JSON.parse(await usage('project', '--json'))).toMatchObject([
    { project: 'acme/web', project_id: projectIds[0], calls: 2 },
    { project: 'globex/web', project_id: projectIds[1], calls: 2 },
  ]);
  expect(JSON.parse(await usage('organisation', '--json'))).toMatchObject([
    { organisation: 'acme', organisation_id: expect.stringMatching(/^[0-9a-f-]{36}$/), calls: 2 },
    { organisation: 'globex', calls: 2 },
  ]);
  const byKey = JSON.parse(await usage('key', '--json')) as { key_id: string; calls: number }[];
  expect(new Set(byKey.map((line) => line.key_id)).size).toBe(4);
  expect(byKey.map((line) => line.calls)).toEqual([1, 1, 1, 1]);
  expect(await usage('project', '--csv')).toMatch(
    new RegExp(`^project,project_id,calls.*\r\nacme/web,${projectIds[0]},2,`),
  );
  const lines = (await usage('key')).trim().split('\n').slice(1);
  expect(new Set(lines).size).toBe(4);
});

test('failed attempts are summed by deployment and error, and the dearest lines come first', async () => {
  await using folder = await withCalls();
  const store = await folder.openStore();
  const [row] = await store.database.selectFrom('ledger').selectAll().limit(1).execute();
  if (row === undefined) throw new Error('there is no call');
  const attempts = [
    { deployment: 'one/m', error: 'bad_gateway', cost_nano_eur: '5' },
    { deployment: 'two/m', cost_nano_eur: '7' },
  ];
  const twice = { request_id: newId(), deployment: 'two/m', cost_nano_eur: 12n };
  await store.database
    .insertInto('ledger')
    .values({ ...row, ...twice, attempts: JSON.stringify(attempts) })
    .execute();
  const by = ['usage', '--by', 'deployment,attempt_outcome'];
  const { out } = await runHere(folder.path, [...by, '--sort', 'cost', '--json']);
  expect(JSON.parse(out)).toMatchObject([
    { deployment: '', attempt_outcome: 'completed', calls: 3 },
    { deployment: 'two/m', attempt_outcome: 'completed', calls: 1, cost_eur: '0.000000007' },
    { deployment: 'one/m', attempt_outcome: 'bad_gateway', earlier_attempts: 1, cost_eur: '0.000000005' },
  ]);
  const top = await runHere(folder.path, [...by, '--sort', 'earlier_attempts', '--top', '1', '--csv']);
  expect(top.out.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^one\/m,bad_gateway,0,1,/)]);
});

test('a forecast says what this month costs at its end, and leaves other months out', async () => {
  expect(forecastNanoEur(100n, '2026-11-16T00:00:00.000Z')).toBe(200n);
  expect(forecastNanoEur(100n, '2026-12-01T00:00:00.000Z')).toBeGreaterThan(100n);
  await using folder = await withCalls();
  const store = await folder.openStore();
  const now = new Date().toISOString();
  await store.database
    .updateTable('ledger')
    .set({ started_at: now })
    .where('period', '=', '2026-10')
    .execute();
  const { out } = await runHere(folder.path, ['usage', '--by', 'project', '--forecast', '--json']);
  const [line] = JSON.parse(out) as { cost_eur: string; forecast_eur: string }[];
  expect(Number(line?.forecast_eur)).toBeGreaterThanOrEqual(Number(line?.cost_eur));
  const table = await runHere(folder.path, ['usage', '--forecast']);
  expect(table.out).toMatch(/COST +FORECAST\n/);
});

test('a terminal gets a table without empty columns', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, ['usage', '--project', 'web']);
  expect(out).toContain('INPUT TOKENS');
  expect(out).not.toContain('PAGES');
});

test.each([
  [['--by', 'colour']],
  [['--from', 'yesterday']],
  [['--until', '2026-13-01']],
  [['--project', 'nobody']],
  [['--sort', 'colour']],
  [['--top', '0']],
  [['--forecast', '--from', '2026-11-01']],
])('usage %j is refused', async (rest) => {
  await using folder = await withCalls();
  const result = await runHere(folder.path, ['usage', ...rest]);
  expect(result.exitCode).not.toBe(0);
  expect(result.out).toBe('');
});
