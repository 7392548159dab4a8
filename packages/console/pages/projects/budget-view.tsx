import { useState } from 'preact/hooks';
import type { Budget, BudgetChange } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { FormDialog, ReasonField } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Loaded } from '../../parts/notice.tsx';
import { Meter } from '../../parts/state-badge.tsx';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatCents, formatMoney, formatMonth, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { centsOf } from './amounts.ts';
import { ProjectBudgets } from './project-budgets.tsx';
import type { ProjectViewProperties } from './project-view-properties.ts';

export function BudgetView({ project }: ProjectViewProperties) {
  const { id } = project;
  const budget = useResource((signal) => management.getBudget({ project: id }, { signal }), [id]);
  const [open, setOpen] = useState<'limit' | 'raise' | null>(null);
  const done = (): void => {
    setOpen(null);
    budget.reload();
  };
  return (
    <Loaded of={budget}>
      {(value) => (
        <>
          <BudgetFacts budget={value} />
          {hasRole('finance', 'operator', 'admin') && (
            <div class="buttons">
              <button type="button" onClick={() => setOpen('limit')}>
                {texts.budget.setLimit}
              </button>
              {value.limit_eur_cents !== null && (
                <button type="button" onClick={() => setOpen('raise')}>
                  {texts.budget.raise}
                </button>
              )}
            </div>
          )}
          {open !== null && (
            <ChangeBudget
              id={id}
              kind={open}
              limitCents={limitWithoutTopUp(value)}
              onDone={done}
              onClose={() => setOpen(null)}
            />
          )}
          <ProjectBudgets key={String(value.limit_eur_cents)} project={project} onChanged={budget.reload} />
        </>
      )}
    </Loaded>
  );
}

function BudgetFacts({ budget }: { budget: Budget }) {
  const { limit_eur_cents: limit, consumed_eur_cents: consumed, remaining_eur_cents: left } = budget;
  const share = limit === null || consumed === null || limit === 0 ? null : consumed / limit;
  return (
    <>
      {budget.exceeded && <p class="notice bad">{texts.budget.exceeded}</p>}
      {share !== null && (
        <p>
          <Meter share={share} label={texts.budget.used(formatPercent(share))} />
          <span class="quiet">{texts.budget.used(formatPercent(share))}</span>
        </p>
      )}
      <dl class="facts">
        <dt>{texts.budget.period}</dt>
        <dd>{formatMonth(budget.period)}</dd>
        <dt>{texts.budget.limit}</dt>
        <dd>{limit === null ? texts.budget.none : formatCents(limit)}</dd>
        <dt>{texts.budget.settled}</dt>
        <dd title={`${budget.settled_nano_eur} nano-EUR`}>{formatMoney(budget.settled_nano_eur)}</dd>
        <dt>{texts.budget.held}</dt>
        <dd title={`${budget.reserved_nano_eur} nano-EUR`}>{formatMoney(budget.reserved_nano_eur)}</dd>
        <dt>{texts.budget.left}</dt>
        <dd>{left === null ? texts.states.none : formatCents(left)}</dd>
      </dl>
    </>
  );
}

/** The limit that stays when the amount that was added for a time has ended. */
function limitWithoutTopUp({ limit_eur_cents: limit, top_up: topUp }: Budget): number | null {
  return limit === null ? null : limit - (topUp?.eur_cents ?? 0);
}

interface ChangeBudgetProperties {
  id: string;
  kind: 'limit' | 'raise';
  limitCents: number | null;
  onDone: () => void;
  onClose: () => void;
}

function ChangeBudget({ id, kind, limitCents, onDone, onClose }: ChangeBudgetProperties) {
  const isLimit = kind === 'limit';
  const [amount, setAmount] = useState(isLimit && limitCents !== null ? String(limitCents / 100) : '');
  const [reason, setReason] = useState('');
  const change = useChange();
  const title = isLimit ? texts.budget.setLimit : texts.budget.raise;
  const wanted = (): BudgetChange => {
    if (!isLimit) return { raise_eur_cents: centsOf(amount) };
    return { limit_eur_cents: amount.trim() === '' ? null : centsOf(amount) };
  };
  return (
    <FormDialog
      title={title}
      submit={title}
      change={change}
      onSubmit={async () =>
        management.updateBudget({ project: id, ...(reason === '' ? {} : { reason }) }, wanted())
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        label={texts.budget.amount}
        hint={isLimit ? texts.budget.limitHint : texts.budget.raiseHint}
        inputMode="decimal"
        required={!isLimit}
        value={amount}
        onValue={setAmount}
      />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
