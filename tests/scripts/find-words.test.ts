import { describe, expect, test } from '@jest/globals';
import { findWords } from '../../scripts/words/find-words.ts';

const found = (text: string, path = 'a.ts') =>
  findWords(path, text).map(({ line, found: words }) => [line, words]);

describe('listed wording is found', () => {
  test('with the line that it begins in', () => {
    expect(found('one\n\n// written anew\n')).toEqual([[3, 'anew']]);
  });

  test('over the end of a line of a comment', () => {
    expect(found('/**\n * Sends the whole\n * answer.\n */')).toEqual([[2, 'whole answer']]);
    expect(found('# a second of\n# sound\n', 'a.yaml')).toEqual([[1, 'second of sound']]);
  });

  test.each([
    'a sign of life',
    'signs of life',
    'a whole stream',
    'the value at fault',
    '--help tells more',
    'half a head',
    'a response that keeps the contract',
  ])('in “%s”', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test('in any case, once for each place', () => {
    expect(found('Pictures and a picture')).toEqual([
      [1, 'Pictures'],
      [1, 'picture'],
    ]);
  });

  test('only outside of the files that need it', () => {
    expect(found('picture', 'packages/engines/images/prompt.ts')).toEqual([]);
    expect(found('picture', 'packages/engines/text/terms.ts')).toEqual([[1, 'picture']]);
  });
});

test('plain wording passes', () => {
  expect(found('The gateway retries the request when the server stops responding.')).toEqual([]);
});
