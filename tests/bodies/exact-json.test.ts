import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseBodyExactly, parseExactly } from '../../bodies/exact-json.ts';
import { parseJsonObject } from '../../bodies/json-body.ts';

const written = (value: unknown): string => JSON.stringify(value);

/** What a reviver makes of the same text. It is slow, but V8's own. */
function revived(text: string): unknown {
  const revive = (_key: string, value: unknown, context?: { source?: string }): unknown => {
    const source = context?.source ?? '';
    const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
    return isRounded && /^-?\d{16,309}$/.test(source) ? BigInt(source) : value;
  };
  return JSON.parse(text, revive) as unknown;
}

test.each([
  '{"id":2512292042121000001}',
  '[9007199254740993,-9007199254740993]',
  '{"a":{"b":[1,{"c":18446744073709551615}]}}',
  '{"a" : [ "x" ,\n 340282366920938463463374607431768211455 ] , "b":1}',
])('the digits of %s stay', (text) => {
  expect(written(parseExactly(text))).toBe(text.replaceAll(/\s/g, ''));
});

test('numbers that fit, fractions and exponents stay numbers', () => {
  const text =
    '{"a":9007199254740991,"b":1234567890123456.5,"c":1e300,"d":12345678901234567e2,"e":0.1234567890123456789}';
  expect(parseExactly(text)).toEqual(JSON.parse(text));
});

test('digits in texts and keys are no numbers', () => {
  const text = '{"1234567890123456789":"x, 1234567890123456789","\\"":":12345678901234567890"}';
  expect(parseExactly(text)).toEqual(JSON.parse(text));
});

test('the last of repeated names counts, as for JSON.parse', () => {
  expect(parseExactly('{"a":{"x":[9007199254740993]},"a":{"x":[5]}}')).toEqual({ a: { x: [5] } });
  expect(parseExactly('{"a":[9007199254740993],"a":"text"}')).toEqual({ a: 'text' });
  expect(parseExactly('{"a":9007199254740993,"a":9007199254740995}')).toEqual({ a: 9007199254740995n });
});

test('the name __proto__ is a name', () => {
  const value = parseExactly('{"__proto__":{"id":9007199254740993}}');
  expect(written(value)).toBe('{"__proto__":{"id":9007199254740993}}');
  expect(Object.prototype).not.toHaveProperty('id');
});

test('integers beyond the range of numbers are infinite, as for JSON.parse', () => {
  expect(parseExactly(`[${'1'.repeat(309)}]`)).toEqual([BigInt('1'.repeat(309))]);
  expect(parseExactly(`[${'1'.repeat(310)}]`)).toEqual([Infinity]);
});

test('the members of a body itself stay numbers', () => {
  expect(parseBodyExactly('{"seed":9007199254740993,"tools":[9007199254740993]}')).toEqual({
    seed: 9007199254740992,
    tools: [9007199254740993n],
  });
});

/** Texts with long integers, of which `names` says whether an object may repeat a name. */
function texts(names: 'different' | 'repeated'): fc.Arbitrary<string> {
  const any = fc.oneof(fc.constantFrom('a', 'b', '"', '\\a', '__proto__', 'toString', ':'), fc.string());
  // V8 takes the name `"` for the name `\` where it has just read an object with that one.
  const name = any.filter((one) => !one.endsWith('\\'));
  return fc
    .letrec<{ value: string }>((tie) => {
      const member = fc.tuple(name, tie('value'));
      const members =
        names === 'repeated'
          ? fc.array(member, { maxLength: 4 })
          : fc.uniqueArray(member, { maxLength: 4, selector: ([one]) => one });
      return {
        value: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          fc.bigInt({ min: -(10n ** 308n), max: 10n ** 308n }).map(String),
          fc.double({ noNaN: true, noDefaultInfinity: true }).map(written),
          fc.oneof(name, fc.constantFrom(', 1234567890123456789', '\\"')).map(written),
          fc.constantFrom('true', 'false', 'null'),
          fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(' , ')}]`),
          members.map((all) => `{${all.map(([one, value]) => `${written(one)}:\t${value}`).join(',')}}`),
        ),
      };
    })
    .value.map((text) => `[${text}]`);
}

test('any text is read as by a reviver', () => {
  // V8 gives a reviver the first of repeated numbers.
  const property = fc.property(texts('different'), (text) => {
    expect(written(parseExactly(text))).toBe(written(revived(text)));
  });
  fc.assert(property, { numRuns: 2_000 });
});

test('a text with repeated names has the values that JSON.parse has, but for their digits', () => {
  const property = fc.property(texts('repeated'), (text) => {
    expect(JSON.parse(written(parseExactly(text)))).toEqual(JSON.parse(text));
  });
  fc.assert(property, { numRuns: 2_000 });
});

test('a request body has the same integers, although only a body with a long number is searched for them', () => {
  const space = fc.stringMatching(/^[ \t\n\r]{0,20}$/);
  const property = fc.property(texts('different'), space, (text, blank) => {
    const body = `{"items":${text.replaceAll(/[[\],:]/g, `$&${blank}`)}}`;
    if (!isJson(body)) return;
    expect(written(parseJsonObject(Buffer.from(body)).value)).toBe(written(parseBodyExactly(body)));
  });
  fc.assert(property, { numRuns: 2_000 });
});

/** Blanks within a text may have become line breaks, which JSON does not have there. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
