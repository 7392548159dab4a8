import type { Budget } from '../../../../generated/admin/contract.ts';
import { addressOf } from '../../state/route.ts';
import { Badge, Meter } from '../../parts/state-badge.tsx';
import { formatCents, formatMonth, formatPercent, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import type { BudgetRow } from './budget-tree.ts';

/** How much of the limit is spent or held. */
export function BudgetBar({ of: { limit_eur_cents: limit, consumed_eur_cents: consumed } }: { of: Budget }) {
  if (limit === null || consumed === null || limit === 0) return <>{texts.states.none}</>;
  const share = consumed / limit;
  return (
    <>
      <Meter share={share} label={texts.budget.used(formatPercent(share))} />
      <span class="quiet">{formatPercent(share)}</span>
    </>
  );
}

export function periodOf({ interval, period }: Budget) {
  return <span class="whole">{interval === 'month' ? formatMonth(period) : period}</span>;
}

/** What is special about it. */
export function BudgetNotes({ of: budget }: { of: Budget }) {
  const { soft, exceeded, top_up: topUp, next_limit_eur_cents: next, renews_at: renewsAt } = budget;
  return (
    <>
      {exceeded && <Badge tone="bad">{texts.budget.usedUp}</Badge>}{' '}
      {soft && <Badge tone="plain">{texts.budget.soft}</Badge>}
      {topUp !== null && (
        <p class="quiet" dir="auto">
          {texts.budget.toppedUp(formatCents(topUp.eur_cents), formatTime(topUp.until), topUp.reason)}
        </p>
      )}
      {next !== null && <p class="quiet">{texts.budget.next(formatCents(next), formatTime(renewsAt))}</p>}
    </>
  );
}

/** The owner, below the one above it, and the model and the tag whose calls the budget counts. */
export function BudgetOwnerCell({ of: { level, owner, projectId, budget } }: { of: BudgetRow }) {
  const kind = [texts.money.organisation, texts.money.project, texts.money.key][level];
  const counted = [budget?.model ?? null, budget?.tag ?? null].filter((part) => part !== null);
  return (
    <div class={`level-${level}`}>
      {owner !== null && <OwnerName owner={owner} projectId={projectId} />}{' '}
      {owner !== null && <span class="quiet">{kind}</span>}
      {(counted.length > 0 || owner === null) && (
        <p class="quiet">
          <bdi>{counted.length > 0 ? counted.join(' · ') : texts.money.allModels}</bdi>
        </p>
      )}
    </div>
  );
}

function OwnerName({ owner, projectId }: { owner: string; projectId: string | null }) {
  if (projectId === null) return <bdi>{owner}</bdi>;
  return (
    <a href={addressOf(['projects', projectId], { view: 'budget' })}>
      <bdi>{owner}</bdi>
    </a>
  );
}
