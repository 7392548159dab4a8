import { useState } from 'preact/hooks';
import type { Budget } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Checkbox, Field, Select, type Choice } from '../../parts/field.tsx';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';
import { centsOf } from '../projects/amounts.ts';

/** Of whom a budget can be. */
export interface BudgetOwner {
  scope: Budget['scope'];
  /** The id. */
  of: string;
  title: string;
}

const INTERVALS = (['day', 'week', 'month'] as const).map((value) => ({
  value,
  title: texts.budget.intervals[value],
}));

export function CreateBudget({
  owners,
  onDone,
  onClose,
}: {
  owners: readonly BudgetOwner[];
  onDone: () => void;
  onClose: () => void;
}) {
  const [of, setOf] = useState(owners[0]?.of ?? '');
  const [interval, setInterval] = useState('month');
  const [model, setModel] = useState('');
  const [tag, setTag] = useState('');
  const [amount, setAmount] = useState('');
  const [isSoft, setSoft] = useState(false);
  const change = useChange();
  const choices = owners.map((one): Choice => ({ value: one.of, title: one.title }));
  const create = async (): Promise<void> => {
    const scope = owners.find((one) => one.of === of)?.scope ?? 'project';
    const period = INTERVALS.find(({ value }) => value === interval)?.value ?? 'month';
    const only = {
      ...(model.trim() === '' ? {} : { model: model.trim() }),
      ...(tag.trim() === '' ? {} : { tag: tag.trim() }),
    };
    const body = { scope, of, interval: period, limit_eur_cents: centsOf(amount), soft: isSoft, ...only };
    await management.createBudget({}, body);
  };
  return (
    <FormDialog
      title={texts.budget.create}
      submit={texts.budget.create}
      change={change}
      onSubmit={create}
      onDone={onDone}
      onClose={onClose}
    >
      <Select label={texts.money.budgetOf} value={of} onValue={setOf} choices={choices} />
      <Select label={texts.money.period} value={interval} onValue={setInterval} choices={INTERVALS} />
      <Field label={texts.budget.amount} inputMode="decimal" required value={amount} onValue={setAmount} />
      <Field
        label={texts.money.model}
        hint={texts.budget.modelHint}
        maxLength={300}
        value={model}
        onValue={setModel}
      />
      <Field
        label={texts.budget.tag}
        hint={texts.budget.tagHint}
        maxLength={160}
        value={tag}
        onValue={setTag}
      />
      <Checkbox label={texts.budget.soft} isChecked={isSoft} onChange={setSoft} />
    </FormDialog>
  );
}
