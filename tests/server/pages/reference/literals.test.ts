import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  jsonLiteral,
  pythonLiteral,
  typescriptLiteral,
} from '../../../../server/pages/reference/literals.ts';

test('what is written as JSON and TypeScript is read as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(jsonLiteral(plain))).toEqual(plain);
      // A literal of this test's own.
      // oxlint-disable-next-line no-implied-eval
      const read = new Function(`return (${typescriptLiteral(plain)})`) as () => unknown;
      // `{ __proto__: … }` sets the prototype in a literal.
      if (!JSON.stringify(plain).includes('__proto__')) expect(read()).toEqual(plain);
    }),
  );
});

test('short values stand on one line, and Python has its own words', () => {
  expect(pythonLiteral({ stream: true, stop: null, n: [1, 2], text: 'a "b" \n c' })).toBe(
    `{
    "stream": True,
    "stop": None,
    "n": [1, 2],
    "text": "a \\"b\\" \\n c",
}`,
  );
});
