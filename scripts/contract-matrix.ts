import type { OperationRow } from '../contract/operation.ts';

export interface Answer {
  operationId: string;
  status: string;
  /** Empty for an answer without a body. */
  mediaType: string;
}

/** `undeclared`: seen or pending, but not of the contract. */
export type AnswerState = 'seen' | 'pending' | 'pending but seen' | 'gap' | 'undeclared';

export interface CoveredAnswer extends Answer {
  state: AnswerState;
}

/** Every answer of the contract with its state, in the contract's order, and after them those that the contract lacks. */
export function coverageOf(
  operations: readonly OperationRow<string>[],
  observed: readonly Answer[],
  pending: readonly Answer[],
): CoveredAnswer[] {
  const seen = new Set(observed.map(nameOf));
  const waiting = new Set(pending.map(nameOf));
  const declared = operations.flatMap(answersOf);
  const known = new Set(declared.map(nameOf));
  const undeclared = new Map([...observed, ...pending].map((answer) => [nameOf(answer), answer]));
  for (const name of known) undeclared.delete(name);
  return [
    ...declared.map((answer) => ({ ...answer, state: stateOf(nameOf(answer), seen, waiting) })),
    ...[...undeclared.values()].map((answer) => ({ ...answer, state: 'undeclared' as const })),
  ];
}

export function coverageFaults(
  coverage: readonly CoveredAnswer[],
  pending: readonly Answer[],
  ceiling: number,
): string[] {
  const texts: Readonly<Record<AnswerState, string | null>> = {
    seen: null,
    pending: null,
    'pending but seen': 'was seen: take it from tests/contract/pending.ts and lower its ceiling',
    gap: 'was never seen: no contract test produces it',
    undeclared: 'is not of the contract',
  };
  const faults = coverage.flatMap((answer) => {
    const text = texts[answer.state];
    return text === null ? [] : [`${nameOf(answer)} ${text}`];
  });
  if (pending.length > ceiling)
    faults.push(`the pending list has grown to ${pending.length}; it had ${ceiling} entries`);
  if (pending.length < ceiling) faults.push(`lower tests/contract/pending-ceiling.json to ${pending.length}`);
  return faults;
}

const MARKS: Readonly<Record<AnswerState, string>> = {
  seen: '+',
  pending: 'p',
  'pending but seen': '!',
  gap: '-',
  undeclared: '?',
};

/** One row per operation and one column per status; in each cell one mark per media type. */
export function coverageTable(coverage: readonly CoveredAnswer[]): string {
  const statuses = [...new Set(coverage.map(({ status }) => status))].sort();
  const operationIds = [...new Set(coverage.map(({ operationId }) => operationId))];
  const cell = (operationId: string, status: string): string =>
    coverage
      .filter((answer) => answer.operationId === operationId && answer.status === status)
      .map(({ state }) => MARKS[state])
      .join('');
  const rows = operationIds.map((operationId) => [
    operationId,
    ...statuses.map((status) => cell(operationId, status)),
  ]);
  const table = [['operation', ...statuses], ...rows];
  const widths =
    table[0]?.map((_unused, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const seen = coverage.filter(({ state }) => state === 'seen').length;
  const legend =
    '+ seen, p pending, - gap, ! pending but seen, ? not of the contract; one mark for each media type';
  return [...lines, '', legend, `${seen} of ${coverage.length} answers seen`].join('\n');
}

function answersOf({ operationId, responses }: OperationRow<string>): Answer[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const mediaTypes = Object.keys(content);
    return (mediaTypes.length === 0 ? [''] : mediaTypes).map((mediaType) => ({
      operationId,
      status,
      mediaType,
    }));
  });
}

function stateOf(name: string, seen: ReadonlySet<string>, waiting: ReadonlySet<string>): AnswerState {
  if (waiting.has(name)) return seen.has(name) ? 'pending but seen' : 'pending';
  return seen.has(name) ? 'seen' : 'gap';
}

function nameOf({ operationId, status, mediaType }: Answer): string {
  return `${operationId} ${status} ${mediaType}`.trim();
}
