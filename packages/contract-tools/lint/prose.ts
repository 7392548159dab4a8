import type { Finding, Rule } from './finding.ts';

const MEASURE = /\b(\d[\d,.]*) (MB|KB|minutes|values|levels)\b/g;

/** The ways to write each limit. The first must be in the introduction. */
function writtenLimits(limits: Record<string, number>): Map<string, string[]> {
  const { requestBodyBytes = 0, headerLineBytes = 0, headerBytes = 0 } = limits;
  const { stalledUploadMs = 0, modelOutputMs = 0, bodyValues = 0, bodyNesting = 0 } = limits;
  return new Map([
    ['requestBodyBytes', [`${requestBodyBytes / 1e6} MB`]],
    ['headerLineBytes', [`${headerLineBytes / 1024} KB`]],
    ['headerBytes', [`${headerBytes / 1024} KB`]],
    ['stalledUploadMs', [`${stalledUploadMs / 1e3} seconds`]],
    ['modelOutputMs', [`${modelOutputMs / 60_000} minutes`]],
    ['bodyNesting', [`${bodyNesting} levels`]],
    ['bodyValues', [`${bodyValues.toLocaleString('en')} values`]],
  ]);
}

/** The introduction states each limit, and no description has another number than `x-gateway-limits`. */
export const proseRule: Rule = (document) => {
  const limits = writtenLimits({ ...document['x-gateway-limits'] });
  const introduction = document.info.description ?? '';
  const missing = [...limits]
    .filter(([name]) => document['x-gateway-limits']?.[name] !== undefined)
    .filter(([, [written = '']]) => !introduction.includes(written))
    .map(([name, [written = '']]): Finding => ({
      message: `the introduction does not say "${written}", which is x-gateway-limits.${name}`,
      path: ['info', 'description'],
    }));
  return [...missing, ...otherNumbers(document, new Set([...limits.values()].flat()), [])];
};

function* otherNumbers(node: unknown, known: Set<string>, path: (string | number)[]): Generator<Finding> {
  if (Array.isArray(node)) {
    for (const [index, one] of node.entries()) yield* otherNumbers(one, known, [...path, index]);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    const place = [...path, key];
    if (key !== 'description' || typeof value !== 'string') yield* otherNumbers(value, known, place);
    else
      for (const [written] of value.matchAll(MEASURE))
        if (!known.has(written))
          yield { message: `"${written}" is not a limit of x-gateway-limits`, path: place };
  }
}
