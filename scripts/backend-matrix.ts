import type { OperationRow } from '../contract/operation.ts';
import { backendKinds, isPreset, kindsWhere } from '../catalogue/backend-kinds.ts';
import type { Capability } from '../contract/capability.ts';

export type Way = 'plain' | 'streamed';

export interface Served {
  operationId: string;
  backend: string;
  way: Way;
}

export interface Cell extends Served {
  served: boolean;
  /** Whether the backend has the operation's capability. */
  expected: boolean;
}

interface Column {
  title: string;
  capabilities: readonly Capability[];
}

/** The columns: every kind of backend with code of its own, and popular servers behind `openai`. */
export const BACKENDS: Readonly<Record<string, Column>> = {
  ...Object.fromEntries(
    kindsWhere((_row, kind) => !isPreset(kind)).map((kind) => [
      kind,
      { ...backendKinds[kind], title: `\`${kind}\`` },
    ]),
  ),
  vllm: {
    title: 'vLLM (`openai`)',
    capabilities: ['chat', 'embedding', 'rerank', 'classification', 'decision', 'transcription'],
  },
  speaches: { title: 'speaches (`openai`)', capabilities: ['speech', 'transcription'] },
};

/** Every operation with a model × every backend × non-streaming and streaming responses. */
export function cellsOf(operations: readonly OperationRow<string>[], observed: readonly Served[]): Cell[] {
  const seen = new Set(observed.map(nameOf));
  return operations
    .filter(({ gateway }) => gateway.capability !== null)
    .flatMap((operation) =>
      Object.entries(BACKENDS).flatMap(([backend, { capabilities }]) =>
        waysOf(operation).map((way) => {
          const { operationId, gateway } = operation;
          const cell = { operationId, backend, way };
          const expected = capabilities.some((one) => one === gateway.capability);
          return { ...cell, served: seen.has(nameOf(cell)), expected };
        }),
      ),
    );
}

/** Returns errors: operations of a row without a test, and tests of what a row does not have. */
export function coverageErrors(cells: readonly Cell[]): string[] {
  return cells.flatMap((cell) => {
    if (cell.served === cell.expected) return [];
    return cell.served
      ? [`${nameOf(cell)} has a test. Add the capability to its row (catalogue/backend-kinds.ts)`]
      : [`${nameOf(cell)} has no test. Add one, or remove the capability from its row`];
  });
}

/** Renders the page of the documentation, before oxfmt formats it. */
export function backendPage(cells: readonly Cell[]): string {
  const operationIds = [...new Set(cells.map(({ operationId }) => operationId))];
  const rows = operationIds.map((operationId) => {
    const texts = Object.keys(BACKENDS).map((backend) =>
      cellText(cells.filter((cell) => cell.operationId === operationId && cell.backend === backend)),
    );
    return `| \`${operationId}\` | ${texts.join(' | ')} |`;
  });
  const titles = ['operation', ...Object.values(BACKENDS).map(({ title }) => title)];
  return [
    '# Operations by backend',
    '',
    '<!-- Written by `npm run backends:table -- --write` from the observations of the tests. Do not edit. -->',
    '',
    'The operations that each kind of backend supports, with non-streaming (plain) and streaming (streamed) responses. Each entry has a test that calls',
    'the operation through the gateway with a server of that kind, and checks the response against the contract. A kind does not have the operations',
    'of empty cells; [the kinds](configuration/backends.md#kind) say what to use instead.',
    '',
    `| ${titles.join(' | ')} |`,
    `| ${titles.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}

function cellText(cells: readonly Cell[]): string {
  const texts = cells.map(({ served, expected, way }) => (served ? way : expected ? '?' : ''));
  return [...new Set(texts)].join(', ');
}

function waysOf({ responses }: OperationRow<string>): Way[] {
  const mediaTypes = Object.keys(responses['200']?.content ?? {});
  const streamed = mediaTypes.filter((mediaType) => mediaType === 'text/event-stream');
  const ways: Way[] = [];
  if (streamed.length < mediaTypes.length) ways.push('plain');
  if (streamed.length > 0) ways.push('streamed');
  return ways;
}

function nameOf({ operationId, backend, way }: Served): string {
  return `${operationId} over ${backend}, ${way},`;
}
