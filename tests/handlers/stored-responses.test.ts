import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { CHAT_ONLY_MODEL, modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { turn } from '../projects/response-scene.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});

afterAll(() => world.close());

/** Runs the work while the database refuses every new response. */
async function withoutStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  const { schema } = world.gateway.services.store.database;
  await schema.alterTable('responses').renameColumn('response', 'away').execute();
  try {
    return await work();
  } finally {
    await schema.alterTable('responses').renameColumn('away', 'response').execute();
  }
}

/** Sends requests without the recorder, because the stored values need not have the contract's form. */
function ask(method: 'GET' | 'DELETE', id: string, key = world.keys.full): Promise<TestAnswer> {
  const path = `/v1/responses/${encodeURIComponent(id)}`;
  return send(world.gateway.address, { method, path, headers: { authorization: `Bearer ${key}` } });
}

async function store(name: string): Promise<void> {
  const { keys, responses } = world.gateway.services;
  const principal = await keys.authenticate(world.keys.full);
  await responses.save(String(principal?.projectId), turn(name));
}

describe('a stored response', () => {
  test('is returned as it was generated, and is gone after its deletion', async () => {
    await store('one');
    const found = await ask('GET', 'resp_one');
    expect([found.status, jsonOf(found)]).toEqual([200, turn('one').response]);
    const deleted = await ask('DELETE', 'resp_one');
    expect([deleted.status, jsonOf(deleted)]).toEqual([
      200,
      { id: 'resp_one', object: 'response', deleted: true },
    ]);
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await ask(method, 'resp_one');
      expect([response.status, jsonOf(response)]).toMatchObject([
        404,
        { detail: { error_type: 'not_found', message: "response 'resp_one': not found" } },
      ]);
    }
  });

  test("can be neither read nor deleted with another project's key", async () => {
    await store('two');
    expect(await ask('GET', 'resp_two', world.keys.otherProject)).toMatchObject({ status: 404 });
    expect(await ask('DELETE', 'resp_two', world.keys.otherProject)).toMatchObject({ status: 404 });
    expect(await ask('GET', 'resp_two')).toMatchObject({ status: 200 });
  });

  test.each(['r'.repeat(129), 'a\0b', 'resp_é', '../files'])('is not found under %j', async (id) => {
    expect(await ask('GET', id)).toMatchObject({ status: 404 });
    expect(await ask('DELETE', id)).toMatchObject({ status: 404 });
  });
});

describe.each([
  ['a server of the format', modelFor('chat')],
  ['a translated server', CHAT_ONLY_MODEL],
])('a response of %s that cannot be stored was paid for, and reaches its client', (_name, model) => {
  const create = (fields: object): Promise<TestAnswer> =>
    withoutStorage(() =>
      send(
        world.gateway.address,
        post('/v1/responses', world.keys.full, { model, input: 'event: a question', ...fields }),
      ),
    );

  test('with store: false', async () => {
    const response = await create({});
    expect([response.status, jsonOf(response)]).toMatchObject([200, { store: false, status: 'completed' }]);
    const { id } = jsonOf(response) as { id: string };
    expect(await ask('GET', id)).toMatchObject({ status: 404 });
  });

  test('as a stream whose last event says store: false', async () => {
    const { status, text } = await create({ stream: true });
    const events = text.trimEnd().split('\n\n');
    const data: unknown = JSON.parse(events.at(-1)?.split('\ndata: ')[1] ?? '');
    expect(status).toBe(200);
    expect(data).toMatchObject({ type: 'response.completed', response: { store: false } });
    expect(data).toMatchObject({ sequence_number: events.length - 1 });
  });
});
