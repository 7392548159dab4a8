import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { BulkOperation, BulkOutcome } from '../../generated/admin/contract.ts';
import { failure } from '../../errors/gateway-error.ts';
import { verifyAudit } from '../../management/audit.ts';
import type { ManagementCall, ManagementServices } from '../../management/handler.ts';
import { changeInBulk } from '../../management/handlers/changeInBulk.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

async function run(
  operations: object[],
  token = management.tokens.operator,
  query = '',
): Promise<BulkOutcome> {
  const response = await management.call('changeInBulk', { body: { operations }, token, query });
  expect([response.status, response.status === 200 ? '' : response.text]).toEqual([200, '']);
  // The recorder has checked it against the contract.
  return jsonOf(response) as BulkOutcome;
}

const statusesOf = ({ results }: BulkOutcome): number[] => results.map(({ status }) => status);

test('projects, keys and budgets are created in one request, and once when it is repeated', async () => {
  const names = Array.from({ length: 30 }, (_none, index) => `team-${index}`);
  const operations = names.flatMap((name): BulkOperation[] => {
    const path = { project: `acme/${name}` };
    return [
      {
        operation: 'createProject',
        body: { name, organisation: 'acme' },
        idempotency_key: `project ${name}`,
      },
      { operation: 'createKey', path, body: { name: 'first' }, idempotency_key: `key ${name}` },
      { operation: 'updateBudget', path, body: { limit_eur_cents: 5_000 } },
    ];
  });
  const first = await run(operations);
  expect([first.succeeded, first.failed]).toEqual([90, 0]);
  expect(first.results[1]).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^gw_/) } });
  const again = await run(operations);
  expect(again.results[1]).toMatchObject({ status: 201, body: { key: null } });
  const { database } = management.store;
  const keys = await database.selectFrom('keys').select('id').where('name', '=', 'first').execute();
  expect(keys).toHaveLength(30);
});

test('a request that is sent again with its Idempotency-Key makes no change twice', async () => {
  const path = { project: 'acme/research' };
  await management.call('updateBudget', { body: { limit_eur_cents: 500 } });
  const operations = [
    { operation: 'createKey', path, body: { name: 'dup' } },
    { operation: 'createKey', path, body: { name: 'dup' } },
    { operation: 'updateBudget', path, body: { raise_eur_cents: 100 } },
  ];
  const send = (body: object) =>
    management.call('changeInBulk', { body, headers: { 'idempotency-key': 'bulk' } });
  const [first, again] = [await send({ operations }), await send({ operations })];
  expect(jsonOf(first)).toMatchObject({ results: [{}, {}, { body: { limit_eur_cents: 600 } }] });
  expect(jsonOf(again)).toMatchObject({
    succeeded: 3,
    results: [{}, {}, { body: { limit_eur_cents: 600 } }],
  });
  const { database } = management.store;
  expect(await database.selectFrom('keys').select('id').where('name', '=', 'dup').execute()).toHaveLength(2);
  expect((await send({ operations: operations.slice(1) })).status).toBe(409);
});

test('a budget in a bulk request does not wait for a process that has stopped responding', async () => {
  const { database } = management.store;
  const lease = new Date(Date.now() + 3_600_000).toISOString();
  const stopped = { id: 'stopped', lease_until: lease, recalled_at: null };
  await database.insertInto('ledger_processes').values(stopped).execute();
  const path = { project: 'acme/research' };
  await run([{ operation: 'updateBudget', path, body: { limit_eur_cents: 700 } }]);
  const process = database.selectFrom('ledger_processes').select('recalled_at').where('id', '=', 'stopped');
  expect(await process.executeTakeFirst()).toEqual({ recalled_at: null });
  await database.deleteFrom('ledger_processes').where('id', '=', 'stopped').execute();
});

