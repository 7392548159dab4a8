import { expect, test } from '@jest/globals';
import { settledRow, type Settlement } from '../../ledger/entry.ts';
import { noUnits } from '../../metering/units.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow } from '../../storage/schema.ts';
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
  const settlement: Settlement = {
    kind: 'settle',
    call,
    grant: { reservedNanoEur: 0n, period: day.slice(0, 7), startedAt: `${day}T12:00:00.000Z` },
    outcome: 'completed',
    // More than a double can count.
    bill: { units, costNanoEur: 9_007_199_254_740_993n, estimated: index === 0 },
  };
  return settledRow(settlement, settlement.grant, 'process', `${day}T12:00:01.000Z`);
}

test('usage is summed up by what is asked for, to the last nano-euro', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, ['usage', '--by', 'project,month', '--json']);
  expect(JSON.parse(out)).toMatchObject([
    {
      project: 'web',
      month: '2026-10',
      calls: 1,
      estimated_calls: 1,
      input_tokens: 10,
      cost_eur: '9007199.254740993',
    },
    { project: 'web', month: '2026-11', calls: 2, output_tokens: 10, cost_eur: '18014398.509481986' },
  ]);
});

test('usage by day and model between two dates', async () => {
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

test('CSV quotes what needs it, and no name becomes a formula', async () => {
  await using folder = await withCalls();
  const { out } = await runHere(folder.path, ['usage', '--by', 'key', '--csv']);
  const [heading, line, end] = out.split('\r\n');
  expect(heading).toMatch(/^key,calls,estimated_calls,input_tokens,.*,cost_eur,reserved_eur$/);
  expect(line).toMatch(/^"'=cmd, ""quoted""",3,1,30,/);
  expect(end).toBe('');
});

test('people get a table of the columns that say something', async () => {
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
])('usage %j is refused', async (rest) => {
  await using folder = await withCalls();
  const result = await runHere(folder.path, ['usage', ...rest]);
  expect(result.exitCode).not.toBe(0);
  expect(result.out).toBe('');
});
