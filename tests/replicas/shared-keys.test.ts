import { describe, expect, jest, test } from '@jest/globals';
import { listProjects } from '../../projects/projects.ts';
import { createKey } from '../../projects/keys.ts';
import { openDatabase, type Store } from '../../storage/open-database.ts';
import { createdKeyIn, runElsewhere } from '../cli/run-cli.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { Replicas } from './replicas.ts';

// Several processes start in each.
jest.setTimeout(60_000);

const KEY_OF_ONE = ['key', 'create', '--name', 'mine', '--json'];

async function withStore<Result>(
  replicas: Replicas,
  work: (database: Store['database']) => Promise<Result>,
): Promise<Result> {
  const store = await openDatabase({ url: replicas.databaseUrl.href });
  try {
    return await work(store.database);
  } finally {
    await store.close();
  }
}

describe('gateways on one PostgreSQL', () => {
  test('create one project and one key together when they start at once on an empty database', async () => {
    await using replicas = await Replicas.prepare();
    const gateways = await replicas.start(3);
    expect(gateways.filter(({ hasKey }) => hasKey)).toHaveLength(1);
    expect(await replicas.statuses(replicas.key)).toEqual([200, 200, 200]);
    const counts = await withStore(replicas, async (database) => [
      (await listProjects(database)).length,
      (await database.selectFrom('keys').select('id').execute()).length,
    ]);
    expect(counts).toEqual([1, 1]);
  });

  test('accept a key from the command line at once, and refuse it once it is revoked', async () => {
    await using replicas = await Replicas.prepare();
    await replicas.start(2);
    const { key, id } = createdKeyIn(await runElsewhere(replicas.dataDirectory, KEY_OF_ONE));
    expect(await replicas.statuses(key)).toEqual([200, 200]);
    expect(await runElsewhere(replicas.dataDirectory, ['key', 'revoke', id])).toMatchObject({ exitCode: 0 });
    await eventually('the revoked key is refused by both', async () =>
      (await replicas.statuses(key)).every((status) => status === 401),
    );
    expect(await replicas.statuses(replicas.key)).toEqual([200, 200]);
  });

  test('all refuse a key once it has expired', async () => {
    await using replicas = await Replicas.prepare();
    await replicas.start(2);
    const { plainKey } = await withStore(replicas, async (database) => {
      const [project] = await listProjects(database);
      const expiresAt = new Date(Date.now() + 5_000);
      return createKey(database, { projectId: project?.id ?? '', name: 'brief', models: null, expiresAt });
    });
    expect(await replicas.statuses(plainKey)).toEqual([200, 200]);
    await eventually('the expired key is refused by both', async () =>
      (await replicas.statuses(plainKey)).every((status) => status === 401),
    );
  });
});

describe('gateways whose database stops', () => {
  test('respond with service_unavailable, are not ready, and recover with it', async () => {
    await using replicas = await Replicas.prepare();
    await replicas.start(2);
    const { key } = replicas;
    expect(await replicas.statuses(key)).toEqual([200, 200]);
    replicas.proxy.cut();
    for (const { status, text } of await replicas.readiness())
      expect({ status, text }).toEqual({ status: 503, text: 'the database cannot be reached\n' });
    await eventually('neither trusts what it knew', async () =>
      (await replicas.statuses(key)).every((status) => status === 503),
    );
    for (const response of await replicas.ask(key)) {
      expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
      expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    replicas.proxy.restore();
    await eventually('both serve again', async () =>
      (await replicas.statuses(key)).every((status) => status === 200),
    );
    expect((await replicas.readiness()).map(({ status }) => status)).toEqual([200, 200]);
    expect(replicas.gateways.map(({ errors }) => errors)).toEqual(['', '']);
  });
});
