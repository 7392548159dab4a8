import { useState } from 'preact/hooks';
import type { Alert, AlertTest } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { hasRole, sessionState } from '../../api/session.ts';
import { EmptyNotice, ErrorNotice, Loaded } from '../../parts/notice.tsx';
import { Badge, type Tone } from '../../parts/state-badge.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatMoney, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

const SHOWN = 10;
const EVERY_MS = 30_000;
const TONES: Readonly<Record<Alert['deliveries'][number]['state'], Tone>> = {
  waiting: 'warn',
  sent: 'good',
  failed: 'bad',
};

/** The latest alerts of budgets, and what became of their messages. */
export function Alerts() {
  const alerts = useResource((signal) => management.listAlerts({ limit: SHOWN }, { signal }), [], EVERY_MS);
  return (
    <>
      <h2>{texts.alerts.title}</h2>
      <Loaded of={alerts}>
        {({ data }) =>
          data.length === 0 ? <EmptyNotice>{texts.alerts.none}</EmptyNotice> : <AlertTable alerts={data} />
        }
      </Loaded>
      <SendTest />
    </>
  );
}

function AlertTable({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Table
      label={texts.alerts.title}
      rows={alerts}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'project',
          title: texts.money.project,
          cell: ({ project, project_id: id, organisation, budget_id: budget, model, tag }) => {
            const parts = [project ?? organisation ?? budget, model, tag];
            const name = parts.filter((part) => part !== null).join(' · ');
            return id === null ? name : <a href={addressOf(['projects', id], { view: 'budget' })}>{name}</a>;
          },
        },
        {
          name: 'threshold',
          title: texts.alerts.threshold,
          cell: ({ threshold }) => shownThreshold(threshold),
        },
        { name: 'time', title: texts.alerts.time, cell: ({ at }) => formatTime(at) },
        {
          name: 'settled',
          title: texts.money.settled,
          isNumber: true,
          cell: ({ settled_nano_eur: settled }) => formatMoney(settled),
        },
        {
          name: 'deliveries',
          title: texts.alerts.messages,
          cell: ({ deliveries }) =>
            deliveries.map(({ target, state, detail }) => (
              <div key={target}>
                {target} <Badge tone={TONES[state]}>{state}</Badge>
                <p class="quiet">{detail}</p>
              </div>
            )),
        },
      ]}
    />
  );
}

function shownThreshold(threshold: string): string {
  return threshold === 'forecast' ? texts.money.forecast : `${threshold} %`;
}

/** Sends a test to every target, and shows what each responds. */
function SendTest() {
  const [test, setTest] = useState<AlertTest | null>(null);
  const change = useChange();
  const state = sessionState.value;
  const isLimited = 'session' in state && state.session.organisation !== null;
  if (isLimited || !hasRole('operator', 'admin')) return null;
  return (
    <div aria-live="polite">
      <div class="buttons">
        <button
          type="button"
          disabled={change.isRunning}
          onClick={() => void change.run(async () => setTest(await management.testAlert({})))}
        >
          {texts.alerts.sendTest}
        </button>
      </div>
      <ErrorNotice error={change.error} />
      {test?.targets.length === 0 && <EmptyNotice>{texts.alerts.noTargets}</EmptyNotice>}
      {test?.targets.map(({ target, accepted, detail }) => (
        <p key={target} class={`notice ${accepted ? 'good' : 'bad'}`}>
          {target}: {detail}
        </p>
      ))}
    </div>
  );
}
