import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { PageButtons, useCursor } from '../../parts/pages.tsx';
import { Meter } from '../../parts/state-badge.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { budgetName } from '../../texts/budget-name.ts';
import { formatCents, formatMoney, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

const ROWS = 50;

/** All budgets in their current periods, with their bars. */
export function Budgets() {
  const cursor = useCursor();
  const budgets = useResource(
    (signal) =>
      management.listBudgets(
        { limit: ROWS, ...(cursor.cursor === undefined ? {} : { cursor: cursor.cursor }) },
        { signal },
      ),
    [cursor.cursor],
  );
  return (
    <>
      <h2>{texts.money.budgets}</h2>
      <Loaded of={budgets}>
        {({ data, next_cursor: next }) => (
          <>
            <BudgetTable budgets={data} />
            <PageButtons cursor={cursor} next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}

function BudgetTable({ budgets }: { budgets: readonly Budget[] }) {
  if (budgets.length === 0) return <EmptyNotice>{texts.projects.none}</EmptyNotice>;
  return (
    <Table
      label={texts.money.budgets}
      rows={budgets}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'project',
          title: texts.money.project,
          cell: (budget) =>
            budget.project_id === null ? (
              budgetName(budget)
            ) : (
              <a href={addressOf(['projects', budget.project_id], { view: 'budget' })}>
                {budgetName(budget)}
              </a>
            ),
        },
        { name: 'used', title: texts.money.used, cell: (budget) => <Used of={budget} /> },
        {
          name: 'settled',
          title: texts.money.settled,
          isNumber: true,
          cell: ({ settled_nano_eur: settled }) => formatMoney(settled),
        },
        {
          name: 'held',
          title: texts.money.held,
          isNumber: true,
          cell: ({ reserved_nano_eur: held }) => formatMoney(held),
        },
        {
          name: 'limit',
          title: texts.money.limit,
          isNumber: true,
          cell: ({ limit_eur_cents: limit }) => (limit === null ? texts.money.noLimit : formatCents(limit)),
        },
        {
          name: 'left',
          title: texts.money.left,
          isNumber: true,
          cell: ({ remaining_eur_cents: left }) => (left === null ? texts.states.none : formatCents(left)),
        },
      ]}
    />
  );
}

function Used({ of: { limit_eur_cents: limit, consumed_eur_cents: consumed } }: { of: Budget }) {
  if (limit === null || consumed === null || limit === 0) return <>{texts.states.none}</>;
  const share = consumed / limit;
  return (
    <>
      <Meter share={share} label={texts.budget.used(formatPercent(share))} />
      <span class="quiet">{formatPercent(share)}</span>
    </>
  );
}
