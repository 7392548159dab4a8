import type { Budget } from '../../generated/admin/contract.ts';
import type { BudgetReport } from '../../ledger/reports/budgets.ts';
import type { Project } from '../../projects/projects.ts';
import { versionOf } from '../versions.ts';

export function budgetView(project: Project, report: BudgetReport): Budget {
  const { status } = report;
  return {
    project: `${project.organisation_name}/${project.name}`,
    project_id: project.id,
    period: report.period,
    limit_eur_cents: status?.limit_eur_cents ?? null,
    consumed_eur_cents: status?.consumed_eur_cents ?? null,
    remaining_eur_cents: status?.remaining_eur_cents ?? null,
    exceeded: status?.exceeded ?? false,
    settled_nano_eur: String(report.settled_nano_eur),
    reserved_nano_eur: String(report.reserved_nano_eur),
  };
}

/** The version of a budget is that of its limit: what was spent changes with each call. */
export function budgetVersion(limitEurCents: bigint | number | null): string {
  return versionOf([limitEurCents === null ? null : Number(limitEurCents)]);
}
