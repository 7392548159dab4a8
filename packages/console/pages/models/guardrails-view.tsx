import { useState } from 'preact/hooks';
import type { GuardrailTrial } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { Field, TextArea } from '../../parts/field.tsx';
import { EmptyNotice, ErrorNotice } from '../../parts/notice.tsx';
import { Badge } from '../../parts/state-badge.tsx';
import { Table } from '../../parts/table.tsx';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';

/** Would this text pass? */
export function GuardrailsView() {
  const [text, setText] = useState('');
  const [model, setModel] = useState('');
  const [trial, setTrial] = useState<GuardrailTrial | null>(null);
  const change = useChange();
  if (!hasRole('operator', 'admin')) return <EmptyNotice>{texts.guardrails.forbidden}</EmptyNotice>;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const of = model.trim() === '' ? {} : { model: model.trim() };
          void change.run(async () => setTrial(await management.tryGuardrails({ text, ...of })));
        }}
      >
        <TextArea
          label={texts.guardrails.text}
          hint={texts.guardrails.hint}
          required
          value={text}
          onValue={setText}
        />
        <Field label={texts.guardrails.model} maxLength={200} value={model} onValue={setModel} />
        <button type="submit" class="primary" disabled={change.isRunning}>
          {texts.guardrails.submit}
        </button>
      </form>
      <ErrorNotice error={change.error} />
      <div aria-live="polite">{trial !== null && <Trial of={trial} />}</div>
    </>
  );
}

function Trial({ of: { outcome, guardrails } }: { of: GuardrailTrial }) {
  const isAllowed = outcome === 'allowed';
  return (
    <>
      <p class={`notice ${isAllowed ? 'good' : 'bad'}`}>{texts.guardrails.outcomes[outcome]}</p>
      {guardrails.length === 0 ? (
        <EmptyNotice>{texts.guardrails.none}</EmptyNotice>
      ) : (
        <Table
          label={texts.models.guardrails}
          rows={guardrails}
          keyOf={({ guardrail }) => guardrail}
          columns={[
            { name: 'guardrail', title: texts.guardrails.guardrail, cell: ({ guardrail }) => guardrail },
            {
              name: 'outcome',
              title: texts.models.outcome,
              cell: ({ outcome: one }) => <Badge tone={one === 'allowed' ? 'good' : 'warn'}>{one}</Badge>,
            },
          ]}
        />
      )}
    </>
  );
}