test('each change has the outcome of its own request, and one that fails stops no other', async () => {
  const path = { organisation: 'one' };
  const outcome = await run([
    { operation: 'createOrganisation', body: { name: 'one' } },
    { operation: 'createOrganisation', body: { name: 'one' } },
    { operation: 'createOrganisation', body: { name: 'two', nam: 1 } },
    { operation: 'createOrganisation' },
    { operation: 'updateOrganisation', path: { organisation: 'nothing' }, body: { name: 'three' } },
    { operation: 'updateOrganisation', path: { organization: 'one' }, body: { name: 'three' } },
    { operation: 'updateOrganisation', body: { name: 'three' } },
    { operation: 'deleteOrganisation', path, query: { dryrun: true } },
    { operation: 'deleteOrganisation', path, body: {} },
    { operation: 'updateProject', path: { project: 'research' }, body: { name: 'x' }, if_match: '"other"' },
    { operation: 'deleteOrganisation', path, query: { dry_run: true } },
    { operation: 'deleteOrganisation', path },
    { operation: 'deleteOrganisation', path },
  ]);
  expect(statusesOf(outcome)).toEqual([201, 409, 422, 422, 404, 422, 422, 422, 422, 412, 200, 200, 404]);
  expect([outcome.succeeded, outcome.failed]).toEqual([3, 10]);
  expect(outcome.results[2]).toMatchObject({ body: { detail: { details: { parameter: 'nam' } } } });
});

test('each change needs the role and the organisation that its own request needs', async () => {
  const operations: BulkOperation[] = [
    { operation: 'createProject', body: { name: 'finance-cannot', organisation: 'acme' } },
    { operation: 'updateBudget', path: { project: 'acme/research' }, body: { limit_eur_cents: 100 } },
  ];
  expect(statusesOf(await run(operations, management.tokens.finance))).toEqual([403, 200]);
  expect(statusesOf(await run(operations, management.otherToken))).toEqual([403, 403]);
});

test('each change has an entry in the audit log, with the reason of the request or its own', async () => {
  const { database } = management.store;
  const own = { operation: 'createOrganisation', body: { name: 'audited-1' }, query: { reason: 'own' } };
  const other = { operation: 'createOrganisation', body: { name: 'audited-2' } };
  await run([own, other], management.tokens.operator, '?reason=all');
  const rows = await database.selectFrom('audit').selectAll().orderBy('sequence', 'desc').limit(2).execute();
  expect(rows.map(({ reason, action }) => `${action} ${reason}`)).toEqual([
    'createOrganisation all',
    'createOrganisation own',
  ]);
  expect((await verifyAudit(database)).firstInvalid).toBeNull();
});

test('an operation that is no change, and more than a thousand, are 422', async () => {
  const one = { operation: 'createOrganisation', body: { name: 'many' } };
  const many = Array.from({ length: 1_001 }, () => one);
  for (const operations of [[], [{ operation: 'listProjects' }], [{ operation: 'changeInBulk' }], many]) {
    const response = await management.call('changeInBulk', { body: { operations } });
    expect(response.status).toBe(422);
  }
});

/** The outcome of five changes that run as given. */
async function outcomeOf(
  runInBulk: NonNullable<ManagementServices['runInBulk']>,
  signal = new AbortController().signal,
): Promise<BulkOutcome> {
  const operations = Array.from({ length: 5 }, () => ({ operation: 'createOrganisation', body: {} }));
  // The handler uses nothing else.
  const call = {
    body: { operations },
    idempotencyKey: null,
    signal,
  } as unknown as ManagementCall<'changeInBulk'>;
  const { value } = await changeInBulk.run(call, { runInBulk } as ManagementServices);
  return value;
}

const succeeded = { status: 201, etag: null, body: {} };

test('while the database is away nothing is tried again and again', async () => {
  let runs = 0;
  const away = (from: number) => () => {
    runs += 1;
    return runs > from ? Promise.reject(failure('service_unavailable')) : Promise.resolve(succeeded);
  };
  await expect(outcomeOf(away(0))).rejects.toMatchObject({ code: 'service_unavailable' });
  runs = 0;
  expect(statusesOf(await outcomeOf(away(2)))).toEqual([201, 201, 503, 503, 503]);
  expect(runs).toBe(3);
});

test('when the client has disconnected the changes that follow are not made', async () => {
  const client = new AbortController();
  let runs = 0;
  const run = () => {
    runs += 1;
    if (runs === 2) client.abort(failure('client_closed'));
    return Promise.resolve(succeeded);
  };
  await expect(outcomeOf(run, client.signal)).rejects.toMatchObject({ code: 'client_closed' });
  expect(runs).toBe(2);
});

test('a response is bounded: changes beyond it are not made', async () => {
  const large = { ...succeeded, body: { text: 'x'.repeat(3_000_000) } };
  expect(statusesOf(await outcomeOf(() => Promise.resolve(large)))).toEqual([201, 201, 413, 413, 413]);
});
