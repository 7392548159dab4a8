import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Budget, BudgetList } from '../../generated/admin/contract.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

async function create(body: object): Promise<Budget> {
  const response = await management.call('createBudget', { body });
  expect(response.status).toBe(201);
  // The management checks its responses by the contract.
  return jsonOf(response) as Budget;
}

const all = async (): Promise<Budget[]> =>
  (jsonOf(await management.call('listBudgets')) as { data: Budget[] }).data;

test('budgets are listed beside the month of each project, which has the id of the project', async () => {
  const day = await create({ scope: 'organisation', of: 'acme', interval: 'day', limit_eur_cents: 900 });
  const key = await create({
    ...{ scope: 'key', of: management.keyId, model: 'acme/chat' },
    ...{ interval: 'week', limit_eur_cents: 70, soft: true },
  });
  expect(day).toMatchObject({ scope: 'organisation', organisation: 'acme', project: null, interval: 'day' });
  expect(key).toMatchObject({
    project: 'acme/research',
    key_id: management.keyId,
    model: 'acme/chat',
    soft: true,
  });
  const listed = await all();
  expect(listed).toEqual(expect.arrayContaining([day, key]));
  const month = listed.find(
    ({ project, scope, interval }) => `${project} ${scope} ${interval}` === 'acme/research project month',
  );
  expect(month?.id).toBe(month?.project_id);
  expect(jsonOf(await management.call('readBudget', { path: { budget: String(month?.id) } }))).toEqual(month);
});

test('a budget is raised, topped up and planned, by the version that was read', async () => {
  const { id } = await create({
    scope: 'project',
    of: 'acme/research',
    interval: 'day',
    limit_eur_cents: 100,
  });
  const path = { budget: id };
  const { etag } = (await management.call('readBudget', { path })).headers;
  const change = (body: object, ifMatch = '*') =>
    management.call('changeBudget', { path, body, headers: { 'if-match': ifMatch } });
  expect((await change({ raise_eur_cents: 50 }, String(etag))).status).toBe(200);
  expect((await change({ raise_eur_cents: 50 }, String(etag))).status).toBe(412);
  const topUp = { top_up: { eur_cents: 25, reason: 'a launch' }, next_limit_eur_cents: 400 };
  const changed = jsonOf(await change(topUp)) as Budget;
  expect(changed).toMatchObject({
    limit_eur_cents: 175,
    next_limit_eur_cents: 400,
    top_up: { eur_cents: 25, until: changed.renews_at, reason: 'a launch' },
  });
  expect(jsonOf(await change({ top_up: null }))).toMatchObject({ limit_eur_cents: 150, top_up: null });
  for (const body of [
    { top_up: { eur_cents: 5, reason: ' ' } },
    { top_up: { eur_cents: 5, reason: 'late', until: '2999-01-01T00:00:00Z' } },
    { limit_eur_cents: 5, raise_eur_cents: 5 },
  ])
    expect((await change(body)).status).toBe(422);
  const entry = await management.store.database
    .selectFrom('audit')
    .selectAll()
    .where('target', '=', `budget:${id}`)
    .where('action', '=', 'changeBudget')
    .orderBy('sequence')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry.state_before ?? '')).toMatchObject({ limit_eur_cents: 100 });
  expect(JSON.parse(entry.state_after ?? '')).toMatchObject({ limit_eur_cents: 150 });
});

test('a second budget of the same kind is 409, and one that is deleted makes room for it', async () => {
  const body = { scope: 'project', of: 'acme/research', interval: 'week', limit_eur_cents: 100 };
  const { id } = await create(body);
  expect((await management.call('createBudget', { body })).status).toBe(409);
  const path = { budget: id };
  await management.call('deleteBudget', { path, query: '?dry_run=true' });
  expect((await management.call('createBudget', { body })).status).toBe(409);
  expect((await management.call('deleteBudget', { path })).status).toBe(200);
  expect((await management.call('readBudget', { path })).status).toBe(404);
  await create(body);
});

