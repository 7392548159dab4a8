import { useState } from 'preact/hooks';
import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { FormDialog, ReasonField } from '../../parts/dialog.tsx';
import { Checkbox, Field, Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/notice.tsx';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatMoney } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { centsOf } from '../projects/amounts.ts';

export interface BudgetDialogProperties {
  budget: Budget;
  onDone: () => void;
  onClose: () => void;
}

/** Adds an amount for a time. It replaces an earlier one. */
export function TopUpBudget({ budget: { id, top_up: topUp }, onDone, onClose }: BudgetDialogProperties) {
  const [amount, setAmount] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange();
  const ends = until === '' ? {} : { until: new Date(until).toISOString() };
  return (
    <FormDialog
      title={texts.budget.topUp}
      submit={topUp !== null && amount === '' ? texts.budget.endTopUp : texts.budget.topUp}
      change={change}
      onSubmit={async () => {
        const added = amount === '' ? null : { eur_cents: centsOf(amount), reason, ...ends };
        await management.changeBudget({ budget: id }, { top_up: added });
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        label={texts.budget.amount}
        hint={topUp === null ? texts.budget.topUpHint : texts.budget.replaceHint}
        inputMode="decimal"
        required={topUp === null}
        value={amount}
        onValue={setAmount}
      />
      <Field
        label={texts.budget.until}
        hint={texts.budget.untilHint}
        type="datetime-local"
        value={until}
        onValue={setUntil}
      />
      <Field
        label={texts.project.reason}
        required={amount !== ''}
        maxLength={500}
        value={reason}
        onValue={setReason}
      />
    </FormDialog>
  );
}

/** Sets the limit, at once or from the next period on. */
export function ChangeLimit({ budget, onDone, onClose }: BudgetDialogProperties) {
  const { id, limit_eur_cents: limit, top_up: topUp } = budget;
  const own = (limit ?? 0) - (topUp?.eur_cents ?? 0);
  const [amount, setAmount] = useState(String(own / 100));
  const [from, setFrom] = useState('now');
  const [isSoft, setSoft] = useState(budget.soft);
  const [reason, setReason] = useState('');
  const change = useChange();
  const cents = (): object =>
    from === 'now' ? { limit_eur_cents: centsOf(amount) } : { next_limit_eur_cents: centsOf(amount) };
  return (
    <FormDialog
      title={texts.budget.setLimit}
      submit={texts.actions.save}
      change={change}
      onSubmit={async () => {
        const why = reason === '' ? {} : { reason };
        await management.changeBudget({ budget: id, ...why }, { ...cents(), soft: isSoft });
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label={texts.budget.amount} inputMode="decimal" required value={amount} onValue={setAmount} />
      <Select
        label={texts.budget.from}
        value={from}
        onValue={setFrom}
        choices={[
          { value: 'now', title: texts.budget.fromNow },
          { value: 'next', title: texts.budget.fromNext },
        ]}
      />
      <Checkbox label={texts.budget.soft} isChecked={isSoft} onChange={setSoft} />
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}

/** Shows what was spent before the limit goes. */
export function DeleteBudget({ budget: { id }, onDone, onClose }: BudgetDialogProperties) {
  const preview = useResource(
    (signal) => management.deleteBudget({ budget: id, dry_run: true }, { signal }),
    [id],
  );
  const [reason, setReason] = useState('');
  const change = useChange();
  return (
    <FormDialog
      title={texts.budget.delete}
      submit={texts.budget.delete}
      isDangerous
      change={change}
      onSubmit={() => management.deleteBudget({ budget: id, ...(reason === '' ? {} : { reason }) })}
      onDone={onDone}
      onClose={onClose}
    >
      <Loaded of={preview}>
        {({ budget }) => <p>{texts.budget.deletePreview(formatMoney(budget.settled_nano_eur))}</p>}
      </Loaded>
      <ReasonField value={reason} onValue={setReason} />
    </FormDialog>
  );
}
