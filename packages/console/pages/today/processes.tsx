import type { Overview } from '../../../../generated/admin/contract.ts';
import { Badge, type Tone } from '../../parts/state-badge.tsx';
import { Table } from '../../parts/table.tsx';
import { formatNumber } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

type Process = Overview['processes'][number];

const TONES: Readonly<Record<Process['state'], Tone>> = {
  ready: 'good',
  not_ready: 'bad',
  unresponsive: 'bad',
};

/** The processes of this replica: one that is away is shown as away. */
export function Processes({ processes }: { processes: readonly Process[] }) {
  return (
    <Table
      label={texts.today.processes}
      rows={processes}
      keyOf={({ process_id: id }) => String(id)}
      columns={[
        { name: 'process', title: texts.today.process, cell: ({ process_id: id }) => id },
        {
          name: 'state',
          title: texts.today.state,
          cell: ({ state, reason }) => (
            <>
              <Badge tone={TONES[state]}>{texts.today.processStates[state]}</Badge>
              {reason !== null && <p class="quiet">{reason}</p>}
            </>
          ),
        },
        {
          name: 'inFlight',
          title: texts.today.inFlight,
          isNumber: true,
          cell: ({ requests_in_flight: inFlight }) => formatNumber(inFlight),
        },
        {
          name: 'reload',
          title: texts.today.configuration,
          cell: ({ reload_failed: isFailed }) => (isFailed ? texts.today.older : texts.today.current),
        },
        {
          name: 'limits',
          title: texts.today.rateLimits,
          cell: ({ rate_limits_degraded: isDegraded }) =>
            isDegraded ? texts.today.alone : texts.today.current,
        },
        {
          name: 'unrecorded',
          title: texts.today.unrecorded,
          isNumber: true,
          cell: ({ unrecorded_calls: calls }) => formatNumber(calls),
        },
      ]}
    />
  );
}
