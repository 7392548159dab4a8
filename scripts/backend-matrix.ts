import type { OperationRow } from '../contract/operation.ts';
import type { BackendKind } from '../catalogue/model.ts';

export type Way = 'plain' | 'streamed';

export interface Served {
  operationId: string;
  backend: string;
  way: Way;
}

/** Combinations that are not there, with the reason for callers to read. */
export interface Gap {
  operations: readonly string[];
  backends: readonly string[];
  /** Absent: both. */
  ways?: readonly Way[];
  reason: string;
}

export interface Cell extends Served {
  served: boolean;
  /** Of the gaps that cover it, the first one's place in their list. */
  gap: number | null;
}

/** The columns: every kind of backend, and servers that many run behind `openai`. */
export const BACKENDS: Readonly<Record<BackendKind | 'vllm' | 'speaches', string>> = {
  openai: '`openai`',
  vllm: 'vLLM (`openai`)',
  speaches: 'speaches (`openai`)',
  azure: '`azure`',
  anthropic: '`anthropic`',
  gemini: '`gemini`',
  bedrock: '`bedrock`',
  cohere: '`cohere`',
  jina: '`jina`',
  tei: '`tei`',
  infinity: '`infinity`',
  mistral: '`mistral`',
  embedded: '`embedded`',
  onnx: '`onnx`',
};

/** Every operation that takes a model × every backend × the ways that the contract has for its answer. */
export function cellsOf(
  operations: readonly OperationRow<string>[],
  observed: readonly Served[],
  gaps: readonly Gap[],
): Cell[] {
  const seen = new Set(observed.map(nameOf));
  return operations
    .filter(({ gateway }) => gateway.capability !== null)
    .flatMap((operation) =>
      Object.keys(BACKENDS).flatMap((backend) =>
        waysOf(operation).map((way) => {
          const { operationId } = operation;
          const cell = { operationId, backend, way };
          const gap = gaps.findIndex((one) => covers(one, cell));
          return { ...cell, served: seen.has(nameOf(cell)), gap: gap === -1 ? null : gap };
        }),
      ),
    );
}

/** Gaps that nothing explains, and explanations of what is no gap. */
export function cellFaults(cells: readonly Cell[], gaps: readonly Gap[]): string[] {
  const faults = cells.flatMap((cell) => {
    if (!cell.served && cell.gap === null)
      return [`${nameOf(cell)} was never seen: test it, or say why not in scripts/backend-gaps.json`];
    if (cell.served && cell.gap !== null)
      return [`${nameOf(cell)} was seen: take it from scripts/backend-gaps.json`];
    return [];
  });
  gaps.forEach((gap, index) => {
    if (!cells.some((cell) => cell.gap === index)) faults.push(`no cell needs the reason '${gap.reason}'`);
  });
  return faults;
}

/** The page that the documentation shows, before it is formatted. */
export function backendPage(cells: readonly Cell[], gaps: readonly Gap[]): string {
  const operationIds = [...new Set(cells.map(({ operationId }) => operationId))];
  const rows = operationIds.map((operationId) => {
    const texts = Object.keys(BACKENDS).map((backend) =>
      cellText(cells.filter((cell) => cell.operationId === operationId && cell.backend === backend)),
    );
    return `| \`${operationId}\` | ${texts.join(' | ')} |`;
  });
  const titles = ['operation', ...Object.values(BACKENDS)];
  return [
    '# Operations by backend',
    '',
    '<!-- Written by `npm run backends:table -- --write` from what the tests saw. Do not edit. -->',
    '',
    'Which operation each kind of backend answers, in one piece (plain) and as events (streamed). An entry stands here only when a test has called',
    'the operation through the whole gateway, over a server that answers as that kind does, and the answer kept the contract. Numbers tell why not.',
    '',
    `| ${titles.join(' | ')} |`,
    `| ${titles.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    ...gaps.map(({ reason }, index) => `${index + 1}. ${reason}`),
    '',
  ].join('\n');
}

function cellText(cells: readonly Cell[]): string {
  const texts = cells.map(({ served, way, gap }) => (served ? way : gap === null ? '?' : String(gap + 1)));
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

function covers({ operations, backends, ways }: Gap, { operationId, backend, way }: Served): boolean {
  return (
    operations.includes(operationId) &&
    backends.includes(backend) &&
    (ways === undefined || ways.includes(way))
  );
}

function nameOf({ operationId, backend, way }: Served): string {
  return `${operationId} over ${backend}, ${way},`;
}
