import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openStore } from '../../storage/open-database.ts';
import { schema } from '../../storage/migrations/0001-schema.ts';
import { budgetTree } from '../../storage/migrations/0002-budget-tree.ts';
import { TemporaryFolder } from './temporary-store.ts';

test('budgets keep their limits, what was used of them and what was lost, and keys find their families', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await openStore(await folder.database());
  const { database } = store;
  await schema.up(database);
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into organisations (id, name, created_at) values ('o', 'acme', '')`);
  await run(
    `insert into projects (id, organisation_id, name, model_access, created_at) values ('p', 'o', 'web', 'all', '')`,
  );
  await run(`insert into budgets (project_id, limit_eur_cents, changed_at) values ('p', 5000, '2026-11-01')`);
  await run(
    `insert into budget_periods (project_id, period, settled_nano_eur, reserved_nano_eur) values ('p', '2026-11', 7, 20)`,
  );
  await run(
    `insert into ledger_slices (process_id, project_id, period, held_nano_eur, spare_nano_eur)
      values ('running', 'p', '2026-11', 20, 3)`,
  );
  for (const [id, replaces] of [
    ['k1', 'null'],
    ['k2', "'k1'"],
    ['k3', "'k2'"],
    ['other', 'null'],
  ])
    await run(
      `insert into keys (id, project_id, name, hash, first_characters, last_characters, created_at, replaces)
        values ('${id}', 'p', '', '${id}', '', '', '', ${replaces})`,
    );
  const counts = `0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`;
  await run(
    `insert into ledger (request_id, project_id, key_id, model_id, operation_id, period, process_id, state, outcome,
        estimated, prices, reserved_nano_eur, cost_nano_eur, started_at, input_tokens, cached_input_tokens,
        cache_write_tokens, output_tokens, reasoning_tokens, images, pages, sound_ms, characters, cache_write_1h_tokens,
        audio_input_tokens, audio_output_tokens, searches)
      values ('r', 'p', '', '', '', '2026-11', 'dead', 'lapsed', 'lost', 1, '{}', 5, 5, '', ${counts})`,
  );
  await budgetTree.up(database);
  expect(await database.selectFrom('budgets').selectAll().execute()).toEqual([
    {
      id: 'p',
      scope: 'project',
      scope_id: 'p',
      model_id: null,
      interval: 'month',
      limit_eur_cents: 5000n,
      soft: 0,
      next_limit_eur_cents: null,
      next_limit_at: null,
      top_up_eur_cents: null,
      top_up_until: null,
      top_up_reason: null,
      changed_at: '2026-11-01',
    },
  ]);
  expect(await database.selectFrom('budget_periods').selectAll().execute()).toEqual([
    { budget_id: 'p', period: '2026-11', settled_nano_eur: 7n, reserved_nano_eur: 20n },
  ]);
  const slices = await database.selectFrom('ledger_slices').selectAll().orderBy('process_id').execute();
  expect(slices).toMatchObject([
    { process_id: 'dead', budget_id: 'p', held_nano_eur: 0n, lost_nano_eur: 5n },
    { process_id: 'running', budget_id: 'p', held_nano_eur: 20n, lost_nano_eur: 0n },
  ]);
  expect(await database.selectFrom('ledger').select('budgets').execute()).toEqual([{ budgets: '' }]);
  expect(await database.selectFrom('keys').select(['id', 'family_id']).orderBy('id').execute()).toEqual([
    { id: 'k1', family_id: 'k1' },
    { id: 'k2', family_id: 'k1' },
    { id: 'k3', family_id: 'k1' },
    { id: 'other', family_id: 'other' },
  ]);
  const version = () => database.selectFrom('budget_changes').select('version').executeTakeFirstOrThrow();
  const before = await version();
  await database.updateTable('budgets').set({ limit_eur_cents: 6000n }).execute();
  expect((await version()).version).toBeGreaterThan(before.version);
  await store.close();
});
