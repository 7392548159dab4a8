import type { OperationRow } from '../../contract/operation.ts';

export interface ContractResponse {
  operationId: string;
  status: string;
  /** Empty for a response without a body. */
  mediaType: string;
}

/** `undeclared`: seen, but not in the contract. */
export type CoverageState = 'seen' | 'gap' | 'undeclared';

export interface CoveredResponse extends ContractResponse {
  state: CoverageState;
}

/** Returns every response of the contract with its state, in the order of the contract, and then undeclared responses. */
export function coverageOf(
  operations: readonly OperationRow<string>[],
  observed: readonly ContractResponse[],
): CoveredResponse[] {
  const seen = new Set(observed.map(nameOf));
  const declared = operations.flatMap(declaredResponses);
  const known = new Set(declared.map(nameOf));
  const undeclared = new Map(observed.map((response) => [nameOf(response), response]));
  for (const name of known) undeclared.delete(name);
  return [
    ...declared.map((response) => ({
      ...response,
      state: seen.has(nameOf(response)) ? ('seen' as const) : ('gap' as const),
    })),
    ...[...undeclared.values()].map((response) => ({ ...response, state: 'undeclared' as const })),
  ];
}

export function coverageErrors(coverage: readonly CoveredResponse[]): string[] {
  return coverage.flatMap((response) =>
    response.state === 'seen' ? [] : [`${nameOf(response)} ${PROBLEMS[response.state]}`],
  );
}

const PROBLEMS = { gap: 'has no contract test', undeclared: 'is not in the contract' } as const;

const MARKS: Readonly<Record<CoverageState, string>> = { seen: '+', gap: '-', undeclared: '?' };

/** Formats a table with a row per operation, a column per status, and a mark per media type. */
export function coverageTable(coverage: readonly CoveredResponse[]): string {
  const statuses = [...new Set(coverage.map(({ status }) => status))].sort();
  const operationIds = [...new Set(coverage.map(({ operationId }) => operationId))];
  const cell = (operationId: string, status: string): string =>
    coverage
      .filter((response) => response.operationId === operationId && response.status === status)
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
  const legend = '+ seen, - gap, ? not in the contract; one mark for each media type';
  return [...lines, '', legend, `${seen} of ${coverage.length} responses seen`].join('\n');
}

function declaredResponses({ operationId, responses }: OperationRow<string>): ContractResponse[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const mediaTypes = Object.keys(content);
    return (mediaTypes.length === 0 ? [''] : mediaTypes).map((mediaType) => ({
      operationId,
      status,
      mediaType,
    }));
  });
}

function nameOf({ operationId, status, mediaType }: ContractResponse): string {
  return `${operationId} ${status} ${mediaType}`.trim();
}
