import type { Budget } from '../../generated/admin/contract.ts';
import type { BudgetReport } from '../../ledger/reports/budgets.ts';
import { versionOf } from '../versions.ts';

export function budgetView(report: BudgetReport): Budget {
  const { amounts, limit } = report;
  const { top_up_eur_cents: topUp = null, top_up_until: until = null, top_up_reason: reason } = limit ?? {};
  return {
    id: report.id,
    scope: report.scope,
    organisation: report.organisation_name,
    organisation_id: report.organisation_id,
    project: report.project_name === null ? null : `${report.organisation_name}/${report.project_name}`,
    project_id: report.project_id,
    key_id: report.key_id,
    model: report.model_id,
    tag: report.tag,
    interval: report.interval,
    period: report.period,
    renews_at: report.renews_at,
    soft: limit?.is_soft ?? false,
    limit_eur_cents: amounts?.limit_eur_cents ?? null,
    consumed_eur_cents: amounts?.consumed_eur_cents ?? null,
    remaining_eur_cents: amounts?.remaining_eur_cents ?? null,
    exceeded: amounts?.exceeded ?? false,
    next_limit_eur_cents: numberOf(limit?.next_limit_eur_cents ?? null),
    top_up:
      topUp === null || until === null ? null : { eur_cents: Number(topUp), until, reason: reason ?? '' },
    settled_nano_eur: String(report.settled_nano_eur),
    reserved_nano_eur: String(report.reserved_nano_eur),
  };
}

/** What clients can change of a budget. */
export function budgetSettings({ limit }: BudgetReport) {
  if (limit === null) return { limit_eur_cents: null };
  return {
    limit_eur_cents: Number(limit.limit_eur_cents),
    soft: limit.is_soft,
    next_limit_eur_cents: numberOf(limit.next_limit_eur_cents),
    top_up_eur_cents: numberOf(limit.top_up_eur_cents),
    top_up_until: limit.top_up_until,
    top_up_reason: limit.top_up_reason,
  };
}

/** The version of a budget is that of its settings: what was spent changes with each call. */
export function budgetVersion(report: BudgetReport): string {
  return versionOf(budgetSettings(report));
}

function numberOf(eurCents: bigint | null): number | null {
  return eurCents === null ? null : Number(eurCents);
}
