import { describe, expect, test } from '@jest/globals';
import { ResponseStore } from '../../projects/response-store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { DAY_MS, question, saying, sceneIn, turn } from './response-scene.ts';

const notFound = { code: 'resource_not_found' };

describe('a stored response', () => {
  test('is returned as it was created, also after a restart', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, responses, mine } = await sceneIn(folder);
    const { response } = turn(1);
    await responses.save(mine, turn(1));
    expect(JSON.parse(await responses.text(mine, 'resp_1'))).toEqual(response);
    await store.close();
    const again = new ResponseStore((await folder.openStore()).database, { retentionMs: 100_000 * DAY_MS });
    expect(await again.text(mine, 'resp_1')).toBe(JSON.stringify(response));
    expect(await again.chain(mine, 'resp_1')).toHaveLength(2);
    expect(await again.items(mine, ['msg_1'])).toHaveProperty('size', 1);
  });

  test('is not found by another project through any operation', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine, theirs } = await sceneIn(folder);
    await responses.save(theirs, turn(1));
    await responses.save(mine, turn(2, 1));
    await expect(responses.text(mine, 'resp_1')).rejects.toMatchObject({
      ...notFound,
      publicMessage: "response 'resp_1': not found",
    });
    await expect(responses.delete(mine, 'resp_1')).rejects.toMatchObject(notFound);
    expect(await responses.chain(mine, 'resp_1')).toBeNull();
    expect(await responses.chain(mine, 'resp_2')).toBeNull();
    expect(await responses.items(mine, ['msg_1'])).toEqual(new Map());
    expect(JSON.parse(await responses.text(theirs, 'resp_1'))).toMatchObject({ id: 'resp_1' });
  });

  test('may have the same id as one of another project', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine, theirs } = await sceneIn(folder);
    await responses.save(mine, turn(1, null, { output: [saying('mine', 'msg_1')] }));
    await responses.save(theirs, turn(1, null, { output: [saying('theirs', 'msg_1')] }));
    expect((await responses.items(mine, ['msg_1'])).get('msg_1')).toEqual(saying('mine', 'msg_1'));
    await responses.delete(theirs, 'resp_1');
    expect(await responses.chain(mine, 'resp_1')).toHaveLength(2);
  });

  test('is deleted only once, permanently', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    await responses.delete(mine, 'resp_1');
    await expect(responses.delete(mine, 'resp_1')).rejects.toMatchObject(notFound);
    await expect(responses.text(mine, 'resp_1')).rejects.toMatchObject(notFound);
  });

  test('is stored completely or not at all', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    const again = turn(1, null, { output: [saying('another', 'msg_another')] });
    await expect(responses.save(mine, again)).rejects.toThrow();
    expect(await responses.items(mine, ['msg_another'])).toEqual(new Map());
    expect(JSON.parse(await responses.text(mine, 'resp_1'))).toEqual(turn(1).response);
  });

  test.each([
    ['is empty', ''],
    ['is too long', 'r'.repeat(129)],
    ['contains NUL', 'resp_\0'],
    ['contains a lone surrogate', 'resp_\ud800'],
  ])('is not found under an id that %s', async (_what, id) => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await expect(responses.text(mine, id)).rejects.toMatchObject(notFound);
    await expect(responses.delete(mine, id)).rejects.toMatchObject(notFound);
    expect(await responses.chain(mine, id)).toBeNull();
    expect(await responses.items(mine, [id])).toEqual(new Map());
    await expect(responses.save(mine, { ...turn(1), id })).rejects.toThrow();
  });

  test('keeps NUL, lone surrogates and keys with a meaning in JavaScript', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const odd = saying('a\0b \ud83d \udc00 \u2028 😀', 'msg_1');
    const input = JSON.parse('{"role":"user","content":"\\u0000","__proto__":{"a":1}}') as typeof odd;
    const stored = turn(1, null, { inputItems: [input], output: [odd] });
    await responses.save(mine, stored);
    expect(await responses.text(mine, 'resp_1')).toBe(JSON.stringify(stored.response));
    expect(JSON.stringify(await responses.chain(mine, 'resp_1'))).toBe(JSON.stringify([input, odd]));
  });

  test('with an input that is too large is refused before anything is forwarded', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder, { maxItems: 3, maxBytes: 1_000 });
    const refusal = { code: 'invalid_parameter', param: 'input' };
    const tooLarge = [question('x'.repeat(1_000))];
    const tooMany = Array.from({ length: 4 }, () => ({}));
    for (const inputItems of [tooLarge, tooMany]) {
      await expect(responses.checkInput(mine, inputItems)).rejects.toMatchObject(refusal);
      await expect(responses.save(mine, turn(1, null, { inputItems }))).rejects.toMatchObject(refusal);
    }
    await expect(responses.checkInput(mine, tooMany.slice(1))).resolves.toBeUndefined();
  });
});

