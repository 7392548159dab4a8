import type { DeploymentHealth, DeploymentList } from '../../../../generated/admin/contract.ts';
import { EmptyNotice } from '../../parts/notice.tsx';
import { Badge } from '../../parts/state-badge.tsx';
import { Table } from '../../parts/table.tsx';
import { formatDuration, formatNumber, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

interface Row extends DeploymentHealth {
  processId: number;
}

/** The health of deployments in each process. */
export function Deployments({ processes }: { processes: DeploymentList['processes'] }) {
  const rows = processes.flatMap(({ process_id: processId, deployments }) =>
    deployments.map((one): Row => ({ ...one, processId })),
  );
  if (rows.length === 0) return <EmptyNotice>{texts.models.noDeployments}</EmptyNotice>;
  return (
    <Table
      label={texts.today.deployments}
      rows={rows}
      keyOf={({ processId, deployment }) => `${processId} ${deployment}`}
      columns={[
        { name: 'deployment', title: texts.models.deployment, cell: ({ deployment }) => deployment },
        { name: 'state', title: texts.models.state, cell: (row) => <DeploymentState of={row} /> },
        {
          name: 'inFlight',
          title: texts.models.inFlight,
          isNumber: true,
          cell: ({ in_flight: inFlight }) => formatNumber(inFlight),
        },
        {
          name: 'waiting',
          title: texts.models.waiting,
          isNumber: true,
          cell: ({ connections }) => formatNumber(connections?.waiting ?? 0),
        },
        {
          name: 'firstToken',
          title: texts.models.firstToken,
          isNumber: true,
          cell: ({ first_token_ms: ms }) => shownDuration(ms),
        },
        {
          name: 'response',
          title: texts.models.response,
          isNumber: true,
          cell: ({ response_ms: ms }) => shownDuration(ms),
        },
        { name: 'process', title: texts.models.process, isNumber: true, cell: ({ processId }) => processId },
        { name: 'models', title: texts.models.title, cell: ({ models }) => models.join(', ') },
      ]}
    />
  );
}

export function DeploymentState({
  of: { state, reason, ejected_until: until },
}: {
  of: Pick<DeploymentHealth, 'state' | 'reason' | 'ejected_until'>;
}) {
  return (
    <>
      <Badge tone={until !== null ? 'bad' : state === 'healthy' ? 'good' : 'warn'}>{state}</Badge>
      {reason !== null && <p class="quiet">{reason}</p>}
      {until !== null && <p class="quiet">{texts.models.until(formatTime(until))}</p>}
    </>
  );
}

function shownDuration(milliseconds: number | null): string {
  return milliseconds === null ? texts.states.none : formatDuration(milliseconds);
}
