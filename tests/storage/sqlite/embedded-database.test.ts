import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createOrganisation, listOrganisations } from '../../../projects/organisations.ts';
import { TemporaryFolder } from '../temporary-store.ts';

const unavailable = { name: 'GatewayError', code: 'service_unavailable' };

test('own commits do not change its version', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openEmbedded();
  const before = await store.changeVersion();
  await createOrganisation(store.database, 'mine');
  expect(await store.changeVersion()).toBe(before);
});

describe('an embedded database that cannot serve fails with service_unavailable', () => {
  test('when the disk is full, and it serves again once space is free', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openEmbedded();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    const tooMuch = sql`create table filler as select randomblob(1000000) as content`.execute(database);
    await expect(tooMuch).rejects.toMatchObject(unavailable);
    await sql`pragma max_page_count = 1000000`.execute(database);
    await createOrganisation(database, 'acme');
  });

  test('when the disk becomes full within a transaction, which is rolled back', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openEmbedded();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    const broken = database.transaction().execute(async (transaction) => {
      await createOrganisation(transaction, 'acme');
      await sql`create table filler as select randomblob(1000000) as content`.execute(transaction);
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    expect(await listOrganisations(database)).toEqual([]);
  });

  test('when another process holds the lock for too long, and it serves again afterwards', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openEmbedded({ busyTimeoutMs: 20 });
    const other = new DatabaseSync(folder.databasePath);
    other.exec('BEGIN IMMEDIATE');
    await expect(createOrganisation(database, 'acme')).rejects.toMatchObject(unavailable);
    other.exec('ROLLBACK');
    other.close();
    await createOrganisation(database, 'acme');
  });

  test('when the file is not a database', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(folder.databasePath, 'this is a text and no database'.repeat(100));
    await expect(folder.openEmbedded()).rejects.toMatchObject(unavailable);
  });

  test('when its folder cannot be created', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(`${folder.path}/file`, '');
    await expect(folder.openEmbedded({ path: `${folder.path}/file/gateway.sqlite` })).rejects.toMatchObject(
      unavailable,
    );
  });

  test('when a statement takes too long, and the next one gets a new thread', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openEmbedded({ busyTimeoutMs: 60_000, statementTimeoutMs: 1_500 });
    const other = new DatabaseSync(folder.databasePath);
    other.exec('BEGIN IMMEDIATE');
    await expect(createOrganisation(database, 'acme')).rejects.toMatchObject(unavailable);
    other.exec('ROLLBACK');
    other.close();
    await createOrganisation(database, 'another');
  });

  test('when too many wait for it', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openEmbedded({ maxWaiting: 2 });
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
