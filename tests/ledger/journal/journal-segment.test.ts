import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ContextNumbers } from '../../../ledger/journal/journal-segment.ts';
import type { CallContext } from '../../../ledger/journal/journal-format.ts';

const name = fc.constantFrom('a', 'b');
const anyContext: fc.Arbitrary<CallContext> = fc
  .record({
    names: fc.record({ projectId: name, keyId: name, modelId: name, operationId: name, prices: name }),
    terms: fc.constantFrom(null, '', 'speed=fast'),
    deployment: fc.constantFrom(null, '', 'one/chat', 'two/chat'),
  })
  .map(({ names, terms, deployment }) => ({
    ...names,
    ...(terms === null ? {} : { priceTerms: terms }),
    ...(deployment === null ? {} : { deployment }),
  }));

/** All that a row takes of a context. */
const textOf = ({ priceTerms = '', deployment = '', ...names }: CallContext): string =>
  JSON.stringify([
    names.projectId,
    names.keyId,
    names.modelId,
    names.operationId,
    names.prices,
    priceTerms,
    deployment,
  ]);

test('every call gets the number of its own context, in whatever order calls of keys and projects come', () => {
  fc.assert(
    fc.property(fc.array(anyContext, { maxLength: 200 }), (contexts) => {
      const numbers = new ContextNumbers();
      const expected = new Map<string, number>();
      for (const context of contexts) {
        const known = expected.get(textOf(context)) ?? null;
        expect(numbers.find(context)).toBe(known);
        if (known !== null) continue;
        expected.set(textOf(context), numbers.size);
        numbers.add(context);
      }
      expect(numbers.size).toBe(expected.size);
    }),
  );
});
