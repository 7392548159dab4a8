import type { UsageLine, UsageReport } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { compared, costOf, type ComparedLine } from './comparison.ts';
import { monthBefore, monthOf, type Month } from './month.ts';

export interface Usage {
  month: Month;
  before: Month;
  by: readonly string[];
  lines: readonly ComparedLine[];
  isTruncated: boolean;
  days: readonly UsageLine[];
  daysBefore: readonly UsageLine[];
  failedAttemptsNanoEur: bigint;
}

export interface UsageQuery {
  month: string;
  by: string;
  project: string;
}

/** Attempts that did not fail; all others have their error as the outcome. */
const NOT_FAILED = new Set(['completed', 'cancelled', 'under way']);

/** Loads a month and the one before, in the groups of the reader, by day, and what failed attempts cost. */
export async function loadUsage(
  { month: name, by, project }: UsageQuery,
  signal: AbortSignal,
): Promise<Usage> {
  const month = monthOf(name);
  const before = monthOf(monthBefore(name));
  const only = project.trim() === '' ? {} : { project: project.trim() };
  const report = (grouping: string, { from, until }: Month): Promise<UsageReport> =>
    management.reportUsage({ by: grouping, from, until, ...only }, { signal });
  const [groups, groupsBefore, days, daysBefore, attempts] = await Promise.all([
    report(by, month),
    // Days of another month are no groups of this one.
    by.split(',').includes('day') ? null : report(by, before),
    report('day', month),
    report('day', before),
    report('attempt_outcome', month),
  ]);
  const failed = attempts.data.filter(({ group }) => !NOT_FAILED.has(group['attempt_outcome'] ?? ''));
  return {
    month,
    before,
    by: groups.by,
    lines: compared(groups.data, groupsBefore?.data ?? []),
    isTruncated: groups.truncated || groupsBefore?.truncated === true,
    days: days.data,
    daysBefore: daysBefore.data,
    failedAttemptsNanoEur: costOf(failed),
  };
}
