import { describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { DAY_MS, question, saying, sceneIn, turn } from './response-scene.ts';

describe('a chain of responses', () => {
  test('contains the inputs and outputs of all turns, oldest first', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const call = { id: 'fc_1', type: 'function_call', call_id: 'call_1', name: 'add', arguments: '{}' };
    const reasoning = { id: 'rs_1', type: 'reasoning', summary: [] };
    const result = { type: 'function_call_output', call_id: 'call_1', output: '3' };
    await responses.save(mine, turn(1, null, { output: [reasoning, call] }));
    await responses.save(mine, turn(2, 1, { inputItems: [result, question('and?')] }));
    await responses.save(mine, turn('aside', 1));
    await responses.save(mine, turn(3, 2));
    expect(await responses.chain(mine, 'resp_3')).toEqual([
      question('question 1'),
      reasoning,
      call,
      result,
      question('and?'),
      saying('answer 2', 'msg_2'),
      question('question 3'),
      saying('answer 3', 'msg_3'),
    ]);
    expect(await responses.chain(mine, 'resp_1')).toHaveLength(3);
  });

  test('has a known size before it is read, and can be refused by it', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const long = question('x'.repeat(10_000));
    await responses.save(mine, turn(1, null, { inputItems: [{ ...long, id: 'msg_long' }] }));
    await responses.save(mine, turn(2, 1));
    const full = (bytes: number): never => {
      throw failure('service_unavailable', { internal: String(bytes > 10_000) });
    };
    const refusal = { code: 'service_unavailable', message: 'true' };
    await expect(responses.chain(mine, 'resp_2', full)).rejects.toMatchObject(refusal);
    await expect(responses.items(mine, ['msg_long'], full)).rejects.toMatchObject(refusal);
  });

  test('is parsed while other requests use the database', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, store, mine } = await sceneIn(folder);
    // Parsing takes many turns of the event loop, so that a busy machine has time for a query within them.
    const inputItems = Array.from({ length: 100 }, (_, index) =>
      question('x'.repeat(200_000), `msg_${index}`),
    );
    await responses.save(mine, turn(1, null, { inputItems }));
    const ids = inputItems.map(({ id }) => String(id));
    for (const reading of [
      () => responses.chain(mine, 'resp_1'),
      () => responses.items(mine, ids),
      () => responses.inputItems(mine, 'resp_1'),
    ]) {
      const ended: string[] = [];
      const note = async (name: string, work: Promise<unknown>): Promise<void> => {
        await work;
        ended.push(name);
      };
      const query = () => store.database.selectFrom('projects').select('id').execute();
      await Promise.all([note('conversation', reading()), note('other', query().then(query))]);
      expect(ended).toEqual(['other', 'conversation']);
    }
  });

  test('a response can be continued as soon as it is saved, several times at once', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const conversation = async (name: number) => {
      for (let count = 0; count < 5; count += 1) {
        await responses.save(mine, turn(`${name}_${count}`, count === 0 ? null : `${name}_${count - 1}`));
        expect(await responses.chain(mine, `resp_${name}_${count}`)).toHaveLength(2 * (count + 1));
      }
      return responses.chain(mine, `resp_${name}_4`);
    };
    const chains = await Promise.all(Array.from({ length: 20 }, (_unused, name) => conversation(name)));
    chains.forEach((chain, name) => {
      expect(chain?.[0]).toEqual(question(`question ${name}_0`));
      expect(chain?.at(-1)).toEqual(saying(`answer ${name}_4`, `msg_${name}_4`));
    });
  });

  test('keeps the order of turns when the clock moves backwards', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine, clock } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    clock.nowMs -= DAY_MS;
    await responses.save(mine, turn(2, 1));
    expect((await responses.chain(mine, 'resp_2'))?.[0]).toEqual(question('question 1'));
  });

  test('is not found once one of its turns was deleted', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    await responses.save(mine, turn(2, 1));
    await responses.save(mine, turn(3, 2));
    await responses.delete(mine, 'resp_2');
    expect(await responses.chain(mine, 'resp_3')).toBeNull();
    expect(await responses.chain(mine, 'resp_2')).toBeNull();
    expect(await responses.chain(mine, 'resp_1')).toHaveLength(2);
    expect(JSON.parse(await responses.text(mine, 'resp_3'))).toMatchObject({
      previous_response_id: 'resp_2',
    });
  });

  test.each([
    ['turns', { maxTurns: 3 }],
    ['bytes', { maxBytes: 800 }],
  ])('with too many %s is refused with that name, one with fewer is not', async (_what, limits) => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder, limits);
    for (let count = 1; count <= 5; count += 1)
      await responses.save(mine, turn(count, count === 1 ? null : count - 1));
    expect(await responses.chain(mine, 'resp_3')).toHaveLength(6);
    const refusal = { code: 'invalid_parameter', param: 'previous_response_id' };
    await expect(responses.chain(mine, 'resp_5')).rejects.toMatchObject(refusal);
  });

  test('that refers to itself is refused', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1, 2));
    await responses.save(mine, turn(2, 1));
    await expect(responses.chain(mine, 'resp_2')).rejects.toMatchObject({ code: 'invalid_parameter' });
  });

  test('of the maximum length is read completely, with more items than one statement writes', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const inputItems = Array.from({ length: 1_234 }, (_unused, index) =>
      question(`${index}`, `msg_in_${index}`),
    );
    await responses.save(mine, turn(1, null, { inputItems }));
    const chain = await responses.chain(mine, 'resp_1');
    expect(chain).toEqual([...inputItems, saying('answer 1', 'msg_1')]);
    const ids = inputItems.map(({ id }) => String(id));
    expect([...(await responses.items(mine, ids)).keys()].sort()).toEqual(ids.sort());
  });
});

