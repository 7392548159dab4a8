import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createOrganisation, listOrganisations } from '../../projects/organisations.ts';
import { StatementError } from '../../storage/store-error.ts';
import { TemporaryFolder } from './temporary-store.ts';

const unavailable = { name: 'GatewayError', code: 'service_unavailable' };

describe('the embedded database', () => {
  test('two that open a new file at once both find the schema', async () => {
    await using folder = await TemporaryFolder.make();
    const [first, second] = await Promise.all([folder.openStore(), folder.openStore()]);
    await createOrganisation(first.database, 'acme');
    expect(await listOrganisations(second.database)).toMatchObject([{ name: 'acme' }]);
  });

  test('keeps what was written when it is opened again', async () => {
    await using folder = await TemporaryFolder.make();
    const before = await folder.openStore();
    await createOrganisation(before.database, 'acme');
    await before.close();
    const after = await folder.openStore();
    expect(await listOrganisations(after.database)).toHaveLength(1);
  });

  test('reads bigint columns as BigInt and other integers as numbers', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    await sql`create table sums (small integer, large bigint)`.execute(database);
    await sql`insert into sums values (${7}, ${2n ** 60n})`.execute(database);
    const { rows } = await sql`select small, large, small as again from sums where small = ${7}`.execute(
      database,
    );
    expect(rows).toEqual([{ small: 7, large: 2n ** 60n, again: 7 }]);
  });

  test('a transaction that fails leaves nothing', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const broken = database.transaction().execute(async (transaction) => {
      await createOrganisation(transaction, 'acme');
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await listOrganisations(database)).toEqual([]);
  });

  test('transactions that run at once do not mix', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_unused, index) =>
        database.transaction().execute(async (transaction) => {
          await createOrganisation(transaction, `organisation ${index}`);
          if (index % 2 === 0) throw new Error('even');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await listOrganisations(database)).toHaveLength(10);
  });

  test('its version changes when another wrote, not when it wrote itself', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    const other = await folder.openStore();
    const before = await store.versionByOthers();
    await createOrganisation(store.database, 'mine');
    expect(await store.versionByOthers()).toBe(before);
    await createOrganisation(other.database, 'theirs');
    expect(await store.versionByOthers()).not.toBe(before);
  });
});

describe('a store that cannot serve answers service_unavailable', () => {
  test('when it is closed', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    await store.close();
    await expect(listOrganisations(store.database)).rejects.toMatchObject(unavailable);
    await expect(store.versionByOthers()).rejects.toMatchObject(unavailable);
  });

  test('when the disk is full, and it goes on once there is room', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    const tooMuch = sql`create table filler as select randomblob(1000000) as content`.execute(database);
    await expect(tooMuch).rejects.toMatchObject(unavailable);
    await sql`pragma max_page_count = 1000000`.execute(database);
    await createOrganisation(database, 'acme');
  });

  test('when the disk is full in the middle of a transaction, of which nothing stays', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    const broken = database.transaction().execute(async (transaction) => {
      await createOrganisation(transaction, 'acme');
      await sql`create table filler as select randomblob(1000000) as content`.execute(transaction);
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    expect(await listOrganisations(database)).toEqual([]);
  });

  test('when another process holds the lock for too long, and it goes on afterwards', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore({ busyTimeoutMs: 20 });
    const other = new DatabaseSync(folder.databasePath);
    other.exec('BEGIN IMMEDIATE');
    await expect(createOrganisation(database, 'acme')).rejects.toMatchObject(unavailable);
    other.exec('ROLLBACK');
    other.close();
    await createOrganisation(database, 'acme');
  });

  test('when the file is no database', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(folder.databasePath, 'this is a text and no database'.repeat(100));
    await expect(folder.openStore()).rejects.toMatchObject(unavailable);
  });

  test('when its folder cannot be made', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(`${folder.path}/file`, '');
    await expect(folder.openStore({ path: `${folder.path}/file/gateway.sqlite` })).rejects.toMatchObject(
      unavailable,
    );
  });

  test('when a statement takes too long, and the next one gets a new thread', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore({ busyTimeoutMs: 60_000, statementTimeoutMs: 1_500 });
    const other = new DatabaseSync(folder.databasePath);
    other.exec('BEGIN IMMEDIATE');
    await expect(createOrganisation(database, 'acme')).rejects.toMatchObject(unavailable);
    other.exec('ROLLBACK');
    other.close();
    await createOrganisation(database, 'another');
  });

  test('when too many wait for it', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore({ maxWaiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => listOrganisations(database)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(outcomes[4]).toMatchObject({ reason: unavailable });
  });
});

test('a faulty statement is our fault and no unavailable store', async () => {
  await using folder = await TemporaryFolder.make();
  const { database } = await folder.openStore();
  await expect(sql`select nothing from nowhere`.execute(database)).rejects.toBeInstanceOf(StatementError);
});
