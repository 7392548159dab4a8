import type { Finding, Rule } from './finding.ts';

const PAIRS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** No schema has a lower bound above its upper bound, or a pattern that is no regular expression. */
export const rangesRule: Rule = (document) => [...emptyRanges(document, [])];

function* emptyRanges(node: unknown, path: (string | number)[]): Generator<Finding> {
  if (Array.isArray(node)) {
    for (const [index, one] of node.entries()) yield* emptyRanges(one, [...path, index]);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const values: Record<string, unknown> = { ...node };
  for (const [low, high] of PAIRS) {
    const [lower, upper] = [values[low], values[high]];
    if (typeof lower === 'number' && typeof upper === 'number' && lower > upper)
      yield { message: `${low} ${lower} is above ${high} ${upper}`, path: [...path, low] };
  }
  if (typeof values['pattern'] === 'string' && !isRegularExpression(values['pattern']))
    yield {
      message: `the pattern ${values['pattern']} is no regular expression`,
      path: [...path, 'pattern'],
    };
  for (const [key, value] of Object.entries(values)) {
    // Examples are values, not schemas.
    if (key !== 'example' && key !== 'examples') yield* emptyRanges(value, [...path, key]);
  }
}

function isRegularExpression(pattern: string): boolean {
  try {
    void new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
