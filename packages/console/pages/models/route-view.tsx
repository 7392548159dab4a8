import { useState } from 'preact/hooks';
import type { ProcessRoute, RouteExplanation } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Checkbox, Field } from '../../parts/field.tsx';
import { ErrorNotice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { route } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { formatNumber, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { DeploymentState } from './deployments.tsx';

/** Which deployment would a request get, and why? */
export function RouteView() {
  const [model, setModel] = useState(route.value.query.get('model') ?? '');
  const [session, setSession] = useState('');
  const [isStreamed, setStreamed] = useState(true);
  const [found, setFound] = useState<RouteExplanation | null>(null);
  const change = useChange();
  const explain = async (): Promise<void> => {
    const headers: Record<string, string> = session === '' ? {} : { 'x-session-id': session };
    setFound(await management.explainRoute({ model, headers, body: {}, stream: isStreamed }));
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change.run(explain);
        }}
      >
        <div class="filters">
          <Field label={texts.models.model} required value={model} onValue={setModel} />
          <Field label={texts.models.header} value={session} onValue={setSession} />
          <Checkbox label={texts.models.stream} isChecked={isStreamed} onChange={setStreamed} />
          <button type="submit" class="primary" disabled={change.isRunning}>
            {texts.models.explain}
          </button>
        </div>
        <p class="quiet">{texts.models.explainHint}</p>
      </form>
      <ErrorNotice error={change.error} />
      <div aria-live="polite">
        {found?.processes.map((process) => (
          <Explained key={process.process_id} route={process} />
        ))}
      </div>
    </>
  );
}

function Explained({ route: found }: { route: ProcessRoute }) {
  const { session, fallbacks } = found;
  if (found.model === null)
    return <p class="notice warn">{texts.models.unknownModel(found.requested_model)}</p>;
  return (
    <section>
      <h2>{texts.models.processNumber(found.process_id)}</h2>
      <dl class="facts">
        <dt>{texts.models.strategy}</dt>
        <dd>{found.strategy ?? texts.states.none}</dd>
        <dt>{texts.models.outcome}</dt>
        <dd>{found.outcome ?? texts.states.none}</dd>
        <dt>{texts.models.session}</dt>
        <dd>
          {session.source}
          {session.deployment !== null && `, ${texts.models.boundTo(session.deployment)}`}
        </dd>
        {fallbacks.length > 0 && <dt>{texts.models.fallbacks}</dt>}
        {fallbacks.map(({ cause, models }) => (
          <dd key={cause}>
            {texts.models.fallback(
              cause,
              models.map(({ model, ready }) => (ready ? model : texts.models.notReady(model))).join(', '),
            )}
          </dd>
        ))}
      </dl>
      <h3>{texts.today.deployments}</h3>
      <RoutedDeployments deployments={found.deployments} />
    </section>
  );
}

function RoutedDeployments({ deployments }: Pick<ProcessRoute, 'deployments'>) {
  return (
    <Table
      label={texts.today.deployments}
      rows={deployments}
      keyOf={({ deployment }) => deployment}
      columns={[
        { name: 'deployment', title: texts.models.deployment, cell: ({ deployment }) => deployment },
        {
          name: 'chance',
          title: texts.models.chance,
          isNumber: true,
          cell: ({ chance }) => formatPercent(chance),
        },
        { name: 'state', title: texts.models.state, cell: (one) => <DeploymentState of={one} /> },
        {
          name: 'obstacle',
          title: texts.models.obstacle,
          cell: ({ obstacle }) => obstacle ?? texts.states.none,
        },
        { name: 'priority', title: texts.models.priority, isNumber: true, cell: ({ priority }) => priority },
        { name: 'weight', title: texts.models.weight, isNumber: true, cell: ({ weight }) => weight },
        { name: 'load', title: texts.models.load, isNumber: true, cell: ({ load }) => formatNumber(load) },
      ]}
    />
  );
}