describe('the input of a stored response', () => {
  test('is its own items in order, with those of its output left out', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    const inputItems = Array.from({ length: 230 }, (_unused, index) => question(`part ${index}`));
    await responses.save(mine, turn(1));
    await responses.save(mine, turn(2, 1, { inputItems }));
    await responses.save(mine, turn(3, 2, { inputItems: [], output: [] }));
    expect(await responses.inputItems(mine, 'resp_2')).toEqual(inputItems);
    expect(await responses.inputItems(mine, 'resp_3')).toEqual([]);
  });

  test('is read without the output, however large that is', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1, null, { output: [saying('x'.repeat(100_000), 'msg_1')] }));
    const read: number[] = [];
    expect(await responses.inputItems(mine, 'resp_1', (bytes) => read.push(bytes))).toHaveLength(1);
    expect(read).toEqual([JSON.stringify(question('question 1')).length]);
  });

  test('is found where the response is found, and only there', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine, theirs, clock } = await sceneIn(folder);
    await responses.save(theirs, turn(1));
    for (const id of ['resp_1', 'resp_\0', 'r'.repeat(129)])
      await expect(responses.inputItems(mine, id)).rejects.toMatchObject(notFound);
    clock.nowMs += 30 * DAY_MS;
    await expect(responses.inputItems(theirs, 'resp_1')).rejects.toMatchObject(notFound);
  });

  test('is not read when there is no memory for it', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    const full = new Error('no memory');
    const reading = responses.inputItems(mine, 'resp_1', (bytes) => {
      expect(bytes).toBeGreaterThan(50);
      throw full;
    });
    await expect(reading).rejects.toBe(full);
  });
});

describe('the retention', () => {
  test('ends a response to the millisecond, whether the sweep has run or not', async () => {
    await using folder = await TemporaryFolder.make();
    const { responses, mine, clock } = await sceneIn(folder);
    await responses.save(mine, turn(1));
    clock.nowMs += 30 * DAY_MS - 1;
    expect(JSON.parse(await responses.text(mine, 'resp_1'))).toMatchObject({ id: 'resp_1' });
    await responses.save(mine, turn(2, 1));
    clock.nowMs += 1;
    await expect(responses.text(mine, 'resp_1')).rejects.toMatchObject(notFound);
    await expect(responses.delete(mine, 'resp_1')).rejects.toMatchObject(notFound);
    expect(await responses.chain(mine, 'resp_1')).toBeNull();
    expect(await responses.chain(mine, 'resp_2')).toBeNull();
    expect([...(await responses.items(mine, ['msg_1', 'msg_2'])).keys()]).toEqual(['msg_2']);
  });

  test('a sweep deletes what has expired, of all projects, and nothing else', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, responses, mine, theirs, clock } = await sceneIn(folder);
    for (let count = 0; count < 130; count += 1) await responses.save(mine, turn(count));
    await responses.save(theirs, turn('theirs'));
    clock.nowMs += DAY_MS;
    await responses.save(mine, turn('young'));
    clock.nowMs += 29 * DAY_MS;
    expect(await responses.sweep()).toBe(131);
    expect(await responses.sweep()).toBe(0);
    const left = await store.database.selectFrom('response_items').select('item').execute();
    expect(left).toHaveLength(2);
    expect(await responses.chain(mine, 'resp_young')).toHaveLength(2);
  });
});
