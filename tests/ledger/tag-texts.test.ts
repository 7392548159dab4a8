import { expect, test } from '@jest/globals';
import { readTags, TagTexts } from '../../ledger/tag-texts.ts';

const DAY = '2026-11-26';

function writtenFor(texts: TagTexts, value: string, project = 'p1', day = DAY): string {
  return readTags(texts.of(project, new Map([['user', value]]), day))['user'] ?? '';
}

test('tags are written in the order of the operator, and a call without any has none', () => {
  const texts = new TagTexts();
  const tags = new Map([
    ['team', 'a "quoted" one'],
    ['tool', 'codex'],
  ]);
  expect(texts.of('p1', tags, DAY)).toBe('{"team":"a \\"quoted\\" one","tool":"codex"}');
  expect(texts.of('p1', new Map(), DAY)).toBe('');
  expect(readTags('')).toEqual({});
});

test('beyond 1,000 values of a tag, a project has one value for further ones until the next day', () => {
  const texts = new TagTexts();
  for (let user = 0; user < 1_000; user += 1) expect(writtenFor(texts, `u${user}`)).toBe(`u${user}`);
  expect(writtenFor(texts, 'late')).toBe('other');
  expect(writtenFor(texts, 'u7')).toBe('u7');
  expect(writtenFor(texts, 'late', 'p2')).toBe('late');
  expect(writtenFor(texts, 'late', 'p1', '2026-11-27')).toBe('late');
});

test('all projects together have a bound, too', () => {
  const texts = new TagTexts();
  for (let project = 0; project < 100; project += 1)
    for (let user = 0; user < 1_000; user += 1) writtenFor(texts, `u${user}`, `p${project}`);
  expect(writtenFor(texts, 'one', 'another project')).toBe('other');
});