test('a budget of a tag has its value as calls have it, and there is one for each', async () => {
  const wanted = { scope: 'organisation', of: 'acme', interval: 'week', limit_eur_cents: 100 };
  const { tag, model } = await create({ ...wanted, tag: 'team: e\u0301quipe ' });
  expect({ tag, model }).toEqual({ tag: 'team:\u00e9quipe', model: null });
  const statusOf = async (other: object) =>
    (await management.call('createBudget', { body: { ...wanted, ...other } })).status;
  expect(await statusOf({ tag: 'team:\u00e9quipe' })).toBe(409);
  for (const refused of ['team:se\u200barch', 'team: ', 'plan:search', 'search', `team:${'a'.repeat(65)}`])
    expect(await statusOf({ tag: refused })).toBe(422);
  expect(await statusOf({ tag: 'team:sales' })).toBe(201);
  expect(await statusOf({ tag: 'team:sales', model: 'acme/chat' })).toBe(201);
});

test('budgets are listed by the consumed part of their limit, those without one last, also of one project', async () => {
  const { database } = management.store;
  await management.call('createProject', { body: { name: 'sorted', organisation: 'other' } });
  const of = 'other/sorted';
  const created: Budget[] = [];
  for (const [interval, limit, settled] of [
    ['day', 100, 200_000_000n],
    ['week', 1000, 5_000_000_000n],
    ['month', 0, 0n],
  ] as const) {
    const budget = await create({
      scope: 'project',
      of,
      model: 'acme/chat',
      interval,
      limit_eur_cents: limit,
    });
    const used = { settled_nano_eur: settled, reserved_nano_eur: 0n };
    await database
      .insertInto('budget_periods')
      .values({ budget_id: budget.id, period: budget.period, ...used })
      .execute();
    created.push(budget);
  }
  const [day, week, month] = created.map(({ id }) => id);
  const query = '?sort=-consumed&limit=2&project=other%2Fsorted';
  // The management checks its responses by the contract.
  const first = jsonOf(await management.call('listBudgets', { query })) as BudgetList;
  expect(first.data.map(({ id }) => id)).toEqual([month, week]);
  const next = `${query}&cursor=${first.next_cursor}`;
  const second = jsonOf(await management.call('listBudgets', { query: next })) as BudgetList;
  expect(second.data.map(({ id, limit_eur_cents: limit }) => [id, limit])).toEqual([
    [day, 100],
    [expect.any(String), null],
  ]);
  expect(second.next_cursor).toBeNull();
  await management.call('deleteBudget', { path: { budget: String(week) } });
  expect((await management.call('listBudgets', { query: next })).status).toBe(422);
});

test('the budget of an organisation is a cap that a token of this organisation cannot change', async () => {
  const cap = await create({ scope: 'organisation', of: 'other', interval: 'week', limit_eur_cents: 100 });
  const project = { name: 'capped', organisation: 'other' };
  expect((await management.call('createProject', { body: project })).status).toBe(201);
  const token = management.otherToken;
  const path = { budget: cap.id };
  const statuses = async (of: string, scope: string, paths: Record<string, string>) => [
    (await management.call('changeBudget', { path: paths, token, body: { raise_eur_cents: 1 } })).status,
    (await management.call('deleteBudget', { path: paths, token, query: '?dry_run=true' })).status,
    (await management.call('deleteBudget', { path: paths, token })).status,
    (
      await management.call('createBudget', {
        token,
        body: { scope, of, interval: 'week', limit_eur_cents: 1 },
      })
    ).status,
  ];
  expect(await statuses('other', 'organisation', path)).toEqual([403, 403, 403, 403]);
  expect(jsonOf(await management.call('readBudget', { path, token }))).toMatchObject({
    limit_eur_cents: 100,
  });
  const { id } = await create({ scope: 'project', of: 'other/capped', interval: 'day', limit_eur_cents: 1 });
  expect(await statuses('other/capped', 'project', { budget: id })).toEqual([200, 200, 200, 201]);
});
