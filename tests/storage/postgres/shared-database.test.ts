import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createOrganisation, listOrganisations } from '../../../projects/organisations.ts';
import { openDatabase, type SharedDatabase, type Store } from '../../../storage/open-database.ts';
import { StatementError } from '../../../storage/store-error.ts';
import { TcpProxy } from '../../support/tcp-proxy.ts';
import { TemporaryFolder } from '../temporary-store.ts';

const unavailable = { name: 'GatewayError', code: 'service_unavailable' };

let folder: TemporaryFolder;
let url: URL;
let proxy: TcpProxy;
let store: Store;

beforeEach(async () => {
  folder = await TemporaryFolder.make();
  const location = await folder.database();
  if (!('url' in location)) throw new Error('these tests are of the shared database');
  url = new URL(location.url);
  proxy = await TcpProxy.before(url);
  store = await open();
});

afterEach(async () => {
  await store.close();
  await proxy.close();
  await folder[Symbol.asyncDispose]();
});

/** A database behind the proxy. */
function open(options: Partial<SharedDatabase> = {}): Promise<Store> {
  return openDatabase({ url: proxy.on(url).href, ...options });
}

/** Replaces the store of the other tests. */
async function reopen(options: Partial<SharedDatabase>): Promise<Store['database']> {
  await store.close();
  store = await open(options);
  return store.database;
}

test('connections that are opened after a rotation use the new secret', async () => {
  let user = url.username;
  const currentUrl = (): string => {
    const current = new URL(proxy.on(url));
    current.username = user;
    return current.href;
  };
  const database = await reopen({ currentUrl });
  const role = `rotated_${process.pid}`;
  await sql`create role ${sql.id(role)} superuser login`.execute(database);
  try {
    user = role;
    proxy.cut();
    proxy.restore();
    await listOrganisations(database).catch(() => undefined);
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database);
    expect(rows).toEqual([{ name: role }]);
  } finally {
    user = url.username;
    proxy.cut();
    proxy.restore();
    await listOrganisations(database).catch(() => undefined);
    await sql`drop role ${sql.id(role)}`.execute(database);
  }
});

describe('a shared database that cannot serve fails with service_unavailable', () => {
  test('when it stops between two statements, and serves again when it is back', async () => {
    await Promise.all([1, 2, 3].map(() => listOrganisations(store.database)));
    proxy.cut();
    await expect(listOrganisations(store.database)).rejects.toMatchObject(unavailable);
    await expect(store.changeVersion()).rejects.toMatchObject(unavailable);
    proxy.restore();
    await createOrganisation(store.database, 'acme');
    expect(await store.changeVersion()).not.toBe('');
  });

  test('when it stops within a transaction, which is rolled back', async () => {
    const broken = store.database.transaction().execute(async (transaction) => {
      await createOrganisation(transaction, 'acme');
      proxy.cut();
      await createOrganisation(transaction, 'another');
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    proxy.restore();
    expect(await listOrganisations(store.database)).toEqual([]);
  });

  test('when an operator ends its connections', async () => {
    const broken = store.database.transaction().execute(async (transaction) => {
      await createOrganisation(transaction, 'acme');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.database);
      await createOrganisation(transaction, 'another');
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    expect(await listOrganisations(store.database)).toEqual([]);
  });

  test('when it stops responding, and a new connection works', async () => {
    const database = await reopen({ statementTimeoutMs: 100, maxWaitMs: 500 });
    await listOrganisations(database);
    proxy.holdStill();
    await expect(listOrganisations(database)).rejects.toMatchObject(unavailable);
    await expect(listOrganisations(database)).rejects.toMatchObject(unavailable);
    proxy.restore();
    await createOrganisation(database, 'acme');
  });

  test('when a statement takes too long, and its connection stays usable', async () => {
    const database = await reopen({ statementTimeoutMs: 100, connections: 1 });
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const { rows: before } = await pid.execute(database);
    await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toMatchObject(unavailable);
    expect((await pid.execute(database)).rows).toEqual(before);
  });

  test('when another process holds a lock for too long, and it serves again afterwards', async () => {
    const database = await reopen({ lockTimeoutMs: 50 });
    const { id } = await createOrganisation(database, 'acme');
    const rename = database.updateTable('organisations').set({ name: 'new' }).where('id', '=', id);
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('organisations').selectAll().forUpdate().execute();
      await expect(rename.execute()).rejects.toMatchObject(unavailable);
    });
    await rename.execute();
  });

  test('when too many wait for a connection, and when one waits for too long', async () => {
    const database = await reopen({ connections: 1, maxWaiting: 1, maxWaitMs: 100 });
    await database.transaction().execute(async () => {
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => listOrganisations(database)));
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
    });
    await listOrganisations(database);
  });

  test('when two transactions deadlock, for one of them', async () => {
    const ids = [
      (await createOrganisation(store.database, 'one')).id,
      (await createOrganisation(store.database, 'other')).id,
    ];
    let ready = 0;
    const { promise: bothReady, resolve } = Promise.withResolvers<void>();
    const crossing = (order: string[]) =>
      store.database.transaction().execute(async (transaction) => {
        const lock = (id: string | undefined) =>
          transaction
            .selectFrom('organisations')
            .select('id')
            .where('id', '=', id ?? '')
            .forUpdate()
            .execute();
        await lock(order[0]);
        if ((ready += 1) === 2) resolve();
        await bothReady;
        await lock(order[1]);
      });
    const outcomes = await Promise.allSettled([crossing(ids), crossing(ids.toReversed())]);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([{ status: 'rejected', reason: expect.objectContaining(unavailable) }]);
  });

  test('when the database does not exist, without the password', async () => {
    const nowhere = new URL(url);
    nowhere.pathname = '/nowhere';
    nowhere.password = 'correct-horse';
    const closed = await TcpProxy.before(url);
    const gone = closed.on(nowhere);
    await closed.close();
    for (const address of [nowhere, gone]) {
      const error: unknown = await openDatabase({ url: address.href }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject(unavailable);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('horse');
    }
  });
});

test('a transaction that continued after a failed statement is not considered successful', async () => {
  const swallowed = store.database.transaction().execute(async (transaction) => {
    await createOrganisation(transaction, 'acme');
    await sql`select nothing from nowhere`.execute(transaction).catch(() => undefined);
  });
  await expect(swallowed).rejects.toMatchObject(unavailable);
  expect(await listOrganisations(store.database)).toEqual([]);
});

test('the error of an invalid statement does not contain its parameters', async () => {
  const error: unknown = await sql`select ${'a caller wrote this'}::integer`
    .execute(store.database)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StatementError);
  expect(String(error)).not.toContain('caller');
});

test('sessions keep no state, since a transaction pooler gives them to other clients', async () => {
  const database = await reopen({ connections: 1 });
  const settings = sql`select name, setting from pg_settings where source = 'session' order by name`;
  const { rows: before } = await settings.execute(database);
  await store.withLock('a name', (transaction) => createOrganisation(transaction, 'acme'));
  await listOrganisations(database);
  await sql`select nothing from nowhere`.execute(database).catch(() => undefined);
  const { rows: after } = await settings.execute(database);
  expect(after).toEqual(before);
  const left = await sql`
    select 'lock' as what from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())
    union all select 'statement' from pg_prepared_statements
    union all select 'channel' from pg_listening_channels()`.execute(database);
  expect(left.rows).toEqual([]);
});
