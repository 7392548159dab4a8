import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestMedia } from '../test-bed/contract-document.ts';
import { exampleFields } from '../test-bed/requests.ts';

/**
 * The size of the bodies. With 4 MB, which `npm run measure:delays` sets, each of them used to block the process for 0.5 to 6 s. The
 * tests compare with a plain body of the same size, so that less is enough.
 */
export const hostileSize = { bytes: 2_000_000 };

/**
 * JSON text of a value that costs far more than its size suggests. A new attack is a new row. `many` repeats a value as often as
 * fits into the size, `most` nearly as often as a body may contain values.
 */
export const HOSTILE_VALUES: Readonly<Record<string, () => string>> = {
  'many empty texts': () => list('""', fitting(3)),
  'many empty objects': () => list('{}', fitting(3)),
  'many empty lists': () => list('[]', fitting(3)),
  'many numbers': () => list('1', fitting(2)),
  'many lists of numbers': () => list('[1]', fitting(4)),
  'many parts': () => list('{"type":"text","text":""}', fitting(27)),
  'many messages': () => list('{"role":"user","content":"x"}', fitting(31)),
  'many keys': () => object(fitting(12)),
  'many objects with a key of their own': () => shapes(fitting(14)),
  'many escaped quotes': () => `"${'\\"'.repeat(fitting(2))}"`,
  'many backslashes': () => `"${'\\\\'.repeat(fitting(2))}"`,
  'many escapes': () => `"${'\\u00e9'.repeat(fitting(6))}"`,
  'a long number': () => '1'.repeat(fitting(1)),
  'much space': () => `${' '.repeat(fitting(1))}1`,
  'most empty texts': () => list('""', 450_000),
  'most numbers': () => list('1', 450_000),
  'most empty objects': () => list('{}', 40_000),
  'most keys': () => object(19_000),
  'most messages': () => list('{"role":"user","content":"x"}', 20_000),
  'most parts': () => `[{"role":"user","content":${list('{"type":"text","text":"x"}', 9_000)}}]`,
};

const fitting = (bytesOfEach: number): number => Math.floor(hostileSize.bytes / bytesOfEach);
const list = (text: string, count: number): string => `[${Array<string>(count).fill(text).join()}]`;
const numbers = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index);
const object = (count: number): string =>
  `{${numbers(count)
    .map((number) => `"k${number}":1`)
    .join()}}`;
const shapes = (count: number): string =>
  `[${numbers(count)
    .map((number) => `{"k${number}":1}`)
    .join()}]`;

/** The text property, if it is not the first one that a model reads. */
const MOST_TEXT: Partial<Record<OperationId, string>> = {
  createRerank: 'documents',
  createDecision: 'questions',
};

export interface HostilePlace {
  operationId: OperationId;
  field: string;
}

/** The property with the most text of each operation with a JSON body, and an unknown property of one of them. */
export const HOSTILE_PLACES: readonly HostilePlace[] = [
  ...operations
    .filter(({ operationId }) => requestMedia(operationId)?.mediaType === 'application/json')
    .map(({ operationId, gateway }) => ({
      operationId,
      field: MOST_TEXT[operationId] ?? gateway.prompts[0] ?? '',
    })),
  { operationId: 'createChatCompletion', field: 'x_unknown' },
  { operationId: 'createEmbedding', field: 'x_unknown' },
];

/** The operation's example with the text as the value of one property. */
export function hostileBody({ operationId, field }: HostilePlace, valueText: string, model?: string): string {
  const fields: Record<string, unknown> = exampleFields(operationId);
  if (model !== undefined) fields['model'] = model;
  delete fields[field];
  return `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(field)}:${valueText}}`;
}