describe('items by reference', () => {
  test('are found if they are outputs or inputs with ids, and unknown ones are missing', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const inputItems = [question('with id', 'msg_in'), question('without')];
    await responses.save(mine, turn(1, null, { inputItems }));
    const found = await responses.items(mine, ['msg_1', 'msg_in', 'msg_1', 'msg_other']);
    expect(Object.fromEntries(found)).toEqual({
      msg_1: saying('answer 1', 'msg_1'),
      msg_in: question('with id', 'msg_in'),
    });
    expect(await responses.items(mine, [])).toEqual(new Map());
  });

  test('are deleted with their response, even if a later turn repeated them', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    const echo = saying('something else', 'msg_1');
    await responses.save(mine, turn(2, null, { inputItems: [echo] }));
    expect((await responses.items(mine, ['msg_1'])).get('msg_1')).toEqual(saying('answer 1', 'msg_1'));
    await responses.delete(mine, 'resp_1');
    expect(await responses.items(mine, ['msg_1'])).toEqual(new Map());
    expect((await responses.chain(mine, 'resp_2'))?.[0]).toEqual(echo);
  });

  test.each([{ type: 'item_reference', id: 'msg_1' }, { id: 'msg_1' }, { type: null, id: 'msg_1' }])(
    'are never references themselves: %j',
    async (reference) => {
      await using folder = await TemporaryFolder.make();
      const { responses, mine } = await sceneIn(folder);
      await responses.save(mine, turn(2, null, { inputItems: [reference] }));
      expect(await responses.items(mine, ['msg_1'])).toEqual(new Map());
    },
  );

  test('of a server that numbers its ids from one are the latest', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1, null, { output: [saying('first', 'msg_0')] }));
    await responses.save(mine, turn(2, null, { output: [saying('second', 'msg_0')] }));
    expect((await responses.items(mine, ['msg_0'])).get('msg_0')).toEqual(saying('second', 'msg_0'));
  });

  test('with an id that no database can store are kept in their turn, but cannot be referenced', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const inputItems = ['msg_\0', 'msg_\udfff', 'm'.repeat(513)].map((id) => question('odd', id));
    await responses.save(mine, turn(1, null, { inputItems }));
    expect((await responses.chain(mine, 'resp_1'))?.slice(0, 3)).toEqual(inputItems);
    const ids = inputItems.map(({ id }) => String(id));
    expect(await responses.items(mine, ids)).toEqual(new Map());
  });

  test.each([
    ['many', { maxItems: 2 }],
    ['large', { maxBytes: 400 }],
  ])('that together are too %s are refused with the parameter', async (_what, limits) => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder, limits);
    for (const name of [1, 2, 3]) await responses.save(mine, turn(name));
    expect(await responses.items(mine, ['msg_1', 'msg_2'])).toHaveProperty('size', 2);
    const refusal = { code: 'invalid_parameter', param: 'input' };
    await expect(responses.items(mine, ['msg_1', 'msg_2', 'msg_3'])).rejects.toMatchObject(refusal);
  });
});
