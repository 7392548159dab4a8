import { describe, expect, test } from '@jest/globals';
import { FairQueue } from '../../scheduling/fair-queue.ts';

function takeAll(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
}

describe('a fair queue', () => {
  test('shares by amount of work, for any order and number of items', () => {
    const queue = new FairQueue<string>({ most: 100, mostPerOwner: 50 });
    for (let n = 1; n <= 4; n += 1) queue.add('huge', 1_000, `huge ${n}`);
    for (let n = 1; n <= 3; n += 1) queue.add('small', 10, `small ${n}`);
    expect(takeAll(queue)).toEqual(['huge 1', 'small 1', 'small 2', 'small 3', 'huge 2', 'huge 3', 'huge 4']);
  });

  test('keeps the order of one owner', () => {
    const queue = new FairQueue<string>({ most: 9, mostPerOwner: 9 });
    for (const item of ['a', 'b', 'c']) queue.add('one', 5, item);
    expect(takeAll(queue)).toEqual(['a', 'b', 'c']);
  });

  test('grants no credit for time without work', () => {
    const queue = new FairQueue<string>({ most: 9, mostPerOwner: 9 });
    queue.add('busy', 100, 'busy 1');
    queue.add('busy', 100, 'busy 2');
    expect(queue.take()).toBe('busy 1');
    expect(queue.take()).toBe('busy 2');
    queue.add('busy', 100, 'busy 3');
    queue.add('late', 100, 'late 1');
    queue.add('late', 100, 'late 2');
    expect(takeAll(queue)).toEqual(['late 1', 'busy 3', 'late 2']);
  });

  test('is bounded, and so is each owner’s part', () => {
    const queue = new FairQueue<string>({ most: 3, mostPerOwner: 2 });
    expect(queue.add('one', 1, 'a')).toBeNull();
    expect(queue.add('one', 1, 'b')).toBeNull();
    expect(queue.add('one', 1, 'c')).toBe('c');
    expect(queue.add('two', 1, 'd')).toBeNull();
    expect(queue.add('two', 1, 'e')).toBe('e');
    queue.drop('a');
    expect(queue.add('two', 1, 'e')).toBeNull();
    expect(queue.length).toBe(3);
  });

  test('that is full gives a place of the owner with the most to one with fewer', () => {
    const queue = new FairQueue<string>({ most: 3 });
    for (const item of ['a', 'b', 'c']) queue.add('one', 1, item);
    expect(queue.add('two', 1, 'd')).toBe('c');
    expect(queue.add('two', 1, 'e')).toBe('e');
    expect(queue.add('three', 1, 'f')).toBe('b');
    expect(queue.add('four', 1, 'g')).toBe('g');
    expect(takeAll(queue)).toEqual(['a', 'd', 'f']);
  });

  test('does not charge an owner for items that were cancelled', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b', 'c']) queue.add('one', 10, item);
    queue.add('two', 10, 'd');
    queue.drop('a');
    queue.drop('b');
    expect(takeAll(queue)).toEqual(['c', 'd']);
  });

  test('skips items that may not start yet', () => {
    const queue = new FairQueue<string>({ most: 9, mostPerOwner: 9 });
    queue.add('one', 1, 'a');
    queue.add('two', 5, 'b');
    expect(queue.take((item) => item !== 'a')).toBe('b');
    expect(takeAll(queue)).toEqual(['a']);
  });
});
