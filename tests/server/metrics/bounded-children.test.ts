import { expect, test } from '@jest/globals';
import { BoundedChildren } from '../../../server/metrics/bounded-children.ts';

const childrenByLabels = (): BoundedChildren<string> => new BoundedChildren((...labels) => labels.join(' '));

test('the same labels have one child', () => {
  const children = new BoundedChildren((...labels) => ({ labels }));
  expect(children.of('a', 'b')).toBe(children.of('a', 'b'));
  expect(children.of('a', 'b')).not.toBe(children.of('b', 'a'));
  expect(children.all).toEqual([{ labels: ['a', 'b'] }, { labels: ['b', 'a'] }]);
});

test('labels may be empty, and one may begin with another', () => {
  const children = childrenByLabels();
  expect([children.of('', 'a'), children.of('a', ''), children.of('a', 'a')]).toEqual([' a', 'a ', 'a a']);
});

test('from 10,000 children on, further labels share one', () => {
  const children = childrenByLabels();
  for (let index = 0; index < 10_050; index += 1) children.of('model', String(index));
  expect(children.of('model', '9999')).toBe('model 9999');
  expect(children.of('model', '10049')).toBe('other other');
  expect(children.all).toHaveLength(10_001);
});
