import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createOrganisation, listOrganisations } from '../../projects/organisations.ts';
import { StatementError } from '../../storage/store-error.ts';
import { TemporaryFolder } from './temporary-store.ts';

const unavailable = { name: 'GatewayError', code: 'service_unavailable' };

describe('the database', () => {
  test('two processes that open an empty one at once both find the schema', async () => {
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

  test('adds the missing rows of a batch, with all digits, and returns which ones existed', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    await sql`create table sums (id text primary key, note text, small integer, large bigint)`.execute(
      store.database,
    );
    const table = {
      name: 'sums',
      key: 'id',
      columns: { id: 'text', note: 'text', small: 'integer', large: 'bigint' },
    } as const;
    const row = (id: string, large: bigint) => ({
      id,
      note: id === 'b' ? null : `"${id}" '`,
      small: 1,
      large,
    });
    const add = (...rows: ReturnType<typeof row>[]) =>
      store.database.transaction().execute((transaction) => store.insertMissing(transaction, table, rows));
    expect(await add(row('a', 2n ** 60n + 1n), row('b', -1n))).toEqual(new Set());
    expect(await add(row('c', 3n), row('b', 4n), row('1', 1n), row('a', 6n))).toEqual(new Set([1, 3]));
    const { rows } = await sql`select id, note, small, large from sums order by id`.execute(store.database);
    expect(rows).toEqual([row('1', 1n), row('a', 2n ** 60n + 1n), row('b', -1n), row('c', 3n)]);
  });

  test('rows that share values with the row before keep their own', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    await sql`create table pairs (id text primary key, note text, large bigint)`.execute(store.database);
    const columns = { id: 'text', note: 'text', large: 'bigint' } as const;
    const rows = [
      { id: '1', note: null, large: 0n },
      { id: '2', note: null, large: 0n },
      { id: '3', note: 'a', large: 5n },
      { id: '4', note: 'a', large: BigInt('5') },
      { id: '5', note: null, large: 0n },
      { id: '6', note: '6', large: 6n },
    ];
    const add = (...some: typeof rows) =>
      store.database
        .transaction()
        .execute((transaction) =>
          store.insertMissing(transaction, { name: 'pairs', key: 'id', columns }, some),
        );
    expect(await add(...rows)).toEqual(new Set());
    const found = await sql`select id, note, large from pairs order by id`.execute(store.database);
    expect(found.rows).toEqual(rows);
  });

  test('a transaction that fails changes nothing', async () => {
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

  test('its version changes when another process has written', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    const other = await folder.openStore();
    const before = await store.changeVersion();
    expect(await store.changeVersion()).toBe(before);
    await createOrganisation(other.database, 'theirs');
    expect(await store.changeVersion()).not.toBe(before);
  });

  test('orders and compares text by its bytes', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const names = ['a', 'B', 'a-c', 'ab', 'é', 'Z', '\u{10000}', '\uffee'];
    for (const name of names) await createOrganisation(database, name);
    const ordered = database.selectFrom('organisations').select('name').orderBy('name');
    const bytewise = names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect((await ordered.execute()).map(({ name }) => name)).toEqual(bytewise);
    const after = await ordered.where('name', '>', 'a').execute();
    expect(after.map(({ name }) => name)).toEqual(bytewise.slice(bytewise.indexOf('a') + 1));
  });

  test('its time is ISO 8601 text in UTC', async () => {
    await using folder = await TemporaryFolder.make();
    const { database, clock } = await folder.openStore();
    const { rows } = await sql<{ now: string }>`select ${clock} as now`.execute(database);
    expect(new Date(rows[0]?.now ?? '').toISOString()).toBe(rows[0]?.now);
  });

  test('exclusive tasks run one after the other, and one that fails does not affect the others', async () => {
    await using folder = await TemporaryFolder.make();
    const stores = await Promise.all([folder.openStore(), folder.openStore()]);
    let inside = 0;
    const work = stores.flatMap((store) =>
      Array.from({ length: 5 }, (_unused, index) =>
        store.withLock('a name', async (transaction) => {
          inside += 1;
          expect(inside).toBe(1);
          await listOrganisations(transaction);
          inside -= 1;
          if (index === 0) throw new Error('no');
        }),
      ),
    );
    const outcomes = await Promise.allSettled(work);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  test('that is closed fails with service_unavailable', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    await store.close();
    await expect(listOrganisations(store.database)).rejects.toMatchObject(unavailable);
    await expect(store.changeVersion()).rejects.toMatchObject(unavailable);
  });

  test('reports an invalid statement as an internal error, not as an unavailable store', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    await expect(sql`select nothing from nowhere`.execute(database)).rejects.toBeInstanceOf(StatementError);
    const twice = { id: '1', name: 'acme', created_at: '' };
    await database.insertInto('organisations').values(twice).execute();
    const again = database.insertInto('organisations').values(twice).execute();
    await expect(again).rejects.toBeInstanceOf(StatementError);
  });
});
