import { recallAll } from '../../ledger/reports/recall.ts';
import { unitColumns, type UsageDimension } from '../../ledger/reports/usage-columns.ts';
import { reportUsage as report, type UsageLine as Line } from '../../ledger/reports/usage-report.ts';
import type { UsageLine } from '../../generated/admin/contract.ts';
import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { inUtc } from '../times.ts';

export const reportUsage = reading<'reportUsage'>(async ({ parameters, token }, { store }) => {
  // The contract has their types and defaults.
  const { by, project: reference, from, until, limit } = parameters as unknown as UsageParameters;
  const project = reference === undefined ? null : await reachedProject(store, token, reference);
  // The contract lists them.
  const dimensions = [...new Set(by.split(',') as UsageDimension[])];
  await recallAll(store, 'none');
  const lines = await report(store, {
    by: dimensions,
    projectId: project?.id ?? null,
    organisationId: token.organisationId,
    from: inUtc(from) ?? null,
    until: inUtc(until) ?? null,
    limit: limit + 1,
  });
  const data = lines.slice(0, limit).map(lineView);
  return { value: { by: dimensions, data, truncated: lines.length > limit } };
});

interface UsageParameters {
  by: string;
  project?: string;
  from?: string;
  until?: string;
  limit: number;
}

function lineView(line: Line): UsageLine {
  const ids = Object.entries(line.ids).map(([name, id]) => [`${name}_id`, id] as const);
  const used = unitColumns.filter((name) => line[name] > 0n);
  return {
    group: {
      ...line.group,
      ...Object.fromEntries(ids),
      ...(line.keyEnds === null ? {} : { key_characters: line.keyEnds }),
    },
    calls: String(line.calls),
    earlier_attempts: String(line.earlier_attempts),
    estimated_calls: String(line.estimated_calls),
    units: Object.fromEntries(used.map((name) => [name, String(line[name])])),
    cost_nano_eur: String(line.cost_nano_eur),
    reserved_nano_eur: String(line.reserved_nano_eur),
  };
}
