import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { LEASE_MS, PostingScene, START } from './posting-scene.ts';

let folder: TemporaryFolder;
let store: Store;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterAll(() => folder[Symbol.asyncDispose]());

const later = (durationMs: number): string => new Date(Date.parse(START) + durationMs).toISOString();

describe('a recall', () => {
  /** A budget of 100 cents with two processes that hold 40 each, and one that wants 50. */
  async function withOthers() {
    const scene = await PostingScene.open(store, 100);
    const [mine, one, two] = [await scene.process(), await scene.process(), await scene.process()];
    await scene.want(one, { waiting: 40 });
    await scene.want(two, { waiting: 40 });
    await scene.post(one, { sliceRequests: [scene.sliceRequest({ waiting: 5 }, '2026-12')] });
    const ask = async (recalls = true) => (await scene.want(mine, { waiting: 50, recalls })).outcome;
    return { scene, mine, one, two, ask };
  }

  test('goes to all other processes that hold a slice of the month, and of no other month', async () => {
    const { scene, one, two, ask } = await withOthers();
    expect(await ask()).toBe('recalling');
    expect([await scene.recalledAt(one), await scene.recalledAt(two)]).toEqual([START, START]);
    expect(await scene.recalledAt(one, '2026-12')).toBeNull();
  });

  test('does not go to the process that wants more', async () => {
    const { scene, mine, ask } = await withOthers();
    await scene.want(mine, { waiting: 10 });
    expect(await ask()).toBe('recalling');
    expect(await scene.recalledAt(mine)).toBeNull();
  });

  test('is made only on request', async () => {
    const { scene, one, ask } = await withOthers();
    expect(await ask(false)).toBe('insufficient');
    expect(await scene.recalledAt(one)).toBeNull();
  });

  test('has one and a half seconds to complete', async () => {
    const { scene, one, ask } = await withOthers();
    await ask();
    scene.pass(1_499);
    expect([await ask(), await ask(false)]).toEqual(['recalling', 'recalling']);
    scene.pass(1);
    expect([await ask(), await ask(false)]).toEqual(['insufficient', 'insufficient']);
    expect(await scene.recalledAt(one)).toBe(START);
  });

  test('is repeated when it reached only some of the others', async () => {
    const { scene, one, two, ask } = await withOthers();
    await ask();
    await scene.want(one, { keep: 40, returns: true });
    expect(await scene.recalledAt(one)).toBeNull();
    scene.pass(1_000);
    expect(await ask()).toBe('recalling');
    expect([await scene.recalledAt(one), await scene.recalledAt(two)]).toEqual([later(1_000), START]);
  });

  test('is complete for the returned month alone', async () => {
    const { scene, one, ask } = await withOthers();
    await ask();
    await scene.post(one, { sliceRequests: [scene.sliceRequest({ keep: 40 })] });
    expect(await scene.recalledAt(one)).toBe(START);
    await scene.want(one, { keep: 30, returns: true });
    expect(await scene.recalledAt(one)).toBeNull();
    expect(await scene.slices()).toContainEqual(expect.objectContaining({ processId: one, held: 30 }));
  });

  test('does not wait for processes whose lease is over', async () => {
    const { scene, mine, ask } = await withOthers();
    scene.pass(LEASE_MS);
    await scene.post(mine, {});
    expect(await ask()).toBe('recalling');
    scene.pass(1);
    expect(await ask()).toBe('insufficient');
  });

  test('gives what was returned to the waiting process', async () => {
    const { scene, mine, one, ask } = await withOthers();
    await ask();
    await scene.want(one, { keep: 10, returns: true });
    expect(await scene.want(mine, { waiting: 50, recalls: true })).toEqual({ held: 50, outcome: 'granted' });
  });
});
