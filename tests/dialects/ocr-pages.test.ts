import { describe, expect, test } from '@jest/globals';
import { parsePages } from '../../dialects/ocr/pages.ts';

describe('a selection of pages', () => {
  test.each([
    ['0', [0]],
    ['0,2-4', [0, 2, 3, 4]],
    [' 7 , 1 - 2 ', [7, 1, 2]],
    ['3-3', [3]],
    ['[0, 2, 3]', [0, 2, 3]],
    [' [5]', [5]],
  ])('is read from %j', (text, pages) => expect(parsePages(text, null)).toEqual(pages));

  test.each([
    ['', 'nothing'],
    [',', 'a comma alone'],
    ['1,', 'a comma at the end'],
    ['a', 'letters'],
    ['-1', 'a page below the first'],
    ['4-2', 'a range that runs back'],
    ['1-2-3', 'a range of three'],
    ['1.5', 'a fraction'],
    ['1e3', 'an exponent'],
    ['100000', 'a page beyond all documents'],
    ['[]', 'an empty list'],
    ['[1', 'a list that is cut off'],
    ['[-1]', 'a list with a page below the first'],
    ['[1.5]', 'a list with a fraction'],
    ['["1"]', 'a list of texts'],
    ['[[1]]', 'a list of lists'],
    ['{"0":1}', 'an object'],
  ])('is refused from %j (%s)', (text) => {
    expect(() => parsePages(text, null)).toThrow(/^Invalid parameter 'pages'/);
  });

  test('never takes more time or memory than its limit allows', () => {
    expect(() => parsePages(Array.from({ length: 10_000 }, () => '0-99999').join(','), null)).toThrow(
      /10000 pages/,
    );
    expect(() => parsePages('1,'.repeat(100_000), null)).toThrow(/too long/);
  });

  test('is limited to what the model reads', () => {
    expect(parsePages('0-9', 10)).toHaveLength(10);
    expect(() => parsePages('0-10', 10)).toThrow(/10 pages at most/);
  });
});
