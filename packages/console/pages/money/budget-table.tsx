import { useState } from 'preact/hooks';
import type { Budget } from '../../../../generated/admin/contract.ts';
import { hasRole, sessionState } from '../../api/session.ts';
import { EmptyNotice } from '../../parts/notice.tsx';
import { Table, type Column } from '../../parts/table.tsx';
import { formatCents, formatMoney } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { BudgetBar, BudgetNotes, BudgetOwnerCell, periodOf } from './budget-cells.tsx';
import { ChangeLimit, DeleteBudget, TopUpBudget } from './budget-dialogs.tsx';
import type { BudgetRow } from './budget-tree.ts';

const ACTIONS = [
  { name: 'change', title: texts.keys.change, Dialog: ChangeLimit },
  { name: 'top-up', title: texts.budget.topUp, Dialog: TopUpBudget },
  { name: 'delete', title: texts.budget.remove, Dialog: DeleteBudget },
] as const;

interface Open {
  budget: Budget;
  Dialog: (typeof ACTIONS)[number]['Dialog'];
}

/** Budgets under whom they are of, with what the session may change. */
export function BudgetTable({ rows, onChanged }: { rows: readonly BudgetRow[]; onChanged: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  if (rows.length === 0) return <EmptyNotice>{texts.money.noBudgets}</EmptyNotice>;
  return (
    <>
      <Table
        label={texts.money.budgets}
        rows={rows}
        keyOf={({ id }) => id}
        columns={mayChangeBudgets() ? [...COLUMNS, actions(setOpen)] : COLUMNS}
      />
      {open !== null && (
        <open.Dialog budget={open.budget} onDone={() => (close(), onChanged())} onClose={close} />
      )}
    </>
  );
}

export function mayChangeBudgets(): boolean {
  return hasRole('finance', 'operator', 'admin');
}

/** Whether the session reaches more than one organisation, as budgets of an organisation need. */
export function reachesAllOrganisations(): boolean {
  const state = sessionState.value;
  return 'session' in state && state.session.organisation === null;
}

function actions(onOpen: (open: Open) => void): Column<BudgetRow> {
  return {
    name: 'actions',
    title: texts.keys.actions,
    cell: ({ budget }) =>
      budget !== null && isChangeable(budget) ? (
        <div class="row">
          {ACTIONS.map(({ name, title, Dialog }) => (
            <button
              key={name}
              type="button"
              aria-label={`${title}: ${budget.project ?? budget.organisation} ${budget.period}`}
              onClick={() => onOpen({ budget, Dialog })}
            >
              {title}
            </button>
          ))}
        </div>
      ) : null,
  };
}

/** A month without a limit is no budget yet. */
function isChangeable({ limit_eur_cents: limit, scope }: Budget): boolean {
  return limit !== null && (scope !== 'organisation' || reachesAllOrganisations());
}

const COLUMNS: readonly Column<BudgetRow>[] = [
  { name: 'owner', title: texts.money.budgetOf, cell: (row) => <BudgetOwnerCell of={row} /> },
  { name: 'period', title: texts.money.period, cell: ({ budget }) => budget !== null && periodOf(budget) },
  {
    name: 'used',
    title: texts.money.used,
    cell: ({ budget }) => budget !== null && <BudgetBar of={budget} />,
  },
  amount('settled', texts.money.settled, ({ settled_nano_eur: settled }) => formatMoney(settled)),
  amount('held', texts.money.held, ({ reserved_nano_eur: held }) => formatMoney(held)),
  amount('limit', texts.money.limit, ({ limit_eur_cents: limit }) =>
    limit === null ? texts.money.noLimit : formatCents(limit),
  ),
  amount('left', texts.money.left, ({ remaining_eur_cents: left }) =>
    left === null ? texts.states.none : formatCents(left),
  ),
  {
    name: 'notes',
    title: texts.money.notes,
    cell: ({ budget }) => budget !== null && <BudgetNotes of={budget} />,
  },
];

function amount(name: string, title: string, cell: (budget: Budget) => string): Column<BudgetRow> {
  return { name, title, isNumber: true, cell: ({ budget }) => budget !== null && cell(budget) };
}
