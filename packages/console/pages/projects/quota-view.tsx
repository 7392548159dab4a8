import { useState } from 'preact/hooks';
import type { Quota, QuotaChange } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { Field } from '../../parts/field.tsx';
import { ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatNumber } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import type { ProjectViewProperties } from './project-view-properties.ts';

/** What the project stores, and what it may store. */
export function QuotaView({ project: { id } }: ProjectViewProperties) {
  const quota = useResource((signal) => management.getQuota({ project: id }, { signal }), [id]);
  return (
    <Loaded of={quota}>
      {(value) => (
        <>
          <dl class="facts">
            <dt>{texts.quota.bytes}</dt>
            <dd>{texts.quota.of(formatNumber(value.stored_bytes), shownLimit(value.max_bytes))}</dd>
            <dt>{texts.quota.count}</dt>
            <dd>{texts.quota.of(formatNumber(value.stored_count), shownLimit(value.max_count))}</dd>
          </dl>
          {hasRole('operator', 'admin') && <ChangeQuota quota={value} onChanged={quota.reload} />}
        </>
      )}
    </Loaded>
  );
}

function ChangeQuota({ quota, onChanged }: { quota: Quota; onChanged: () => void }) {
  const [bytes, setBytes] = useState(typedLimit(quota.max_bytes));
  const [count, setCount] = useState(typedLimit(quota.max_count));
  const change = useChange();
  const wanted: QuotaChange = { max_bytes: limitOf(bytes), max_count: limitOf(count) };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change
          .run(() => management.updateQuota({ project: quota.project_id }, wanted))
          .then((isDone) => isDone && onChanged());
      }}
    >
      <ErrorNotice error={change.error} />
      <div class="filters">
        <Field
          label={texts.quota.maxBytes}
          hint={texts.quota.hint}
          type="number"
          min={0}
          value={bytes}
          onValue={setBytes}
        />
        <Field
          label={texts.quota.maxCount}
          hint={texts.quota.hint}
          type="number"
          min={0}
          value={count}
          onValue={setCount}
        />
      </div>
      <button type="submit" disabled={change.isRunning}>
        {texts.actions.save}
      </button>
    </form>
  );
}

function shownLimit(limit: number | null): string {
  return limit === null ? texts.quota.default : formatNumber(limit);
}

function typedLimit(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function limitOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
